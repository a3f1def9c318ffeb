import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateSource } from 'oazapfts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSpecification } from '../support/specification.ts';
import { startService, type TestService } from '../support/test-service.ts';

/** Inside the repository, so that the clients find the packages they import. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

/** As strict as a caller may be; `exactOptionalPropertyTypes` is one that what oazapfts writes does not pass. */
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** What a caller writes with openapi-typescript and openapi-fetch: only what must be given is given. */
const WITH_FETCH = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

const request: components['schemas']['SearchRequest'] = { searchText: 'Orlan Vestrakov' };

export async function search(baseUrl: string, token: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
  const { data, error } = await client.POST('/api/v1/search', { body: request });
  if (error !== undefined) return { refused: error.code };
  if ('view' in data) throw new Error('not asked for');
  const words = data.results.flatMap(({ evidence }) =>
    evidence.tokens.map(({ querySpan: { start, end } }) => data.searchText.slice(start, end)),
  );
  return { outcome: data.outcome, words };
}

export async function refused(baseUrl: string, token: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
  const { error } = await client.POST('/api/v1/search', { body: { ...request, threshold: 20 } });
  return error?.errors?.map(({ pointer, code }) => [pointer, code]);
}
`;

/** The same with the functions that oazapfts writes. */
const WITH_FUNCTIONS = `
import * as api from './functions.js';

export async function search(baseUrl: string, token: string) {
  const options = { baseUrl, headers: { authorization: \`Bearer \${token}\` } };
  const answer = await api.createSearch({ searchText: 'Orlan Vestrakov' }, {}, options);
  if (answer.status !== 200) return { refused: answer.data.code };
  const { data } = answer;
  if ('view' in data) throw new Error('not asked for');
  const words = data.results.flatMap(({ evidence }) =>
    evidence.tokens.map(({ querySpan: { start, end } }) => data.searchText.slice(start, end)),
  );
  return { outcome: data.outcome, words };
}

export async function refused(baseUrl: string, token: string) {
  const options = { baseUrl, headers: { authorization: \`Bearer \${token}\` } };
  const answer = await api.createSearch({ searchText: 'Orlan Vestrakov', threshold: 20 }, {}, options);
  return answer.status === 200 ? [] : answer.data.errors?.map(({ pointer, code }) => [pointer, code]);
}
`;

let service: TestService;
let dir: string;
let complaints: readonly string[];
beforeAll(async () => {
  service = await startService();
  const { text } = await readSpecification(service);
  await mkdir(CACHE, { recursive: true });
  dir = await mkdtemp(join(CACHE, 'clients-'));
  await writeFile(join(dir, 'package.json'), '{"type":"module"}');
  await writeFile(join(dir, 'openapi.json'), text);
  await writeFile(join(dir, 'api.ts'), astToString(await openapiTS(JSON.parse(text))));
  await writeFile(join(dir, 'functions.ts'), await generateSource(join(dir, 'openapi.json')));
  await writeFile(join(dir, 'with-fetch.ts'), WITH_FETCH);
  await writeFile(join(dir, 'with-functions.ts'), WITH_FUNCTIONS);
  await writeFile(
    join(dir, 'wrong.ts'),
    WITH_FETCH.replace("'Orlan Vestrakov' }", "'Orlan Vestrakov', treshold: 80 }"),
  );
  complaints = compile(['api.ts', 'functions.ts', 'with-fetch.ts', 'with-functions.ts', 'wrong.ts']);
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

/** Compiles files of the folder beside themselves, and gives back what the compiler says. */
function compile(names: readonly string[]): readonly string[] {
  const program = ts.createProgram(
    names.map((name) => join(dir, name)),
    OPTIONS,
  );
  const said = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics];
  return said.map(
    ({ messageText, file }) =>
      `${basename(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

describe('a client that is generated from the specification', () => {
  it('compiles in strict mode, and the compiler tells of a member that does not exist', () => {
    expect(complaints).toEqual([expect.stringMatching(/^wrong\.ts: .*'treshold' does not exist/)]);
  });

  it.each(['with-fetch', 'with-functions'])('searches and is refused as the types say: %s', async (name) => {
    const client = await import(pathToFileURL(join(dir, `${name}.js`)).href);
    const token = await service.token();
    expect(await client.search(service.url, token)).toEqual({ outcome: 'potential_match', words: ['Orlan'] });
    expect(await client.search(service.url, 'Quelmar')).toEqual({ refused: 'token_malformed' });
    expect(await client.refused(service.url, token)).toEqual([['/threshold', 'threshold_too_low']]);
  });
});
