import type { Listing } from '@namesake/engine';
import { loadIndex } from '../lists/load-index.ts';
import { pick, randomFrom } from '../lists/random.ts';
import { type InnocentKind, innocentKinds } from '../quality/innocent-kinds/innocent-kinds.ts';
import { startService } from '../service/running-service.ts';
import { queryKinds } from '../speed/query-kinds.ts';
import { drive } from './drive.ts';
import { listedTexts } from './search-texts.ts';

const SEED = 20_261_127;
/** Number of texts of each kind: the first half is for warm-up, the second is measured. */
const TEXTS = 1_200;
/** Warm-up with other customers: until code is compiled, as in a service that has run for minutes. */
const WARM_UP = 8_000;
const LONG_TEXTS = 300;
const LONG_WORDS = 400;
const CONNECTIONS = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A kind of text, and the number of connections for searching it. */
type Kind = { readonly kind: string; readonly texts: readonly string[]; readonly connections: number };

/** CPU time of the whole service for each search, and response times, in milliseconds. */
export type KindCost = {
  readonly cpuMs: number | null;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
};

export type KindsReport = { readonly kinds: Readonly<Record<string, KindCost>>; readonly rssMb: number | null };

/**
 * Cost of a search over HTTP by kind of text, including its record. No text is searched twice, and most words of
 * customers are on no list.
 */
export async function measureKinds(options: { readonly lists: string; readonly json: boolean }): Promise<KindsReport> {
  const { listings } = await loadIndex(options.lists);
  const service = await startService(options.lists);
  try {
    const { base } = service;
    const token = await service.token();
    await service.settled();
    await drive({ base, token, texts: customers(SEED + 2, WARM_UP), connections: CONNECTIONS });
    const costs: [string, KindCost][] = [];
    for (const { kind, texts, connections } of kindsOf(listings)) {
      const half = Math.floor(texts.length / 2);
      await drive({ base, token, texts: texts.slice(0, half), connections });
      const before = service.cpu();
      const { answers, perSecond, p50, p99 } = await drive({ base, token, texts: texts.slice(half), connections });
      const after = service.cpu();
      const cpuMs = before && after && Math.round(((after.all - before.all) / answers) * 100) / 100;
      costs.push([`${kind} · ${connections}`, { cpuMs, perSecond, p50, p99 }]);
    }
    const report = { kinds: Object.fromEntries(costs), rssMb: service.rssMb() };
    if (!options.json) {
      console.table(report.kinds);
      console.log(`RSS ${report.rssMb} MB`);
    }
    return report;
  } finally {
    await service.end();
    service.remove();
  }
}

function kindsOf(listings: readonly Listing[]): Kind[] {
  const random = randomFrom(SEED);
  const written = new Map(innocentKinds(SEED).map((kind) => [kind.id, kind]));
  const write = (id: string, count = TEXTS): string[] => distinct(written.get(id), count);
  const made = new Map(queryKinds(listings, TEXTS).map(({ kind, texts }) => [kind, [...new Set(texts)]]));
  const payments = write('payments', LONG_TEXTS * 8);
  const slip = (word: string): string => {
    const at = 1 + Math.floor(random() * (word.length - 1));
    return word.slice(0, at) + pick([...LETTERS], random) + word.slice(at + 1);
  };
  const listed = listedTexts(listings, TEXTS);
  const long = Array.from({ length: LONG_TEXTS }, (_, at) =>
    payments
      .slice(at * 7, at * 7 + 7)
      .join(' ')
      .split(' ')
      .slice(0, LONG_WORDS)
      .join(' '),
  );
  const kinds: readonly (readonly [string, readonly string[]])[] = [
    ['customers', write('customers')],
    ['listed as written', listed],
    ['a slip in every word', listed.map((name) => name.replace(/\p{L}{3,}/gu, slip))],
    ['two words', made.get('two words') ?? []],
    ['payment of 20 words', made.get('payment text') ?? []],
    ['payment of 60 words', payments.slice(0, TEXTS)],
    ['400 words', long],
    ['companies', write('companies')],
    ['own script', write('own-script')],
    ['other script, listed', made.get('other script') ?? []],
  ];
  const others = customers(SEED + 1, 2 * TEXTS);
  return [
    ...kinds.flatMap(([kind, texts]) => (texts.length === 0 ? [] : [{ kind, texts, connections: CONNECTIONS }])),
    { kind: 'customers', texts: others.slice(0, TEXTS), connections: 1 },
    { kind: 'customers', texts: others.slice(TEXTS), connections: 64 },
  ];
}

const customers = (seed: number, count: number): string[] =>
  distinct(
    innocentKinds(seed).find(({ id }) => id === 'customers'),
    count,
  );

function distinct(kind: InnocentKind | undefined, count: number): string[] {
  if (kind === undefined) throw new Error('There is no such kind of text.');
  const texts = new Set<string>();
  while (texts.size < count) texts.add(kind.write());
  return [...texts];
}
