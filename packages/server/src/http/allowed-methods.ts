import { ALL_ENDPOINTS } from './openapi.ts';

const PATHS = [...Map.groupBy(ALL_ENDPOINTS, ({ path }) => path)].map(([path, endpoints]) => {
  const methods: readonly string[] = endpoints.map(({ method }) => method);
  return {
    path,
    methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
    parameters: path.split('{').length - 1,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  };
});

/** The paths of the contract that an address fits, the one that counts first: that with the fewest parameters. */
const pathsAt = (address: string) =>
  PATHS.filter(({ pattern }) => pattern.test(address)).sort((one, other) => one.parameters - other.parameters);

/** Methods that an address takes; empty where there is nothing. */
export function allowedMethods(address: string): readonly string[] {
  return pathsAt(address)[0]?.methods ?? [];
}

/** Methods of other paths that addresses of this one fit too, though it does not take them itself. */
export function overlappingMethods(path: string): readonly string[] {
  const [own, ...others] = pathsAt(path);
  const foreign = others.flatMap(({ methods }) => methods).filter((method) => method !== 'HEAD');
  return own === undefined ? [] : [...new Set(foreign)].filter((method) => !own.methods.includes(method));
}
