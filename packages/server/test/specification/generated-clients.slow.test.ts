import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { generateSource } from 'oazapfts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOURNEY, LISTED_NAME, ROWS, startForClients } from '../support/client-journey.ts';
import type { FolderService } from '../support/folder-service.ts';

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

const request: components['schemas']['SearchRequest'] = { searchText: '${LISTED_NAME}' };
const threshold = { ...request, threshold: 20 };
const said = <T>({ data, error }: { data?: T; error?: unknown }): T => {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
};

export async function journey(baseUrl: string, token: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
  const answer = said(await client.POST('/api/v1/search', { body: request }));
  if (answer.view !== 'full') throw new Error('not asked for');
  const [result] = answer.results;
  const { error } = await client.POST('/api/v1/search', { body: threshold });
  const made = said(await client.POST('/api/v1/batches', {
    params: { query: { start: true } },
    body: ${JSON.stringify(ROWS)},
    headers: { 'content-type': 'text/csv' },
    bodySerializer: (body) => body,
  }));
  const path = { id: made.id };
  let batch = made;
  while (batch.state !== 'done') batch = said(await client.GET('/api/v1/batches/{id}', { params: { path } }));
  const report = said(await client.GET('/api/v1/batches/{id}/report.csv', { params: { path }, parseAs: 'text' }));
  const decided = said(await client.POST('/api/v1/searches/{id}/decisions', {
    params: { path: { id: answer.searchId } },
    body: {
      listings: result?.listings.map(({ id }) => id) ?? [],
      verdict: 'false_positive',
      reason: 'different_birth_date',
    },
  }));
  const versions = said(await client.GET('/api/v1/lists/{id}/versions', { params: { path: { id: 'un_sc' } } }));
  const [newer, older] = versions.items.map(({ contentHash }) => contentHash);
  const range = \`\${older}..\${newer}\`;
  const diff = said(await client.GET('/api/v1/lists/{id}/versions/{range}', { params: { path: { id: 'un_sc', range } } }));
  return {
    outcome: answer.outcome,
    view: answer.view,
    matched: result?.matchedName?.value,
    refused: error?.code,
    batch: batch.state,
    rows: batch.rowCount,
    report: report.slice(0, 4),
    decision: decided.items[0]?.state,
    added: diff.counts.added,
    removed: diff.counts.removed,
  };
}
`;

/** The same with the functions that oazapfts writes. */
const WITH_FUNCTIONS = `
import * as api from './functions.js';

export async function journey(baseUrl: string, token: string) {
  const options = { baseUrl, headers: { authorization: \`Bearer \${token}\` } };
  const searched = await api.createSearch({ searchText: '${LISTED_NAME}' }, {}, options);
  if (searched.status !== 200 || searched.data.view !== 'full') throw new Error(JSON.stringify(searched.data));
  const answer = searched.data;
  const refused = await api.createSearch({ searchText: '${LISTED_NAME}', threshold: 20 }, {}, options);
  const file = new Blob([${JSON.stringify(ROWS)}], { type: 'text/csv' });
  const made = await api.createBatch({ file: new File([file], 'rows.csv'), start: true }, {}, options);
  if (made.status !== 201) throw new Error(JSON.stringify(made.data));
  let batch = made.data;
  while (batch.state !== 'done') {
    const read = await api.getBatch(batch.id, options);
    if (read.status === 200) batch = read.data;
  }
  const report = await api.exportBatchCsv(batch.id, options);
  const decided = await api.decideHits(answer.searchId, {
    listings: answer.results[0]?.listings.map(({ id }) => id) ?? [],
    verdict: 'false_positive',
    reason: 'different_birth_date',
  }, {}, options);
  const versions = await api.getListVersions('un_sc', {}, options);
  if (versions.status !== 200) throw new Error(versions.data.code);
  const [newer, older] = versions.data.items.map(({ contentHash }) => contentHash);
  const diff = await api.getListDiff('un_sc', \`\${older}..\${newer}\`, {}, options);
  return {
    outcome: answer.outcome,
    view: answer.view,
    matched: answer.results[0]?.matchedName?.value,
    refused: refused.status === 422 ? refused.data.code : refused.status,
    batch: batch.state,
    rows: batch.rowCount,
    report: report.status === 200 ? (await new Blob([report.data]).text()).slice(0, 4) : report.status,
    decision: decided.status === 201 ? decided.data.items[0]?.state : decided.status,
    added: diff.status === 200 ? diff.data.counts.added : diff.status,
    removed: diff.status === 200 ? diff.data.counts.removed : diff.status,
  };
}
`;

let service: FolderService;
let dir: string;
let complaints: readonly string[];
beforeAll(async () => {
  service = await startForClients();
  const { body } = await service.ask('/api/v1/openapi.json');
  await mkdir(CACHE, { recursive: true });
  dir = await mkdtemp(join(CACHE, 'clients-'));
  await writeFile(join(dir, 'package.json'), '{"type":"module"}');
  await writeFile(join(dir, 'openapi.json'), JSON.stringify(body));
  await writeFile(join(dir, 'api.ts'), astToString(await openapiTS(JSON.stringify(body))));
  await writeFile(join(dir, 'functions.ts'), await generateSource(join(dir, 'openapi.json')));
  await writeFile(join(dir, 'with-fetch.ts'), WITH_FETCH);
  await writeFile(join(dir, 'with-functions.ts'), WITH_FUNCTIONS);
  await writeFile(
    join(dir, 'wrong.ts'),
    WITH_FETCH.replace(`searchText: '${LISTED_NAME}' };`, `searchText: '${LISTED_NAME}', treshold: 20 };`),
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

  it.each(['with-fetch', 'with-functions'])(
    'searches, is refused, screens a file and reads its report, decides, and compares versions: %s',
    async (name) => {
      const client = await import(pathToFileURL(join(dir, `${name}.js`)).href);
      const { url, token } = service.access;
      expect(await client.journey(url, token)).toEqual(JOURNEY);
    },
  );
});
