type Parameter = { readonly name?: string; readonly in?: string };
type Operation = { readonly parameters?: readonly Parameter[] };
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Moves parameters that several operations share into shared components. */
export function withSharedParameters<D extends object>(document: D): D {
  const { paths = {}, components = {} }: { readonly paths?: Paths; readonly components?: Components } = document;
  const operations = Object.values(paths).flatMap((byMethod) => Object.values(byMethod));
  const all = operations.flatMap(({ parameters = [] }) => parameters).filter(({ name }) => name !== undefined);
  const repeated = [...Map.groupBy(all, (parameter) => JSON.stringify(parameter))].filter(
    ([, same]) => same.length > 1,
  );
  const names = new Map<string, string>();
  const shared = new Map<string, Parameter>();
  for (const [text, [parameter]] of repeated) {
    if (parameter === undefined) continue;
    const name = freeName(parameter, shared);
    names.set(text, name);
    shared.set(name, parameter);
  }
  const refer = (parameter: Parameter): unknown => {
    const name = names.get(JSON.stringify(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  };
  const referring = Object.entries(paths).map(([path, byMethod]) => [
    path,
    Object.fromEntries(
      Object.entries(byMethod).map(([method, operation]) => {
        const { parameters } = operation;
        return [method, parameters === undefined ? operation : { ...operation, parameters: parameters.map(refer) }];
      }),
    ),
  ]);
  const parameters = { ...components.parameters, ...Object.fromEntries(shared) };
  return { ...document, paths: Object.fromEntries(referring), components: { ...components, parameters } };
}

type Components = { readonly parameters?: object };

/** `PathId`, or `PathId2` if taken: generators derive type names of schemas and parameters in one namespace. */
function freeName({ in: place = '', name = '' }: Parameter, taken: ReadonlyMap<string, unknown>): string {
  for (let number = 1; ; number += 1) {
    const free = capitalised(place) + capitalised(name) + (number === 1 ? '' : String(number));
    if (!taken.has(free)) return free;
  }
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
