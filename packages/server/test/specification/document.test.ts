import { ENDPOINTS } from '@namesake/contract';
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
  it('has a successful answer of every operation, and leaves out what only browsers open: redirects', () => {
    const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));
    const without = operations.filter(({ responses }) => !Object.keys(responses).some((status) => /^2/.test(status)));
    expect(without).toEqual([]);
    expect(Object.keys(specification.paths)).not.toContain(ENDPOINTS.finishSingleSignOn.path);
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
    const { schemas } = specification.components;
    // Names of members are none of its keywords.
    const keywords = JSON.stringify(schemas, (key, value) => (key === 'properties' ? Object.values(value) : value));
    expect(keywords).not.toContain('"default":');
    expect(specification.text).toContain('Default: \\"any\\".');
  });

  it('declares how an answer says that nothing changed, and which headers ask for that', () => {
    const { paths, components } = specification;
    expect(paths['/api/v1/lists']?.['get']?.responses['304']?.headers).toHaveProperty('ETag');
    expect(paths['/api/v1/lists']?.['get']?.parameters).toContainEqual(
      expect.objectContaining({ name: 'If-None-Match', in: 'header' }),
    );
    expect(paths['/api/v1/search']?.['post']?.parameters).toEqual([
      expect.objectContaining({ name: 'Prefer', in: 'header' }),
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    ]);
    expect(paths['/api/v1/search']?.['post']?.responses['405']?.headers).toHaveProperty('Allow');
    expect(Object.keys(components.parameters)).toEqual(expect.arrayContaining(['Prefer', 'If-None-Match']));
  });

  it('is short enough to be read and loaded: what is said often is said once, and referred to', () => {
    const operations = Object.values(specification.paths).flatMap((byMethod) => Object.values(byMethod));
    expect(specification.text.length / operations.length).toBeLessThan(4_000);
  });

  it('has no example of an Idempotency-Key: programs send examples as they are, and one key is for one request', () => {
    const keys = Object.values(specification.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ parameters }) => parameters.filter(({ name }) => name === 'Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) expect(key).not.toHaveProperty('example');
  });
});
