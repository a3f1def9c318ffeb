import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecification, type Specification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let specification: Specification;
beforeAll(async () => {
  service = await startService();
  specification = await readSpecification(service);
});
afterAll(() => service.close());

describe('the specification', () => {
  it('has a successful answer of every operation: 2xx, or the redirect of single sign-on', () => {
    const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));
    const without = operations.filter(({ responses }) => !Object.keys(responses).some((status) => /^2/.test(status)));
    expect(without.map(({ operationId }) => operationId)).toEqual(['finishSingleSignOn', 'leaveSingleSignOn']);
    for (const { responses } of without) expect(Object.keys(responses)).toContain('303');
  });

  it('has no schema of an answer that forbids further members, and all of bodies do', () => {
    const { schemas } = specification.components;
    expect(schemas['SearchResponse']).not.toHaveProperty('additionalProperties');
    expect(schemas['SearchResult']).not.toHaveProperty('additionalProperties');
    const bodies = Object.keys(schemas).filter((name) => name.endsWith('Request'));
    expect(bodies.length).toBeGreaterThan(7);
    for (const name of bodies) expect(schemas[name]).toHaveProperty('additionalProperties', false);
  });

  it('tells defaults in words: generators take the keyword for "always there"', () => {
    expect(specification.text).not.toContain('"default":');
    expect(specification.text).toContain('Default: \\"any\\".');
  });

  it('declares how an answer says that nothing changed, and which headers ask for that', () => {
    const { paths, components } = specification;
    expect(paths['/api/v1/lists']?.['get']?.responses['304']?.headers).toHaveProperty('ETag');
    expect(paths['/api/v1/lists']?.['get']?.parameters).toContainEqual({
      $ref: '#/components/parameters/If-None-Match',
    });
    expect(paths['/api/v1/search']?.['post']?.parameters).toEqual([
      { $ref: '#/components/parameters/Prefer' },
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    ]);
    expect(paths['/api/v1/search']?.['post']?.responses['405']?.headers).toHaveProperty('Allow');
    expect(Object.keys(components.parameters)).toEqual(['Prefer', 'If-None-Match']);
  });

  it('has another Idempotency-Key as the example of each operation: programs send examples as they are', () => {
    const examples = Object.values(specification.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ parameters = [] }) => parameters.map(Object))
      .filter(({ name }) => name === 'Idempotency-Key')
      .map(({ example }) => String(example));
    expect(examples.length).toBeGreaterThan(10);
    expect(new Set(examples).size).toBe(examples.length);
    for (const example of examples)
      expect(example).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
