import { recordOf } from '../../lib/formats/json-record.ts';

type Json = Readonly<Record<string, unknown>>;

const REF = /"#\/components\/schemas\/([^"]+)"/g;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Simplifies OpenAPI schemas for readers and generators: no limits that every integer has, no pattern next to an
 * equivalent format, no `default` (generators take it for "always present"; descriptions state it). Answers allow
 * unknown members, since v1 may add some. Unions state their discriminator.
 */
export function withTidySchemas<D extends object>(document: D): D {
  const { paths = {}, components = {} }: { readonly paths?: Json; readonly components?: { readonly schemas?: Json } } =
    document;
  const all = components.schemas ?? {};
  const answered = answeredSchemas(paths, all);
  const schemas = Object.entries(all).map(([name, schema]) => {
    const tidied = tidy(schema, answered.has(name));
    return [name, isJson(tidied) ? { ...tidied, ...discriminatorOf(tidied, all) } : tidied];
  });
  return {
    ...document,
    paths: tidy(paths, false),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

/** Names of the schemas used in answers. */
function answeredSchemas(paths: Json, schemas: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const answers = Object.values(paths).flatMap((operations) => Object.values(recordOf(operations)));
  const queue: unknown[] = answers.map((operation) => recordOf(operation)['responses']);
  for (const value of queue)
    for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(REF)) {
      if (names.has(name)) continue;
      names.add(name);
      queue.push(schemas[name]);
    }
  return names;
}

/** The member with a different constant in each schema of a union, and the schema for each value. */
function discriminatorOf({ oneOf }: Json, schemas: Json): Json {
  if (!Array.isArray(oneOf)) return {};
  const references = oneOf.map((option) => String(recordOf(option)['$ref']));
  const members = references.map((reference) =>
    recordOf(recordOf(schemas[reference.split('/').at(-1) ?? ''])['properties']),
  );
  const constantOf = (properties: Json, name: string): unknown => recordOf(properties[name])['const'];
  const propertyName = Object.keys(members[0] ?? {}).find((name) =>
    members.every((properties) => typeof constantOf(properties, name) === 'string'),
  );
  if (propertyName === undefined) return {};
  const mapping = members.map((properties, at) => [constantOf(properties, propertyName), references[at]]);
  return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) } };
}

/** A member that may be one text or several is described as several: generators cannot name such a union. */
function severalOf({ anyOf, ...rest }: Json): Json | undefined {
  const options = Array.isArray(anyOf) && anyOf.length === 2 ? anyOf.map(recordOf) : [];
  const several = options.find(({ type }) => type === 'array');
  return several && options.some(({ type }) => type === 'string') ? { ...several, ...rest } : undefined;
}

function tidy(value: unknown, open: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, open));
  if (!isJson(value)) return value;
  const several = severalOf(value);
  if (several !== undefined) return tidy(several, open);
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    // Examples contain no schemas.
    if (key === 'examples' || key === 'enum') return [[key, member]];
    if (key === 'minimum' && member === Number.MIN_SAFE_INTEGER) return [];
    if (key === 'maximum' && member === Number.MAX_SAFE_INTEGER) return [];
    if (key === 'pattern' && value['format'] === 'date-time') return [];
    if (key === 'additionalProperties' && member === false && open) return [];
    if (key === 'default' && !isJson(member)) return [];
    if (key === 'description' && value['default'] !== undefined && !isJson(value['default']))
      return [[key, `${String(member)} Default: ${JSON.stringify(value['default'])}.`]];
    return [[key, tidy(member, open)]];
  });
  return Object.fromEntries(entries);
}
