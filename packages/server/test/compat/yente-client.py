"""Asks everything that yente's own client of Python can ask. Prints what it sent and what it understood, as JSON."""

import json
import sys

from yente_client import Client
from yente_client.entities import Company, Person, Vessel
from yente_client.exceptions import APIError

base_url, token = sys.argv[1:]
client = Client(base_url=base_url, api_key=token)
sent = []


def record(request):
    where = request.url.raw_path.decode().removeprefix("/compat/yente")
    content = request.read()
    body = json.loads(content) if content else None
    sent.append({"method": request.method, "path": where, "body": body})


client._http.event_hooks["request"].append(record)
orlan = Person(name=["Orlan Vestrakov"], birthDate=["1971-04-02"], nationality=["de"])
steps = {
    "healthz": lambda: client.healthz().status,
    "readyz": lambda: client.readyz().status,
    "datasets": lambda: [one.name for one in client.datasets().datasets if one.load],
    "algorithms": lambda: [client.algorithms().default, client.algorithms().algorithms[0].docs["name"]],
    "match": lambda: ids(client.match(orlan).matches),
    "match with everything": lambda: ids(
        client.match(orlan, threshold=0.1 + 0.6, cutoff=0.5, algorithm="best", limit=10, datasets=["sanctions"]).matches
    ),
    "match without": lambda: [client.match(orlan, exclude_entities=["list-a..1"]).total.value],
    "match a company": lambda: ids(client.match(Company(name=["Vantal Shipping Company"])).matches),
    "match a vessel": lambda: ids(client.match(Vessel(imoNumber=["IMO0010017"], name=["Pelagos Mirage"])).matches),
    "match many": lambda: sorted(key for key, one in client.match_iter([("a", orlan), ("b", orlan)]) if one.matches),
    "match nobody": lambda: ids(client.match(Person(name=["Nobody Unlisted Quenderby"])).results),
    "match a topic": lambda: client.match(orlan, topics=["sanction"]).total.value,
    "match changes": lambda: client.match(orlan, changed_since="2026-01-01").total.value,
    "match with weights": lambda: client.match(orlan, weights={"name_match": 0.5}).total.value,
    "search": lambda: ids(client.search("orlan vestrakov", countries=["de"], schema="Person", facets=["schema"]).results),
    "search simply": lambda: ids(client.search("orlan vestrakov", simple=True, fuzzy=True, sort=["caption:asc"]).results),
    "search with a filter": lambda: ids(client.search("orlan", filter=["birthDate:1971"]).results),
    "fetch": lambda: [client.fetch("list-a..1").caption, client.fetch("list-b..9", nested=False).id],
    "adjacent": lambda: sorted(client.adjacent("list-a..1").adjacent),
    "adjacent by property": lambda: client.adjacent("list-b..9", prop="sanctions", limit=1, offset=1).total.value,
    "adjacent by another": lambda: client.adjacent("list-a..1", prop="ownershipOwner").total.value,
    "statements": lambda: client.statements(canonical_id="list-a..1").total.value,
}


def ids(entities):
    return [one.id for one in entities]


said = {}
for name, ask in steps.items():
    begun = len(sent)
    try:
        answer = {"answer": ask()}
    except APIError as error:
        answer = {"refused": error.status_code}
    said[name] = {**answer, "sent": sent[begun:]}
print(json.dumps(said))
