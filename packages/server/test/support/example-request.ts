import { API_BASE, type Endpoint } from '@namesake/contract';
import { z } from 'zod';

/** The example of the specification: method, path below `/api/v1`, and body. It is right but for what it names. */
export function exampleRequest(endpoint: Endpoint): [method: string, path: string, body?: unknown] {
  const { method, path, params, body } = endpoint;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(exampleOf(params?.shape[name]) ?? 'x')),
  );
  // Those of other products are not below it.
  const below = filled.startsWith(API_BASE) ? filled.slice(API_BASE.length) : `/../..${filled}`;
  return body === undefined ? [method, below] : [method, below, exampleOf(body)];
}

function exampleOf(schema: z.core.$ZodType | undefined): unknown {
  return schema instanceof z.ZodType ? Object(schema.meta()?.['examples'])[0] : undefined;
}
