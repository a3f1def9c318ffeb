"""Checks entities, one in each line, with the followthemoney package: schema, properties, values, what is required."""

import collections
import json
import sys

from followthemoney import model

faults = collections.Counter()
example = {}
entities = collections.Counter()
values = 0


def fault(what, entity):
    faults[what] += 1
    example.setdefault(what, entity["id"])


for line in sys.stdin:
    entity = json.loads(line)
    entities[entity["schema"]] += 1
    schema = model.get(entity["schema"])
    if schema is None:
        fault("no such schema: " + entity["schema"], entity)
        continue
    for required in schema.required:
        if not entity["properties"].get(required):
            fault(f"{schema.name} lacks {required}", entity)
    proxy = model.make_entity(schema)
    proxy.id = entity["id"]
    for name, texts in entity["properties"].items():
        prop = schema.get(name)
        if prop is None or prop.stub:
            fault(f"{schema.name} has no property {name}", entity)
            continue
        for text in texts:
            values += 1
            cleaned = prop.type.clean(text, format=prop.format, proxy=proxy)
            if cleaned is None:
                fault(f"no {prop.type.name} of {prop.qname}", entity)
            elif prop.type.max_length and len(text) > prop.type.max_length:
                fault(f"too long for {prop.qname}", entity)
        proxy.add(name, texts, cleaned=True)
    try:
        schema.validate(proxy.to_dict())
    except Exception as error:
        fault(f"{schema.name} is not valid: {error}", entity)

by_schema = ", ".join(f"{name} {count}" for name, count in sorted(entities.items()))
print(f"{sum(entities.values())} entities with {values} values: {by_schema}")
for what, count in faults.most_common():
    print(f"FAULT {count} times: {what}, first of {example[what]}")
sys.exit(1 if faults or not entities else 0)
