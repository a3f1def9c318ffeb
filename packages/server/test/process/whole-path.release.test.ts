import type {
  BatchResult,
  BatchView,
  DecisionView,
  GoodGuyView,
  LookbackHitView,
  LookbackView,
  Scope,
  SearchResponse,
} from '@namesake/contract';
import { expect, it } from 'vitest';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { Nodes } from '../support/nodes.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';
import { unzip } from '../support/unzip.ts';

const LISTED = 20;
const GOOD = 6;
const SCOPES: readonly Scope[] = ['search:read', 'records:read', 'decisions:write', 'audit:read'];
const LIST = unListOf(daysAgo(3), numbers(0, 30));
/** Another programme of the first party. */
const CHANGED = LIST.replace(daysAgo(3), daysAgo(2)).replace('<UN_LIST_TYPE>Old', '<UN_LIST_TYPE>Newer');

type Service = {
  ask(path: string, body?: unknown): Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  file(path: string): Promise<Buffer>;
  put(name: string, text: string): Promise<void>;
  close(): Promise<void>;
};

const DATABASES: readonly (readonly [name: string, start: () => Promise<Service>])[] = [
  [
    'SQLite',
    async () => {
      const service = await FolderService.make();
      [service.scopes, service.lookEveryMs] = [SCOPES, 50];
      await service.put('consolidated.xml', LIST);
      await service.start();
      return service;
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const nodes = await Nodes.make();
      nodes.scopes = SCOPES;
      await nodes.put('consolidated.xml', LIST);
      const { ask, file } = await nodes.start();
      return { ask, file, put: (name, text) => nodes.put(name, text), close: () => nodes.close() };
    },
  ],
];

/** Five hundred customers, the first twenty with names of listed parties. */
const CUSTOMERS = Array.from({ length: 500 }, (_, n) => ({
  id: `customer-${n}`,
  searchText: n < LISTED ? nameOf(n) : `Yorvik Blantesh ${n}`,
  birthDate: '1990',
}));

it.each(DATABASES)(
  'a file is screened, hits are decided, good guys are left out and counted, one reopens when its listing changes, and a lookback finds a customer, on %s',
  async (_, start) => {
    const service = await start();
    const began = new Date(Date.now() - 60_000).toISOString();
    try {
      const first = await screened(service);
      expect(first.counts).toMatchObject({ potential_match: LISTED, no_match: 480, error: 0, suppressed: 0 });
      const hits = await itemsOf<BatchResult>(
        service,
        `/batches/${first.id}/results?outcome=potential_match&limit=500`,
      );
      const decided: (readonly DecisionView[])[] = [];
      for (const { searchId } of hits) {
        const { body } = await service.ask(`/api/v1/searches/${searchId}`);
        const { results } = body as unknown as SearchResponse;
        const listings = results.flatMap((result) => result.listings.map(({ id }) => id));
        const verdict = { verdict: 'false_positive', reason: 'different_birth_date' };
        decided.push(await itemsOf(service, `/searches/${searchId}/decisions`, { listings, ...verdict }));
      }
      const decisions = decided.slice(0, GOOD).flatMap((some) => some.map(({ id }) => id));
      const made = await itemsOf<GoodGuyView>(service, '/good-guys', { decisions });
      expect(new Set(made.map(({ externalRef }) => externalRef)).size).toBe(GOOD);

      const second = await screened(service);
      expect(second.counts).toMatchObject({ potential_match: LISTED - GOOD, no_match: 480 + GOOD });
      expect(second.counts.suppressed).toBeGreaterThanOrEqual(GOOD);

      await service.put('consolidated.xml', CHANGED);
      const asked = { searchText: nameOf(0), externalRef: 'customer-0', birthDate: '1990' };
      const ask = async () => (await service.ask('/api/v1/search', asked)).body as unknown as SearchResponse;
      await expect.poll(async () => (await ask()).outcome).toBe('potential_match');
      const notes = async () => (await itemsOf<GoodGuyView>(service, '/good-guys?state=reopened')).flatMap(changesOf);
      expect(await notes()).toEqual([expect.stringContaining('listing programme: Old → Newer')]);
      const third = await screened(service);
      expect(third.counts).toMatchObject({ potential_match: LISTED - GOOD + 1 });

      const { body: question } = await service.ask('/api/v1/lookbacks', { entity: { names: [nameOf(0)] } });
      const lookback = async () =>
        (await service.ask(`/api/v1/lookbacks/${question['id']}`)).body as unknown as LookbackView;
      await expect.poll(async () => (await lookback()).state).toBe('done');
      expect(await lookback()).toMatchObject({ unreadableCount: 0, skippedCount: 0 });
      const found = await itemsOf<LookbackHitView>(service, `/lookbacks/${question['id']}/results?limit=500`);
      // Of each of the three files, and what was asked until the listing had changed.
      expect(found.filter(({ externalRef }) => externalRef === 'customer-0').length).toBeGreaterThanOrEqual(4);

      const to = new Date(Date.now() + 60_000).toISOString();
      const files = await unzip(await service.file(`/api/v1/audit/evidence.zip?from=${began}&to=${to}`));
      const lines = (name: string) =>
        String(files.get(name))
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
      const actions = new Set(lines('events.jsonl').map(({ action }) => action));
      for (const action of [
        'batch.created',
        'batch.done',
        'decision.made',
        'good_guy.made',
        'good_guy.reopened',
        'lookback.done',
      ])
        expect(actions).toContain(action);
      expect(lines('screenings/good-guys.jsonl')).toHaveLength(made.length);
      expect(lines('screenings/decisions.jsonl')).toHaveLength(decided.flat().length);
    } finally {
      await service.close();
    }
  },
);

const changesOf = ({ events }: GoodGuyView): readonly string[] =>
  events.flatMap(({ changes }) =>
    changes.map(({ side, fact, before, after }) => `${side} ${fact}: ${before.join()} → ${after.join()}`),
  );

/** Uploads the file and waits until its rows are done. */
async function screened(service: Service): Promise<BatchView> {
  const { status, body } = await service.ask('/api/v1/batches', CUSTOMERS);
  expect(status).toBe(201);
  const read = async () => (await service.ask(`/api/v1/batches/${body['id']}`)).body as unknown as BatchView;
  await expect.poll(async () => (await read()).state).toBe('done');
  return read();
}

async function itemsOf<Item>(service: Service, path: string, body?: unknown): Promise<readonly Item[]> {
  const answer = await service.ask(`/api/v1${path}`, body);
  expect([answer.status < 300, answer.body['code']]).toEqual([true, undefined]);
  return Object(answer.body)['items'];
}
