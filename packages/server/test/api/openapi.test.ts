import { ENDPOINTS } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isForBrowsers } from '../../src/http/openapi.ts';
import { startService, type TestService } from '../support/test-service.ts';

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(
          z.string(),
          z.union([z.object({ description: z.string().min(1) }), z.object({ $ref: z.string() })]),
        ),
        security: z.array(z.record(z.string(), z.array(z.string()))),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

let service: TestService;
let document: z.output<typeof documentSchema>;
let text: string;
beforeAll(async () => {
  service = await startService();
  const { body } = await service.fetch('/api/v1/openapi.json');
  [document, text] = [documentSchema.parse(body), JSON.stringify(body)];
});
afterAll(() => service.close());

describe('GET /api/v1/openapi.json', () => {
  it('describes every endpoint of the contract that programs call, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    );
    const forPrograms = Object.values(ENDPOINTS).filter((endpoint) => !isForBrowsers(endpoint));
    const known = forPrograms.map(({ method, path, id }) => `${method} ${path} ${id}`);
    expect(described.sort()).toEqual(known.sort());
  });

  it('says of every endpoint how it fails', () => {
    const search = document.paths['/api/v1/search']?.['post'];
    expect(Object.keys(search?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '403', '422', '429', '503']),
    );
  });

  it('refers only to schemas that it has', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(5);
    expect([...new Set(names)].filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([]);
  });

  it('has no schema that nothing refers to, and one plain name for each', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
    expect(names.filter((name) => name.endsWith('Input'))).toEqual([]);
    expect(names).toContain('SearchRequest');
  });

  it('leaves public what needs no token', () => {
    expect(document.paths['/api/v1/openapi.json']?.['get']?.security).toEqual([]);
    expect(document.paths['/api/v1/search']?.['post']?.security).toEqual([{ token: [] }, { session: [], csrf: [] }]);
    expect(document.paths['/api/v1/lists']?.['get']?.security).toEqual([{ token: [] }, { session: [] }]);
  });
});
