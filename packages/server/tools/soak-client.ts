import { setTimeout as wait } from 'node:timers/promises';

/** What a client saw. */
export type SoakReport = {
  readonly count: number;
  /** Answers that were neither 200 nor the required error. */
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly mostMs: number;
};

/** Invented names of many kinds, so that searches differ in how much they open. */
const NAMES = [
  'Orlan Vestrakov',
  'Mohamed Quillaby Hassan',
  'Brackwater Lantern Shipping Limited',
  'Tavira Quelloz-Mondain',
  'Ivan Petrovich Delbrimond',
  'Ahmed Ali Vantari',
  'PELORIA DAWN',
  'Kim Chol Undrycott',
];

/** What to search, and how often. */
type SoakOrder = { readonly url: string; readonly token: string; readonly perSecond: number };

const order: SoakOrder = await new Promise((done) => process.once('message', done));
const { url, token, perSecond } = order;
const tookMs: number[] = [];
let failed = 0;
let ended = false;
process.once('message', () => {
  ended = true;
});
// The parent process is gone.
process.once('disconnect', () => process.exit());

const underWay = new Set<Promise<void>>();
for (let number = 0; !ended; number += 1) {
  const one = search(NAMES[number % NAMES.length] ?? '').finally(() => underWay.delete(one));
  underWay.add(one);
  await wait(1_000 / perSecond);
}
await Promise.all(underWay);
tookMs.sort((a, b) => a - b);
const at = (share: number): number => tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? 0;
const report: SoakReport = { count: tookMs.length, failed, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1) };
process.send?.(report, () => process.disconnect());

async function search(searchText: string): Promise<void> {
  const startedMs = performance.now();
  try {
    const response = await fetch(`${url}/api/v1/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ searchText }),
    });
    const answer: unknown = await response.json();
    const told = typeof answer === 'object' && answer !== null && 'outcome' in answer;
    if (response.status !== 200 || !told) failed += 1;
  } catch {
    failed += 1;
  }
  tookMs.push(performance.now() - startedMs);
}
