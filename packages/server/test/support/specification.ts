import { z } from 'zod';
import type { TestService } from './test-service.ts';

const headers = z.record(z.string(), z.unknown());
const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(z.record(z.string(), z.unknown())).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ headers, content: content.optional() })),
});

const specification = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    headers,
    parameters: headers,
  }),
});

/** The OpenAPI document of a service: its text, and the parts that tests look at. */
export type Specification = z.output<typeof specification> & { readonly text: string };

/** Reads the OpenAPI document of a service; parameters and answers that it refers to are put in their places. */
export async function readSpecification(service: Pick<TestService, 'fetch'>): Promise<Specification> {
  const { body } = await service.fetch('/api/v1/openapi.json');
  return { ...specification.parse(withReferred(body, Object(body).components)), text: JSON.stringify(body) };
}

type Parts = Readonly<Record<string, Readonly<Record<string, object>>>>;

function withReferred(value: unknown, parts: Parts): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferred(item, parts));
  if (typeof value !== 'object' || value === null) return value;
  const [, kind = '', name = ''] = /^#\/components\/(responses|parameters)\/(.+)$/.exec(Object(value).$ref) ?? [];
  const { $ref, ...own } = Object(value);
  const whole = kind === '' ? value : { ...parts[kind]?.[name], ...own };
  return Object.fromEntries(Object.entries(whole).map(([key, member]) => [key, withReferred(member, parts)]));
}
