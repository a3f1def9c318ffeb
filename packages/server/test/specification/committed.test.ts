import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/config/version.ts';
import { writtenOpenapi } from '../../src/http/openapi.ts';
import { typescriptTypes } from '../../tools/client-types.ts';
import { pythonTypes } from '../../tools/python-types.ts';
import { breakingChanges, type Contract } from '../support/contract-changes/breaking-changes.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const RELEASED = join(DOCS, 'openapi-released.json');

const read = (path: string): Contract => JSON.parse(readFileSync(path, 'utf8'));

describe('the committed OpenAPI document', () => {
  it('is what the code makes: npm run docs:openapi', async () => {
    expect(readFileSync(join(DOCS, 'openapi.json'), 'utf8')).toBe(await writtenOpenapi(VERSION));
  });

  it.each([
    ['packages/client/src/api.gen.ts', typescriptTypes],
    ['clients/python/src/namesake_client/types.py', pythonTypes],
  ])('is what the types of a client are made from: npm run docs:openapi, %s', async (path, typesOf) => {
    const types = await typesOf(readFileSync(join(DOCS, 'openapi.json'), 'utf8'));
    expect(readFileSync(join(DOCS, '..', path), 'utf8')).toBe(types);
  });

  it('breaks nothing of the released one', () => {
    expect(breakingChanges(read(RELEASED), read(join(DOCS, 'openapi.json')))).toEqual([]);
  });
});
