import { Readable } from 'node:stream';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { csvRow } from '../../lib/formats/csv-row.ts';
import { ActorNames } from '../records/actor-names.ts';
import { readableLookback } from './readable-lookback.ts';
import { presentHit } from './results.ts';

const AT_ONCE = 200;
const HEAD = [
  'search_id',
  'searched_at',
  'external_ref',
  'search_text',
  'name_score',
  'score',
  'priority',
  'matched_name',
  'actor',
];

/** All that a lookback found until now, as CSV. @throws ApiError `lookback_not_found` */
export async function exportLookback(call: Call, id: string): Promise<Readable> {
  const { app, principal } = call;
  const { found, scanned } = await readableLookback(call, id);
  await audit(call, 'lookback.exported', id, { found, scanned });
  const names = new ActorNames(app.storage, principal);
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(csvRow(HEAD));
    for (let after = 0; ; ) {
      const page = await app.storage.lookbacks.hits(id, after, AT_ONCE);
      const shown = await Promise.all(page.map((hit) => presentHit(app, hit, names)));
      const rows = shown.flatMap((hit) => (hit === undefined ? [] : csvRow(cellsOf(hit))));
      if (rows.length > 0) yield Buffer.from(rows.join(''));
      if (page.length < AT_ONCE) return;
      after = page.at(-1)?.number ?? after;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

function cellsOf(hit: NonNullable<Awaited<ReturnType<typeof presentHit>>>): readonly string[] {
  const { searchId, searchedAt, externalRef, searchText, nameScore, score, priority, matchedValue, actor } = hit;
  const scores = [String(nameScore), String(score), priority];
  return [searchId, searchedAt, externalRef ?? '', searchText, ...scores, matchedValue ?? '', actor.name ?? actor.id];
}
