#!/usr/bin/env python3
"""A chat client made of matrix-nio, driven line by line, so that a test has a peer that Parlor's authors did not write.

    nio_peer.py HOMESERVER USER PASSWORD

Reads one JSON object a line: {"do": "join", "room": R}, {"do": "send", "room": R, "text": T}, {"do": "create", "name": N}, {"do": "quit"}.
Writes one JSON object a line: what it did ({"did": ...}) and every message it receives ({"message": T, "sender": S, "room": R}).
"""
import asyncio, json, sys

from nio import AsyncClient, JoinError, LoginError, RoomCreateError, RoomMessageText, RoomSendError, SyncError


def say(**fields):
    print(json.dumps(fields), flush=True)


async def main():
    homeserver, user, password = sys.argv[1:4]
    client = AsyncClient(homeserver, user)
    answer = await client.login(password, device_name="nio peer")
    if isinstance(answer, LoginError):
        say(error=str(answer))
        return 1
    say(did="login", user=client.user_id)

    async def received(room, event):
        say(message=event.body, sender=event.sender, room=room.room_id)

    client.add_event_callback(received, RoomMessageText)

    async def sync_forever():
        while True:
            answer = await client.sync(timeout=20000, full_state=client.next_batch is None)
            if isinstance(answer, SyncError):
                say(error=str(answer))
                await asyncio.sleep(0.2)

    syncing = asyncio.ensure_future(sync_forever())
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        order = json.loads(line)
        if order["do"] == "quit":
            break
        if order["do"] == "join":
            answer = await client.join(order["room"])
            say(**({"error": str(answer)} if isinstance(answer, JoinError) else {"did": "join", "room": answer.room_id}))
        elif order["do"] == "create":
            answer = await client.room_create(name=order["name"], invite=order.get("invite", []))
            say(**({"error": str(answer)} if isinstance(answer, RoomCreateError) else {"did": "create", "room": answer.room_id}))
        elif order["do"] == "send":
            answer = await client.room_send(order["room"], "m.room.message", {"msgtype": "m.text", "body": order["text"]})
            say(**({"error": str(answer)} if isinstance(answer, RoomSendError) else {"did": "send", "event": answer.event_id}))
    syncing.cancel()
    await client.close()
    return 0


sys.exit(asyncio.run(main()))
