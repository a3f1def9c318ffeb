const REF = /"#\/components\/schemas\/([^"]+)"/g;
const INPUT = 'Input';

type Schemas = Readonly<Record<string, unknown>>;

/**
 * Gives the schemas of an OpenAPI document plain names. Each is generated twice, for input (`SearchRequestInput`) and
 * output (`SearchRequest`); the used one gets the plain name. If both are used and equal, they are merged: a receipt is
 * both input and output.
 */
export function withPlainSchemas<D extends object>(document: D): D {
  const { components = {}, ...rest }: { readonly components?: { readonly schemas?: Schemas } } = document;
  const { schemas = {} } = components;
  const used = reachable(rest, schemas);
  const plain = (name: string): string => {
    const base = name.endsWith(INPUT) ? name.slice(0, -INPUT.length) : name;
    const differ = textOf(schemas[base]) !== textOf(schemas[base + INPUT]);
    return used.has(base) && used.has(base + INPUT) && differ ? name : base;
  };
  const renamed = (value: unknown): string =>
    JSON.stringify(value).replaceAll(REF, (_whole, name: string) => `"#/components/schemas/${plain(name)}"`);
  const kept = [...used].sort().map((name) => [plain(name), JSON.parse(renamed(schemas[name]))]);
  return {
    ...JSON.parse(renamed(rest)),
    components: { ...components, schemas: Object.fromEntries(kept) },
  };
}

/** Text of a schema, ignoring which of the two variants its references use. */
function textOf(schema: unknown): string {
  return JSON.stringify(schema ?? null).replaceAll(REF, (_whole, name: string) => name.replace(/Input$/, ''));
}

function reachable(from: unknown, schemas: Schemas): ReadonlySet<string> {
  const used = new Set<string>();
  const queue = [from];
  for (const value of queue)
    for (const [, name = ''] of JSON.stringify(value).matchAll(REF)) {
      if (used.has(name) || !Object.hasOwn(schemas, name)) continue;
      used.add(name);
      queue.push(schemas[name]);
    }
  return used;
}
