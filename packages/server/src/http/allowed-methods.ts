import { ALL_ENDPOINTS } from './openapi.ts';

const PATHS = [...Map.groupBy(ALL_ENDPOINTS, ({ path }) => path)].map(([path, endpoints]) => {
  const methods: readonly string[] = endpoints.map(({ method }) => method);
  return {
    methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  };
});

/** Methods that an address takes; empty where there is nothing. */
export function allowedMethods(address: string): readonly string[] {
  return PATHS.find(({ pattern }) => pattern.test(address))?.methods ?? [];
}
