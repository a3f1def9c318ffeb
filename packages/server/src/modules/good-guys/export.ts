import { Readable } from 'node:stream';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { csvRow } from '../../lib/formats/csv-row.ts';
import { COLUMNS, cellOfValues } from './csv.ts';
import type { GoodGuy } from './store/good-guy.ts';
import { stateOf } from './store/good-guy-state.ts';
import type { GoodGuyStore } from './store/good-guy-store.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/**
 * Every good guy as CSV, the oldest first. Its columns are those of an import, then what became of it.
 */
export async function exportGoodGuys(call: Call): Promise<Readable> {
  const { app } = call;
  await audit(call, 'good_guy.exported', '');
  const nowMs = app.now();
  return Readable.from(lines(app.storage.goodGuys, nowMs), { objectMode: false });
}

async function* lines(goodGuys: Pick<GoodGuyStore, 'after'>, nowMs: number): AsyncGenerator<Buffer> {
  yield Buffer.from(csvRow([...COLUMNS, 'state', 'id', 'made_at', 'expires_at']));
  for (let place = 0; ; ) {
    const page = await goodGuys.after(place, AT_ONCE);
    if (page.length > 0) yield Buffer.from(page.map((one) => csvRow(cellsOf(one, nowMs))).join(''));
    if (page.length < AT_ONCE) return;
    place = page.at(-1)?.place ?? place;
  }
}

function cellsOf(goodGuy: GoodGuy, nowMs: number): readonly string[] {
  const { id, externalRef, listing, reason, expiresAt, customerFacts, events } = goodGuy;
  const { name = [], birth_date: birthDates = [], country = [], identifier = [] } = customerFacts;
  const days = expiresAt === null ? '' : String(Math.max(1, Math.ceil((expiresAt - nowMs) / DAY_MS)));
  const text = events[0]?.text ?? '';
  const facts = [name, birthDates, country, identifier].map(cellOfValues);
  const instant = (ms: number | null | undefined): string => (ms == null ? '' : new Date(ms).toISOString());
  const more = [stateOf(goodGuy, nowMs), id, instant(events[0]?.at), instant(expiresAt)];
  return [externalRef, listing, reason, text, days, ...facts, ...more];
}
