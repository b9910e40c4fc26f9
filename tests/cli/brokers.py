# SPDX-License-Identifier: GPL-3.0-or-later
"""Brokers of all kinds that a test starts on loopback, and ends."""

import os
import pathlib
import random
import selectors
import shutil
import socket
import subprocess
import threading
import time

PATH = os.environ["PATH"] + ":/usr/sbin:/usr/local/sbin:/sbin"
MOSQUITTO = shutil.which("mosquitto", path=PATH)
MOSQUITTO_PASSWD = shutil.which("mosquitto_passwd", path=PATH)
NATS = shutil.which("nats-server", path=PATH)
OPENSSL = shutil.which("openssl", path=PATH)
LOOK = 0.02  # seconds
NODES = 3
USER, PASSWORD = "club", "p%40ss:w%2Frd"  # as it is written in an address
CLEAR_PASSWORD = "p@ss:w/rd"


def is_answered(port):
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def find_port():
    """None of those that the system gives to whoever connects: it is to be free whenever a broker comes back to it."""
    while True:
        port = random.randint(10000, 32000)
        if not is_answered(port):
            return port


class Program:
    """One program, with all of its lives: what each has said stays in a file of its own."""

    def __init__(self, folder, name, command, environment):
        self.folder, self.name, self.command, self.environment = folder, name, command, environment
        self.lives = 0
        self.process = None

    def start(self):
        self.lives += 1
        with open(self.path("out"), "wb") as out, open(self.path("err"), "wb") as err:
            self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, env=self.environment)

    def path(self, what, life=None):
        return self.folder / f"{self.name}.{life or self.lives}.{what}"

    def read(self, what="out", life=None):
        return self.path(what, life).read_text(encoding="utf-8", errors="replace")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def ended(self):
        return self.process is None or self.process.poll() is not None


class Broker(Program):
    """Keeps nothing: each life begins empty."""

    def __init__(self, folder, environment, settings=("allow_anonymous true",)):
        folder = pathlib.Path(folder)
        self.port = find_port()
        path = folder / "broker.conf"
        path.write_text("\n".join([f"listener {self.port} 127.0.0.1", *settings, "persistence false", "message_size_limit 1048576",
                                   "user root", "log_type none", ""]), encoding="utf-8")
        super().__init__(folder, "broker", [MOSQUITTO, "-c", str(path)], environment)
        self.url = f"mqtt://127.0.0.1:{self.port}"

    def start(self):
        """Returns when it can be reached."""
        super().start()
        while not is_answered(self.port):
            if self.ended():
                raise AssertionError(f"there is no broker: {self.read('err')}")
            time.sleep(LOOK)


class Authority:
    """Makes certificates that nobody trusts but who has @certificate."""

    def __init__(self, folder, name):
        self.folder, self.name = pathlib.Path(folder), name
        self.certificate, self.key = self.folder / f"{name}.pem", self.folder / f"{name}.key"
        self.openssl("req", "-x509", *self.new_key(self.key), "-subj", f"/CN={name}", "-out", self.certificate)

    def new_key(self, path):
        return ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", path, "-days", "2"]

    def openssl(self, *arguments):
        subprocess.run([OPENSSL, *map(str, arguments)], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

    def certify(self, name, alternative):
        """Returns the paths of a certificate for @alternative ("IP:127.0.0.1") and of its key."""
        certificate, key, extensions = (self.folder / f"{name}.{kind}" for kind in ("pem", "key", "ext"))
        extensions.write_text(f"subjectAltName={alternative}\n", encoding="utf-8")
        request = self.folder / f"{name}.csr"
        self.openssl("req", *self.new_key(key)[:-2], "-subj", f"/CN={name}", "-out", request)
        self.openssl("x509", "-req", "-in", request, "-CA", self.certificate, "-CAkey", self.key, "-CAcreateserial", "-days", "2",
                     "-extfile", extensions, "-out", certificate)
        return certificate, key


class SecuredBroker(Broker):
    """Speaks TLS with a certificate of a private authority, and asks who comes."""

    def __init__(self, folder, environment, alternative="IP:127.0.0.1"):
        folder = pathlib.Path(folder)
        self.authority = Authority(folder, "authority")
        certificate, key = self.certify(alternative)
        passwords = folder / "passwords"
        subprocess.run([MOSQUITTO_PASSWD, "-b", "-c", str(passwords), USER, CLEAR_PASSWORD], check=True, stderr=subprocess.DEVNULL)
        super().__init__(folder, environment, ["allow_anonymous false", f"password_file {passwords}", f"certfile {certificate}",
                                               f"keyfile {key}"])
        self.url = f"mqtts://{USER}:{PASSWORD}@127.0.0.1:{self.port}"
        self.url_without_password = f"mqtts://127.0.0.1:{self.port}"

    def certify(self, alternative):
        """Heeded when it starts."""
        return self.authority.certify("server", alternative)


class Door:
    """One address that leads to whichever of @ports answers: what a name with several addresses is to a club."""

    def __init__(self, ports):
        self.ports = ports
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.pairs = selectors.DefaultSelector()
        self.pairs.register(self.listener, selectors.EVENT_READ)
        self.turn = 0
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def connect(self):
        for _ in self.ports:
            self.turn += 1
            try:
                return socket.create_connection(("127.0.0.1", self.ports[self.turn % len(self.ports)]), timeout=2)
            except OSError:
                continue
        return None

    def admit(self):
        guest, _ = self.listener.accept()
        node = self.connect()
        if node is None:
            guest.close()
            return
        for one, other in ((guest, node), (node, guest)):
            one.settimeout(10)
            self.pairs.register(one, selectors.EVENT_READ, other)

    def pass_on(self, one, other):
        try:
            data = one.recv(65536)
            if data:
                other.sendall(data)
                return
        except OSError:
            pass
        for end in (one, other):
            self.pairs.unregister(end)
            end.close()

    def run(self):
        while True:
            for key, _ in self.pairs.select():
                if key.fileobj is self.listener:
                    self.admit()
                elif key.fileobj.fileno() >= 0:
                    self.pass_on(key.fileobj, key.data)


class Cluster:
    """Three of nats-server, of which any may end."""

    def __init__(self, folder, environment):
        self.folder = pathlib.Path(folder)
        self.routes = [find_port() for _ in range(NODES)]
        self.mqtt_ports = [find_port() for _ in range(NODES)]
        self.nodes = [Program(self.folder, f"node{node}", [NATS, "-c", str(self.write_settings(node))], environment) for node in range(NODES)]
        self.process = None

    def write_settings(self, node):
        path = self.folder / f"node{node}.conf"
        routes = ", ".join(f'"nats://127.0.0.1:{port}"' for port in self.routes)
        path.write_text(f'server_name: node{node}\nlisten: "127.0.0.1:{find_port()}"\n'
                        f'jetstream {{ store_dir: "{self.folder}/node{node}" }}\n'
                        f'mqtt {{ listen: "127.0.0.1:{self.mqtt_ports[node]}" }}\n'
                        f'cluster {{ name: club, listen: "127.0.0.1:{self.routes[node]}", routes: [{routes}] }}\n', encoding="utf-8")
        return path

    def start(self):
        for node in self.nodes:
            node.start()
        self.door = Door(self.mqtt_ports)
        self.url = f"mqtt://127.0.0.1:{self.door.port}"

    def ended(self):
        return False

    def kill(self):
        for node in self.nodes:
            if not node.ended():
                node.kill()
