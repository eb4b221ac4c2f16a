#!/usr/bin/env python3
"""A Synapse homeserver for tests: set up in a temporary folder, on a free loopback port, gone with whoever started it.

    PYTHON_WITH_MATRIX_SYNAPSE run_synapse.py

Writes its address as the first line of standard output, as soon as the port is chosen; it serves a few seconds later.
It ends, and its folder goes, when its standard input does: a test process that crashes leaves nothing behind.
"""
import os, shutil, socket, sys, tempfile, threading

# Every limit that Synapse knows, out of the way: the tests are in a hurry.
UNLIMITED = {"per_second": 100000, "burst_count": 100000}
LIMITS = {
    **{f"rc_{name}": UNLIMITED for name in (
        "message registration registration_token_validity admin_redaction joins_per_room key_requests 3pid_validation "
        "third_party_invite media_create delayed_event_mgmt room_creation reports user_directory profile").split()},
    "rc_login": {"address": UNLIMITED, "account": UNLIMITED, "failed_attempts": UNLIMITED},
    "rc_joins": {"local": UNLIMITED, "remote": UNLIMITED},
    "rc_invites": {"per_room": UNLIMITED, "per_user": UNLIMITED, "per_issuer": UNLIMITED},
    "rc_presence": {"per_user": UNLIMITED},
}


def configuration(folder, port):
    return {
        **LIMITS,
        "server_name": "localhost",
        "public_baseurl": f"http://127.0.0.1:{port}/",
        "pid_file": f"{folder}/pid",
        "listeners": [{"port": port, "type": "http", "bind_addresses": ["127.0.0.1"], "resources": [{"names": ["client"]}]}],
        "database": {"name": "sqlite3", "args": {"database": f"{folder}/homeserver.db"}},
        "media_store_path": f"{folder}/media",
        "log_config": f"{folder}/log.yaml",
        "signing_key_path": f"{folder}/signing.key",
        "macaroon_secret_key": "macaroon",
        "registration_shared_secret": "registration",
        "form_secret": "form",
        "trusted_key_servers": [],
        "suppress_key_server_warning": True,
        "federation_domain_whitelist": [],
        "enable_registration": True,
        "enable_registration_without_verification": True,
        "bcrypt_rounds": 4,
        "presence": {"enabled": True},
        "url_preview_enabled": False,
        "user_directory": {"enabled": True, "search_all_users": True},
        "enable_room_list_search": True,
        "allow_public_rooms_without_auth": True,
        "room_list_publication_rules": [{"action": "allow"}],
        "enable_metrics": False,
        "report_stats": False,
    }


def log_configuration(folder):
    return {
        "version": 1,
        "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"}},
        "handlers": {"file": {"class": "logging.FileHandler", "filename": f"{folder}/log", "formatter": "line"}},
        "root": {"level": "WARNING", "handlers": ["file"]},
        "disable_existing_loggers": False,
    }


def end_with_standard_input(folder):
    while os.read(0, 4096):
        pass
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def main():
    import yaml
    from signedjson.key import generate_signing_key, write_signing_keys

    folder, port = tempfile.mkdtemp(prefix="parlor-synapse-"), free_port()
    threading.Thread(target=end_with_standard_input, args=(folder,), daemon=True).start()
    with open(f"{folder}/homeserver.yaml", "w") as file:
        yaml.safe_dump(configuration(folder, port), file)
    with open(f"{folder}/log.yaml", "w") as file:
        yaml.safe_dump(log_configuration(folder), file)
    with open(f"{folder}/signing.key", "w") as file:
        write_signing_keys(file, [generate_signing_key("a_1")])
    print(f"http://127.0.0.1:{port}", flush=True)

    from synapse.app import homeserver
    sys.argv = ["synapse", "-c", f"{folder}/homeserver.yaml"]
    homeserver.main()


main()
