const REF = /"#\/components\/schemas\/([^"]+)"/g;
const INPUT = 'Input';

type Schemas = Readonly<Record<string, unknown>>;

/**
 * The schemas that an OpenAPI document refers to, under plain names. Each schema is generated twice, for what is read
 * (`SearchRequestInput`) and for what is written (`SearchRequest`), and mostly one of the two is used: that one gets
 * the plain name, the other goes. Both are one where they say the same: a receipt is given and taken.
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

/** A schema without which of the two its references are to. */
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
