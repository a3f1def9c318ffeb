import { Readable } from 'node:stream';
import type { LookbackHitView, LookbackResults, SearchRequest } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { csvRow } from '../../lib/formats/csv-row.ts';
import { formatScreeningId, screeningTime } from '../../lib/ids/screening-id.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';
import { ActorNames } from '../records/actor-names.ts';
import type { LookbackHit } from './store/lookback.ts';
import { readableLookback } from './view.ts';

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

/**
 * Screenings in which the party was found, newest first. Each page is recorded, because it shows what was screened.
 *
 * @throws ApiError `lookback_not_found`, `cursor_invalid`
 */
export async function listLookbackResults(call: Call, id: string, { cursor, limit }: Page): Promise<LookbackResults> {
  const { app, principal } = call;
  await readableLookback(call, id);
  const what = `results of ${id}`;
  const after = cursor === undefined ? 0 : readCursor(app.keys.cursor, what, cursor);
  const found = await app.storage.lookbacks.hits(id, after, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (page.length > 0) await audit(call, 'lookback.read', id, { after, count: page.length });
  const names = new ActorNames(app.storage, principal);
  const items = await Promise.all(page.map((hit) => presentHit(app, hit, names)));
  return {
    items: items.filter((item) => item !== undefined),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.number) : null,
  };
}

/** A hit with its screening; undefined if that was erased meanwhile. */
async function presentHit(
  { storage }: App,
  { screeningId, nameScore, score, priority, matchedName }: LookbackHit,
  names: ActorNames,
): Promise<LookbackHitView | undefined> {
  const stored = await storage.screenings.find(screeningId);
  if (stored === undefined) return undefined;
  const { searchText, externalRef }: SearchRequest = JSON.parse(stored.request);
  return {
    searchId: formatScreeningId(screeningId),
    searchText,
    externalRef: externalRef ?? null,
    searchedAt: new Date(screeningTime(screeningId)).toISOString(),
    actor: await names.actor(stored.actor),
    nameScore,
    score,
    priority,
    matchedValue: matchedName,
  };
}

/** All hits of a lookback so far, as CSV. @throws ApiError `lookback_not_found` */
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
