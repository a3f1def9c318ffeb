import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecification, type Specification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

/** Beyond `recommended-strict`: what makes a document pleasant to read and safe to generate from. */
const RULES = {
  'info-contact': 'error',
  'no-ambiguous-paths': 'off',
  'no-http-verbs-in-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-path-trailing-slash': 'error',
  'no-unused-components': 'error',
  // Two operations are opened by browsers and answer 303: see the test below.
  'operation-2xx-response': 'off',
  'operation-description': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'paths-kebab-case': 'error',
  'tag-description': 'error',
} as const;

let service: TestService;
let specification: Specification;
beforeAll(async () => {
  service = await startService();
  specification = await readSpecification(service);
});
afterAll(() => service.close());

const lint = async (source: string) => {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
};

describe('the specification', () => {
  it('has nothing that a linter objects to', async () => {
    expect(await lint(specification.text)).toEqual([]);
  });

  it('has a successful answer of every operation: 2xx, or the redirect of single sign-on', () => {
    const operations = Object.values(specification.paths).flatMap((path) => Object.values(path));
    const without = operations.filter(({ responses }) => !Object.keys(responses).some((status) => /^2/.test(status)));
    expect(without.map(({ operationId }) => operationId)).toEqual(['finishSingleSignOn', 'leaveSingleSignOn']);
    for (const { responses } of without) expect(Object.keys(responses)).toContain('303');
  });

  it('is looked at by a linter that objects', async () => {
    const broken = specification.text.replaceAll('"#/components/schemas/Span"', '"#/components/schemas/Nothing"');
    expect((await lint(broken)).join('\n')).toContain('no-unresolved-refs');
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
      { $ref: '#/components/parameters/Idempotency-Key' },
    ]);
    expect(paths['/api/v1/search']?.['post']?.responses['405']?.headers).toHaveProperty('Allow');
    expect(Object.keys(components.parameters)).toEqual(['Prefer', 'Idempotency-Key', 'If-None-Match']);
  });
});
