#!/usr/bin/env python3
"""Walks every call of matrix-nio's AsyncClient that a homeserver without federation and without encryption can serve.

    nio_walk.py HOMESERVER

Makes its own accounts (registration must be open). Writes one line for each call: "ok CALL", "FAILED CALL: why", or "left out CALL: why", and
ends with status 1 if a call failed, or if nio has a call that stands in none of the lists.
"""
import asyncio, inspect, io, sys, time, traceback, uuid

import nio
from nio import AsyncClient, AsyncClientConfig
from nio.api import PushRuleKind, ReceiptType, RelationshipType, RoomPreset, RoomVisibility

ENCRYPTION = "encrypts: nio needs libolm for it, and Parlor's kit has no encryption; the endpoints below it have tests of their own"
LEFT_OUT = {
    **{call: ENCRYPTION for call in (
        "accept_key_verification cancel_key_verification confirm_short_auth_string export_keys import_keys keys_claim keys_query "
        "keys_upload request_room_key send_to_device_messages share_group_session start_key_verification").split()},
    "get_openid_token": "for services beside a homeserver that ask it who somebody is by federation",
    "space_get_hierarchy": "spaces are no part of Parlor yet",
    "list_direct_rooms": "nio asks for account data that it reads from `m.direct`, and expects 404 text of Synapse when there is none",
}
# What makes no request of its own, or is the machinery below the calls.
LOCAL = set("close create_matrix_response get_timeout_retry_wait_time mxc_to_http parse_body receive_response "
            "run_response_callbacks send".split())

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c636460f85f0f00028701800eb47a92"
    "0000000049454e44ae426082")
PASSWORD = "correct horse"
done, failed = set(), set()


def unique(name):
    return f"{name}-{uuid.uuid4().hex[:8]}"


def text(body):
    return {"msgtype": "m.text", "body": body}


class Walk:
    """Two people, and what they have made so far. Each method drives the calls that its decorator names."""

    def __init__(self, homeserver):
        self.homeserver = homeserver
        config = AsyncClientConfig(store_sync_tokens=False, encryption_enabled=False, max_limit_exceeded=5, max_timeouts=2)
        self.anna = AsyncClient(homeserver, config=config)
        self.ben = AsyncClient(homeserver, config=config)

    async def call(self, method, *arguments, by=None, **options):
        """Makes a call and expects its success."""
        client = by or self.anna
        answer = await getattr(client, method)(*arguments, **options)
        assert not isinstance(answer, nio.ErrorResponse), f"{method} answered {answer}"
        done.add(method)
        return answer

    async def refused(self, method, *arguments, by=None, status="M_FORBIDDEN", **options):
        answer = await getattr(by or self.anna, method)(*arguments, **options)
        assert isinstance(answer, nio.ErrorResponse), f"{method} was not refused but answered {answer}"
        assert status in (None, answer.status_code), f"{method} was refused with {answer.status_code}"

    async def sync(self, client):
        return await self.call("sync", timeout=0, by=client)

    async def accounts(self):
        self.anna_name, self.ben_name = unique("anna"), unique("ben")
        answer = await self.call("register", self.anna_name, PASSWORD, device_name="walk")
        assert answer.user_id == f"@{self.anna_name}:localhost" and answer.access_token
        await self.call("register", self.ben_name, PASSWORD, by=self.ben)
        flows = await self.call("login_info")
        assert "m.login.password" in flows.flows, flows.flows
        third = AsyncClient(self.homeserver)
        # Without a stage it answers with the stages there are, which is what nio understands here.
        answer = await self.call("register_interactive", unique("clara"), PASSWORD, {"initial": True}, by=third)
        assert "m.login.dummy" in answer.stages and answer.session, answer
        await third.close()
        # Only a homeserver that wants a token takes one: the refusal is the answer here.
        fourth = AsyncClient(self.homeserver)
        await fourth.register_with_token(unique("dora"), PASSWORD, "no-such-token")
        done.add("register_with_token")
        await fourth.close()

    async def sessions(self):
        again = AsyncClient(self.homeserver, self.anna_name)
        answer = await self.call("login", PASSWORD, device_name="second", by=again)
        assert (await self.call("whoami", by=again)).user_id == self.anna.user_id
        raw = AsyncClient(self.homeserver)
        await self.call("login_raw", {
            "type": "m.login.password", "identifier": {"type": "m.id.user", "user": self.anna_name}, "password": PASSWORD}, by=raw)
        stranger = AsyncClient(self.homeserver, self.anna_name)
        await self.refused("login", "wrong", by=stranger)
        devices = await self.call("devices")
        assert answer.device_id in [device.id for device in devices.devices]
        await self.call("update_device", answer.device_id, {"display_name": "renamed"})
        names = {device.id: device.display_name for device in (await self.call("devices")).devices}
        assert names[answer.device_id] == "renamed", names
        challenge = await self.anna.delete_devices([answer.device_id])
        assert isinstance(challenge, nio.DeleteDevicesAuthResponse), challenge
        await self.call("delete_devices", [answer.device_id], auth={
            "type": "m.login.password", "identifier": {"type": "m.id.user", "user": self.anna_name}, "password": PASSWORD,
            "session": challenge.session})
        await self.refused("whoami", by=again, status="M_UNKNOWN_TOKEN")
        await self.call("logout", by=raw)
        for client in (again, raw, stranger):
            await client.close()

    async def profiles(self):
        await self.call("set_displayname", "Anna of the Garden")
        assert (await self.call("get_displayname", self.anna.user_id, by=self.ben)).displayname == "Anna of the Garden"
        await self.call("set_avatar", "mxc://localhost/anna")
        assert (await self.call("get_avatar", self.anna.user_id, by=self.ben)).avatar_url == "mxc://localhost/anna"
        profile = await self.call("get_profile", self.anna.user_id, by=self.ben)
        assert (profile.displayname, profile.avatar_url) == ("Anna of the Garden", "mxc://localhost/anna")
        await self.call("set_presence", "unavailable", "watering")

    async def rooms(self):
        self.alias = f"#{unique('garden')}:localhost"
        created = await self.call(
            "room_create", visibility=RoomVisibility.public, alias=self.alias[1:].split(":")[0], name="Garden", topic="Plants",
            preset=RoomPreset.public_chat)
        self.room = created.room_id
        resolved = await self.call("room_resolve_alias", self.alias)
        assert resolved.room_id == self.room
        assert (await self.call("room_get_visibility", self.room)).visibility == "public"
        listed = await self.call("list_public_rooms", limit=1000, by=self.ben)
        assert self.room in [room.room_id for room in listed.public_rooms], listed
        await self.call("join", self.alias, by=self.ben)
        assert self.room in (await self.call("joined_rooms", by=self.ben)).rooms
        members = await self.call("joined_members", self.room)
        assert {member.user_id for member in members.members} == {self.anna.user_id, self.ben.user_id}
        presence = await self.call("get_presence", self.anna.user_id, by=self.ben)
        assert presence.presence in ("unavailable", "online", "offline"), presence
        extra = f"#{unique('orchard')}:localhost"
        await self.call("room_put_alias", extra, self.room)
        await self.call("room_update_aliases", self.room, canonical_alias=self.alias, alt_aliases=[extra])
        await self.call("room_delete_alias", extra)
        await self.refused("room_resolve_alias", extra, status="M_NOT_FOUND")

    async def state(self):
        await self.call("update_room_topic", self.room, "Vegetables")
        topic = await self.call("room_get_state_event", self.room, "m.room.topic")
        assert topic.content["topic"] == "Vegetables"
        await self.call("room_put_state", self.room, "org.example.moisture", {"percent": 40}, state_key="bed 1/2")
        moisture = await self.call("room_get_state_event", self.room, "org.example.moisture", "bed 1/2")
        assert moisture.content == {"percent": 40}
        everything = await self.call("room_get_state", self.room)
        assert {"m.room.create", "m.room.name", "org.example.moisture"} <= {event["type"] for event in everything.events}
        await self.refused("room_put_state", self.room, "m.room.name", {"name": "Mine"}, by=self.ben)
        await self.sync(self.anna)
        # nio answers with an error for whoever or whatever the power levels name; Ben and this event are not named.
        await self.sync(self.ben)
        assert await self.call("has_permission", self.room, "kick", by=self.ben) is False
        assert await self.call("has_event_permission", self.room, "org.example.moisture", "state", by=self.ben) is False

    async def messages(self):
        await self.sync(self.ben)
        sent = [await self.call("room_send", self.room, "m.room.message", text(f"{number}")) for number in range(12)]
        ids = [answer.event_id for answer in sent]
        again = await self.call("room_send", self.room, "m.room.message", text("once"), tx_id="the same")
        twice = await self.call("room_send", self.room, "m.room.message", text("once"), tx_id="the same")
        assert again.event_id == twice.event_id
        news = await self.sync(self.ben)
        timeline = news.rooms.join[self.room].timeline
        assert [event.body for event in timeline.events if hasattr(event, "body")][-1] == "once"
        page = await self.call("room_messages", self.room, limit=100)
        assert [event.body for event in page.chunk if hasattr(event, "body")][:13] == ["once"] + [str(n) for n in range(11, -1, -1)]
        event = await self.call("room_get_event", self.room, ids[3])
        assert event.event.body == "3"
        context = await self.call("room_context", self.room, ids[5], limit=4)
        assert context.event.body == "5" and len(context.events_before) + len(context.events_after) == 4
        await self.call("room_redact", self.room, ids[2], reason="weeds")
        gone = await self.call("room_get_event", self.room, ids[2])
        assert isinstance(gone.event, nio.RedactedEvent), gone.event
        self.ids = ids

    async def relations(self):
        root = self.ids[4]
        await self.call("room_send", self.room, "m.reaction", {
            "m.relates_to": {"rel_type": "m.annotation", "event_id": root, "key": "🍅"}}, by=self.ben)
        await self.call("room_send", self.room, "m.room.message", {
            **text("in the thread"), "m.relates_to": {"rel_type": "m.thread", "event_id": root}}, by=self.ben)
        related = [event async for event in self.anna.room_get_event_relations(self.room, root)]
        done.add("room_get_event_relations")
        assert len(related) == 2, related
        replies = [event async for event in self.anna.room_get_event_relations(self.room, root, RelationshipType.thread)]
        assert [event.body for event in replies] == ["in the thread"]
        threads = [event async for event in self.anna.room_get_threads(self.room)]
        done.add("room_get_threads")
        assert [event.event_id for event in threads] == [root], threads

    async def passing_things(self):
        await self.call("room_typing", self.room, True, timeout=30000, by=self.ben)
        news = await self.sync(self.anna)
        await self.call("room_typing", self.room, False, by=self.ben)
        await self.call("room_read_markers", self.room, self.ids[8], self.ids[8], by=self.ben)
        await self.call("update_receipt_marker", self.room, self.ids[9], ReceiptType.read, by=self.ben)
        news = await self.sync(self.anna)
        receipts = [receipt for event in news.rooms.join[self.room].ephemeral for receipt in getattr(event, "receipts", [])]
        assert any(receipt.user_id == self.ben.user_id for receipt in receipts), news.rooms.join[self.room].ephemeral

    async def media(self):
        answer, _ = await self.anna.upload(io.BytesIO(PNG), content_type="image/png", filename="dot.png", filesize=len(PNG))
        assert isinstance(answer, nio.UploadResponse), answer
        done.add("upload")
        mxc = answer.content_uri
        file = await self.call("download", mxc, by=self.ben)
        assert file.body == PNG and file.content_type == "image/png"
        server, media = mxc[6:].split("/")
        small = await self.call("thumbnail", server, media, 32, 32, by=self.ben)
        assert small.content_type.startswith("image/"), small
        assert (await self.call("content_repository_config")).upload_size > 0

    async def push(self):
        rule = unique("rule")
        await self.call("set_pushrule", "global", PushRuleKind.content, rule, pattern="tomato", actions=[])
        await self.call("set_pushrule_actions", "global", PushRuleKind.content, rule, [nio.PushNotify()])
        await self.call("enable_pushrule", "global", PushRuleKind.content, rule, False)
        await self.call("delete_pushrule", "global", PushRuleKind.content, rule)

    async def filters(self):
        answer = await self.call("upload_filter", room={"timeline": {"limit": 1}})
        # nio goes on from where its client was; a new client begins.
        beginner = AsyncClient(self.homeserver)
        beginner.restore_login(self.anna.user_id, self.anna.device_id, self.anna.access_token)
        fresh = await self.call("sync", timeout=0, sync_filter=answer.filter_id, by=beginner)
        await beginner.close()
        assert len(fresh.rooms.join[self.room].timeline.events) == 1, fresh.rooms.join[self.room].timeline

    async def to_device(self):
        message = nio.ToDeviceMessage("org.example.knock", self.ben.user_id, "*", {"who": "anna"})
        await self.call("to_device", message)
        await self.sync(self.ben)

    async def membership(self):
        room = (await self.call("room_create", preset=RoomPreset.private_chat, name="Shed", invite=[self.ben.user_id])).room_id
        await self.call("join", room, by=self.ben)
        await self.call("room_leave", room, by=self.ben)
        await self.call("room_forget", room, by=self.ben)
        await self.call("room_invite", room, self.ben.user_id)
        await self.call("join", room, by=self.ben)
        await self.refused("room_kick", room, self.anna.user_id, by=self.ben)
        await self.call("room_kick", room, self.ben.user_id, "weeds")
        await self.call("room_ban", room, self.ben.user_id, "more weeds")
        await self.refused("join", room, by=self.ben, status=None)
        await self.call("room_unban", room, self.ben.user_id)

    async def knocking(self):
        room = (await self.call("room_create", preset=RoomPreset.private_chat, name="Greenhouse")).room_id
        await self.sync(self.anna)
        await self.call("room_enable_knocking", room)
        await self.call("room_knock", room, "May I?", by=self.ben)
        members = await self.call("room_get_state_event", room, "m.room.member", self.ben.user_id)
        assert members.content["membership"] == "knock"
        await self.call("room_invite", room, self.ben.user_id)
        await self.call("join", room, by=self.ben)

    async def upgrade(self):
        room = (await self.call("room_create", name="Old bed", preset=RoomPreset.public_chat, room_version="11")).room_id
        await self.sync(self.anna)
        answer = await self.call("room_upgrade", room, "11")
        tombstone = await self.call("room_get_state_event", room, "m.room.tombstone")
        assert tombstone.content["replacement_room"] == answer.room_id if hasattr(answer, "room_id") else tombstone.content

    async def following(self):
        """sync_forever, until somebody says something."""
        heard = asyncio.get_running_loop().create_future()

        async def received(room, event):
            if event.body == "for the follower" and not heard.done():
                heard.set_result(None)

        self.ben.add_event_callback(received, nio.RoomMessageText)
        following = asyncio.ensure_future(self.ben.sync_forever(timeout=10000))
        await self.call("room_send", self.room, "m.room.message", text("for the follower"))
        await asyncio.wait_for(heard, 30)
        done.add("sync_forever")
        self.ben.stop_sync_forever()
        following.cancel()

    async def discovery(self):
        answer = await self.anna.discovery_info()
        done.add("discovery_info")
        assert isinstance(answer, nio.DiscoveryInfoResponse), answer

    async def ending(self):
        await self.call("logout", all_devices=True, by=self.ben)
        await self.refused("whoami", by=self.ben, status="M_UNKNOWN_TOKEN")


async def main():
    walk = Walk(sys.argv[1])
    steps = [walk.accounts, walk.sessions, walk.profiles, walk.rooms, walk.state, walk.messages, walk.relations, walk.passing_things,
             walk.media, walk.push, walk.filters, walk.to_device, walk.membership, walk.knocking, walk.upgrade, walk.following,
             walk.discovery, walk.ending]
    troubles = []
    for step in steps:
        try:
            await asyncio.wait_for(step(), 60)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)
            line = next((frame for frame in reversed(where) if frame.filename == __file__ and frame.name == step.__name__), where[-1])
            troubles.append(f"FAILED {step.__name__}, line {line.lineno}: {type(error).__name__}: {error}")
    for client in (walk.anna, walk.ben):
        await client.close()
    for call in sorted(done):
        print(f"ok {call}")
    for call, reason in sorted(LEFT_OUT.items()):
        print(f"left out {call}: {reason}")
    # `room_get_…` below give asynchronous generators, which are no coroutines.
    calls = {name for name, method in inspect.getmembers(AsyncClient)
             if not name.startswith("_") and (inspect.iscoroutinefunction(method) or name in ("room_get_event_relations", "room_get_threads"))}
    for call in sorted(calls - done - set(LEFT_OUT) - LOCAL):
        troubles.append(f"FAILED {call}: never driven")
    print("\n".join(troubles) or f"{len(done)} calls driven")
    return 1 if troubles else 0


sys.exit(asyncio.run(main()))
