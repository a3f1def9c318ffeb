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

  it('is looked at by a linter that objects', async () => {
    const broken = specification.text.replaceAll('"#/components/schemas/Span"', '"#/components/schemas/Nothing"');
    expect((await lint(broken)).join('\n')).toContain('no-unresolved-refs');
  });
});
