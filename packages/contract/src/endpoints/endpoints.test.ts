import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERROR_CODES, isErrorCode } from '../errors/error-codes.ts';
import { problemSchema } from '../errors/problem.ts';
import { type Endpoint, errorsOf, mediaTypeOf, routePath, XLSX } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { WATCHMAN_ENDPOINTS } from './watchman-endpoints.ts';

type Json = { readonly [key: string]: unknown };
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (schema: Json, key: string): boolean => schema[key] !== undefined;

/** Paths of properties without a description or an example; `$defs` hold the referenced schemas. */
function undocumented(schema: unknown, path: string, defs: Json): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => undocumented(item, `${path}[${index}]`, defs));
  if (!isJson(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties' || !isJson(value)) return undocumented(value, `${path}/${key}`, defs);
    return Object.entries(value).flatMap(([name, property]) => {
      if (!isJson(property)) return [];
      const ref = property['$ref'];
      const target = typeof ref === 'string' ? defs[ref.slice('#/$defs/'.length)] : undefined;
      const described = has(property, 'description') || (isJson(target) && has(target, 'description'));
      // A schema with properties needs no example: each property has one.
      const inner = isJson(target) ? target : property;
      const exemplified = has(property, 'examples') || has(inner, 'examples') || has(inner, 'properties');
      const missing = described && exemplified ? [] : [`${path}.${name}`];
      return [...missing, ...undocumented(property, `${path}.${name}`, defs)];
    });
  });
}

const endpoints: readonly Endpoint[] = Object.values(ENDPOINTS);
/** Endpoints outside the table, with similar schemas. */
const others: readonly Endpoint[] = Object.values(WATCHMAN_ENDPOINTS);

function schemasOf(endpoint: Endpoint): [string, z.ZodType, 'input' | 'output'][] {
  const requests = [endpoint.body, endpoint.params, endpoint.query].filter((schema) => schema !== undefined);
  const responses = Object.values(endpoint.responses).flatMap((response) => response.schema ?? []);
  return [
    ...requests.map((schema, index): [string, z.ZodType, 'input'] => [
      `${endpoint.id} request ${index}`,
      schema,
      'input',
    ]),
    ...responses.map((schema, index): [string, z.ZodType, 'output'] => [
      `${endpoint.id} response ${index}`,
      schema,
      'output',
    ]),
  ];
}

describe('the endpoint table', () => {
  it.each([...[...endpoints, ...others].flatMap(schemasOf), ['problem', problemSchema, 'output'] as const])(
    '%s describes and exemplifies every property',
    (_, schema, io) => {
      const json: unknown = z.toJSONSchema(schema, { io });
      const defs = isJson(json) && isJson(json['$defs']) ? json['$defs'] : {};
      expect(undocumented(json, '', defs)).toEqual([]);
    },
  );

  it.each(Object.entries(ENDPOINTS))('%s carries its own id, and no two share method and path', (key, endpoint) => {
    expect(endpoint.id).toBe(key);
    const same = endpoints.filter((other) => other.path === endpoint.path && other.method === endpoint.method);
    expect(same).toHaveLength(1);
  });

  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s names its path parameters',
    (_, endpoint) => {
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(named);
    },
  );

  it.each(endpoints.filter(({ responses }) => 201 in responses).map((one) => [one.id, one] as const))(
    '%s says where what it made is read: at an address that there is',
    (_, { location = '' }) => {
      const readable = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
      const anyName = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');
      expect(readable.map(anyName)).toContain(anyName(location));
    },
  );

  it('turns a path into a route of Fastify', () => {
    expect(routePath(ENDPOINTS.getSearch)).toBe('/api/v1/searches/:id');
  });

  it('bounds what answers with whole tables: each caller has few long reads at a time', () => {
    const tables = ['text/csv', 'application/x-ndjson', 'application/zip', XLSX];
    const unbounded = endpoints.filter((one) => tables.includes(mediaTypeOf(one)) && one.longRead !== true);
    expect(unbounded.map(({ id }) => id)).toEqual([]);
  });

  it('uses every error code, so that none is documented in vain', () => {
    const used = new Set(['not_found', 'method_not_allowed', ...[...endpoints, ...others].flatMap(errorsOf)]);
    expect(Object.keys(ERROR_CODES).filter((code) => isErrorCode(code) && !used.has(code))).toEqual([]);
  });
});
