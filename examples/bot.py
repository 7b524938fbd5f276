#!/usr/bin/env python3
"""A bot in another language: takes a seat at a table of Magie and plays to the end.

    python3 examples/bot.py http://localhost:8080/t/TABLE

It needs nothing but Python's standard library and docs/protocol.md. It plays any game: among the moves it is offered it
prefers the first verb of PREFERENCE, and within a verb it chooses at random.
"""
import base64
import json
import os
import random
import secrets
import socket
import struct
import sys
import time
import urllib.parse
import urllib.request

PROTOCOL = 2
PREFERENCE = ["place", "free", "stop", "roll"]


def post(url, body):
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


class WebSocket:
    """Just enough of RFC 6455: text frames both ways, ping and close."""

    def __init__(self, host, port, path, headers):
        self.socket = socket.create_connection((host, port), timeout=60)
        self.buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ] + [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server closed the connection")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _send(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def send(self, message):
        self._send(1, json.dumps(message).encode())

    def receive(self):
        """The next message, or None when the server closes."""
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack(">H", self._take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self._take(8))
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == 8:
                return None
            if opcode == 9:
                self._send(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


def choose(asked):
    verbs = {verb["verb"]: verb["moves"] for verb in asked["verbs"] if verb["moves"]}
    for wanted in PREFERENCE:
        if wanted in verbs:
            return random.choice(verbs[wanted])["text"]
    return random.choice([move for moves in verbs.values() for move in moves])["text"]


def main(link):
    url = urllib.parse.urlsplit(link)
    table = url.path.rsplit("/", 1)[-1]
    api = f"{url.scheme}://{url.netloc}/api/tables/{table}"
    seat = post(api + "/sit", {"seat": -1, "name": "Python " + secrets.token_hex(2)})
    letter = chr(ord("A") + seat["seat"])
    ws = WebSocket(
        url.hostname,
        url.port or 80,
        f"/api/tables/{table}/socket?seat={letter}&protocol={PROTOCOL}",
        {"Authorization": "Bearer " + seat["secret"]},
    )
    print(f"sitting at {letter}", flush=True)
    answered = None
    while (frame := ws.receive()) is not None:
        if frame["type"] == "answer" and not frame["ok"] and frame["error"]["code"] == "too-fast":
            time.sleep(0.2)
            ws.send(command)  # the same id: it cannot be carried out twice
        elif frame["type"] == "answer" and not frame["ok"]:
            print("refused:", frame["error"], flush=True)
            return 1
        if frame["type"] in ("welcome", "table") and frame["table"]["state"] == "over":
            print("the game is over", flush=True)
            return 0
        asked = frame.get("asked")
        mine = seat["seat"] in frame.get("waiting", [])
        if asked and mine and asked["verbs"] and asked["moment"] != answered:
            answered = asked["moment"]
            command = {"id": secrets.token_hex(16), "moment": answered, "move": choose(asked)}
            ws.send(command)
    return 1


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: bot.py LINK-OF-A-TABLE")
    sys.exit(main(sys.argv[1]))
