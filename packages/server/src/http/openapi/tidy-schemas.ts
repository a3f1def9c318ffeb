type Json = Readonly<Record<string, unknown>>;

const REF = /"#\/components\/schemas\/([^"]+)"/g;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * OpenAPI schemas for readers and client generators: no limits that every integer has, no pattern next to a format that
 * says the same, no `default` (generators take it for "always there"; the description has it). Schemas of answers allow
 * unknown members, since answers may gain members within v1.
 */
export function withTidySchemas<D extends object>(document: D): D {
  const { paths = {}, components = {} }: { readonly paths?: Json; readonly components?: { readonly schemas?: Json } } =
    document;
  const answered = answeredSchemas(paths, components.schemas ?? {});
  const schemas = Object.entries(components.schemas ?? {}).map(([name, schema]) => [
    name,
    tidy(schema, answered.has(name)),
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** Names of the schemas that an answer is made of. */
function answeredSchemas(paths: Json, schemas: Json): ReadonlySet<string> {
  const names = new Set<string>();
  const answers = Object.values(paths).flatMap((operations) => Object.values(Object(operations)));
  const queue: unknown[] = answers.map((operation) => Object(operation).responses);
  for (const value of queue)
    for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(REF)) {
      if (names.has(name)) continue;
      names.add(name);
      queue.push(schemas[name]);
    }
  return names;
}

function tidy(value: unknown, open: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => tidy(item, open));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    // An example contains no schemas.
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
