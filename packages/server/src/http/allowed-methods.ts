import { ALL_ENDPOINTS } from './openapi.ts';

const PATTERNS = ALL_ENDPOINTS.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Methods that some endpoint takes at this path; empty where there is none. */
export function allowedMethods(path: string): readonly string[] {
  const methods = PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
