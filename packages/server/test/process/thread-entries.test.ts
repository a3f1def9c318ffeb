import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIndex, type ComparedEntity, DEFAULT_POLICY, loadModel, packIndex, withRows } from '@namesake/engine';
import { SOURCES } from '@namesake/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { runInThread } from '../../src/lib/threads/run-in-thread.ts';
import { Comparer } from '../../src/screening/comparer.ts';
import { CustomerPrefilter } from '../../src/screening/customer-prefilter.ts';
import { startPoolThread } from '../../src/screening/start-pool-thread.ts';
import { fakeScreener } from '../support/fake-screener.ts';
import { MASTER, ProvedStore, TRUSTED_KEYS } from '../support/proved-store.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
/** Sources that are started as a thread or process, by their addresses. */
const ENTRIES = globSync('**/*.ts', { cwd: SRC })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => {
    const text = readFileSync(join(SRC, path), 'utf8');
    const addresses = [...text.matchAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g)];
    return addresses.map(([, address = '']) => join(dirname(path), address).replaceAll('\\', '/'));
  });
/** Those that live on: tests of their own try them. */
const LIVES_ON = [
  'cli/screening/screen-thread.ts',
  'db/postgres/writer-thread.ts',
  'db/sqlite/writer-thread.ts',
  'lists/loading/loader-process.ts',
  'lists/workers/worker-thread.ts',
  'screening/prefilter-thread.ts',
  'screening/comparer-thread.ts',
  'screening/pool-thread.ts',
];

let store: ProvedStore;
beforeAll(async () => {
  store = await ProvedStore.make();
  store.fill();
});
afterAll(() => store.close());

type Trial = {
  readonly input: () => unknown;
  /** The answer, or the error that its starter receives. */
  readonly answer: unknown;
};

const source = () => sqliteSource(store.path);
const proof = { trusted: TRUSTED_KEYS, rowKey: MASTER };
const broken = {
  bytes: new Uint8Array([1, 2, 3]),
  credit: new Int32Array(new SharedArrayBuffer(4)).fill(4),
  firstRows: 1,
};
const evidence = { period: { fromMs: 0, toMs: 1 }, withNames: false, actor: 'test', madeAt: 0, version: '0' };
const TRIALS: Readonly<Record<string, Trial>> = {
  'db/sqlite/integrity-thread.ts': { input: () => store.path, answer: true },
  'doctor/database-thread.ts': {
    input: () => ({ path: store.path, isFull: false, known: [], attested: null }),
    answer: { facts: { damage: [] } },
  },
  'examine/chain-thread.ts': {
    input: () => ({ source: source(), ...proof }),
    answer: { entries: 13 },
  },
  'examine/evidence/evidence-thread.ts': {
    input: () => ({ source: source(), order: { ...evidence, ...proof, master: MASTER } }),
    answer: null,
  },
  'examine/verify/verify-thread.ts': { input: source, answer: null },
  'lib/pdf/print-thread.ts': {
    input: () => ({ title: 'Title', foot: '', blocks: [], madeAtMs: 0, attached: [] }),
    answer: { length: expect.any(Number) },
  },
  'lists/neighbour-rows/rows-thread.ts': {
    input: () => ({ image: withRows(packIndex(buildIndex([], loadModel()))), file: null }),
    answer: null,
  },
  'lists/refresh/download-thread.ts': {
    input: () => ({ source: SOURCES[0], dir: store.dir, accept: 'ab'.repeat(32) }),
    answer: { reason: expect.any(String) },
  },
  'lists/versions/diff-thread.ts': {
    input: () => ({ dir: store.dir, from: 'ab'.repeat(32), to: 'cd'.repeat(32) }),
    answer: new Error('ENOENT'),
  },
  'modules/retention/scan/scan-thread.ts': {
    input: () => ({ source: source(), selection: { kind: 'searches', ids: [] }, holds: [] }),
    answer: null,
  },
  'row-files/spreadsheet-thread.ts': { input: () => broken, answer: { refused: expect.any(String) } },
};

it('every entry of a thread is tried', () => {
  expect([...new Set(ENTRIES)].sort()).toEqual([...Object.keys(TRIALS), ...LIVES_ON].sort());
});

it('threads are started in one place, and those that write to the database by their writer', () => {
  const starting = globSync('**/*.ts', { cwd: SRC }).filter(
    (path) => !path.endsWith('.test.ts') && readFileSync(join(SRC, path), 'utf8').includes('new Worker('),
  );
  expect(starting.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([
    'db/writing/writer.ts',
    'lib/threads/start-thread.ts',
  ]);
});

describe('a thread that does one task', () => {
  it.each(Object.entries(TRIALS))('starts and answers: %s', async (path, { input, answer }) => {
    const entry = pathToFileURL(join(SRC, path));
    // Messages that need a reply: the next chunk or page is wanted, and there is no further order.
    const answered = runInThread(entry, input(), { onMessage: () => null, endedText: 'It ended early.' });
    if (answer instanceof Error) await expect(answered).rejects.toThrow(answer.message);
    else if (typeof answer !== 'object' || answer === null) expect(await answered).toBe(answer);
    else expect(await answered).toMatchObject(answer);
  });

  it.each(Object.keys(TRIALS))('reports that it failed: %s', async (path) => {
    const nonsense = path.startsWith('db/') ? '/nowhere/at/all' : null;
    const answered = runInThread(pathToFileURL(join(SRC, path)), nonsense, { endedText: 'It ended early.' });
    await expect(answered).rejects.toThrow();
  });
});

describe('a thread that lives on', () => {
  it('reports that it failed to those that wait for an answer: one that screens customers', async () => {
    const image = packIndex(buildIndex([], loadModel()));
    const prefilter = new CustomerPrefilter({ screener: fakeScreener, image });
    expect(
      await prefilter.findNothing([{ searchText: 'Orlan Vestrakov' }, { searchText: '…' }], DEFAULT_POLICY),
    ).toEqual([true, false]);
    await expect(prefilter.findNothing([Object({})], DEFAULT_POLICY)).rejects.toThrow();
    await prefilter.close();
  });

  it('clears nobody of whom it says nothing', async () => {
    const prefilter = new CustomerPrefilter(
      { screener: fakeScreener, image: packIndex(buildIndex([], loadModel())) },
      (_, { message }) => {
        let asked = 0;
        const postMessage = ({ queries }: { readonly queries: readonly unknown[] }): void => {
          asked += 1;
          message(asked === 1 ? {} : { nothing: queries.slice(1).map(() => true) });
        };
        return { postMessage, terminate: async () => 0 };
      },
    );
    const queries = ['Orlan', 'Varnok', 'Tesmond'].map((searchText) => ({ searchText }));
    expect(await prefilter.findNothing(queries, DEFAULT_POLICY)).toEqual([false, false, false]);
    expect(await prefilter.findNothing(queries, DEFAULT_POLICY)).toHaveLength(3);
    await prefilter.close();
  });

  it('reports that it failed to those that wait for an answer: the comparer', async () => {
    const nobody: ComparedEntity = { names: [] };
    const comparer = new Comparer({ entity: nobody, policy: DEFAULT_POLICY });
    await expect(comparer.compare([{ searchText: 'Anybody' }])).rejects.toThrow('at least one name');
    await comparer.close();
  });

  it('reports its end once: a search thread', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const causes: string[] = [];
    const ended = ({ message }: Error): void => {
      causes.push(message);
      resolve();
    };
    const thread = startPoolThread({ answered: () => {}, lost: () => {}, ended });
    thread.post({ kind: 'search', index: 1, job: { kind: 'together', searches: [] } });
    await promise;
    thread.end();
    await new Promise((later) => setTimeout(later, 50));
    expect(causes).toEqual(['index 1 is not open']);
  });
});
