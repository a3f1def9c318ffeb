import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecification, type Specification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

/** Beyond `recommended-strict`: what makes a document pleasant to read and safe to generate from. */
const RULES = {
  'info-contact': 'error',
  'no-ambiguous-paths': 'error',
  'no-http-verbs-in-paths': 'error',
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
  'no-path-trailing-slash': 'error',
  'no-unused-components': 'error',
  'operation-description': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
  'paths-kebab-case': 'error',
  'tag-description': 'error',
} as const;

/** Fetched when it is needed: it brings hundreds of packages. */
const SPECTRAL = '@stoplight/spectral-cli@6.16.3';

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

  it('has nothing that another linter objects to: Spectral, as npm has it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'namesake-spectral-'));
    const file = join(folder, 'openapi.json');
    const rules = join(folder, 'rules.yaml');
    await writeFile(rules, 'extends: ["spectral:oas"]\n');
    const spectral = async (text: string) => {
      await writeFile(file, text);
      const run = promisify(execFile)('npx', [
        '--yes',
        SPECTRAL,
        'lint',
        '--ruleset',
        rules,
        '--quiet',
        '--format',
        'json',
        file,
      ]);
      const { stdout } = await run.catch((error: { readonly stdout: string }) => error);
      return Array.from(JSON.parse(stdout.slice(stdout.indexOf('[')))).map((one) => Object(one).code);
    };
    expect(await spectral(specification.text)).toEqual([]);
    expect(await spectral(specification.text.replace('"operationId":"createSearch",', ''))).toContain(
      'operation-operationId',
    );
    await rm(folder, { recursive: true });
  });

  it('is looked at by a linter that objects', async () => {
    const broken = specification.text.replaceAll('"#/components/schemas/Span"', '"#/components/schemas/Nothing"');
    expect((await lint(broken)).join('\n')).toContain('no-unresolved-refs');
  });
});
