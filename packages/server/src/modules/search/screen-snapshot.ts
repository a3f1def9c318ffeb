import type { IndexImage, Policy, Query } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { pastSpan } from '../../lib/tracing.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { tooExpensive } from '../../screening/refusals.ts';
import { diagnoseNow, screenNow, since } from '../../screening/search-now.ts';
import type { PoolCall } from '../../screening/search-pool.ts';
import type { Diagnosed, ExpectedParty, Screened } from '../../screening/thread-protocol.ts';

/** What is searched: with an image where other threads can search it too. */
type Searchable = Pick<Snapshot, 'screener' | 'image'>;

/**
 * Screens short texts on this thread, unless many arrive at once or nobody waits, and texts that would block others on
 * the pool. Recent results are reused. The answer is the same.
 * @throws ApiError as `SearchPool.screen`
 */
export async function screenOn(
  call: Call,
  { screener, image }: Searchable,
  query: Query,
  policy: Policy,
): Promise<Screened> {
  const { recent } = call.app;
  const startedMs = performance.now();
  const known = recent.find(screener, query, policy);
  if (known !== undefined) return { screening: known, tookMs: since(startedMs) };
  const screened = await spanned(startedMs, searchOn(call, { screener, image }, query, policy));
  recent.keep(screener, query, policy, screened.screening);
  return screened;
}

/** Of a search, how long it waited and how long the engine took, which it knows itself: on a thread, too. */
async function spanned(startedMs: number, search: Promise<Screened>): Promise<Screened> {
  try {
    const screened = await search;
    const endedMs = performance.now();
    const beganMs = Math.max(startedMs, endedMs - screened.tookMs);
    pastSpan('namesake.queue', startedMs, beganMs);
    pastSpan('namesake.engine', beganMs, endedMs);
    return screened;
  } catch (error) {
    pastSpan('namesake.queue', startedMs, performance.now(), error);
    throw error;
  }
}

async function searchOn(call: Call, { screener, image }: Searchable, query: Query, policy: Policy): Promise<Screened> {
  if (image === null) {
    const screened = screenNow(screener, query, policy);
    if ('tooExpensive' in screened) throw tooExpensive();
    return screened;
  }
  if (isCheap(query)) {
    const screened = await call.app.shortSearches.screen(
      { screener, image },
      query,
      policy,
      call.principal.kind !== 'batch',
    );
    // A short but expensive text gets the full time limit on the pool.
    if (!('tooExpensive' in screened)) return screened;
  }
  return call.app.pool.screen(poolCall(call, image), query, policy);
}

/**
 * Screens without what was screened lately, and always on the pool: searches that people wait for come first.
 *
 * @throws ApiError as `SearchPool.screen`
 */
export async function screenAnew(
  call: Call,
  { screener, image }: Searchable,
  query: Query,
  policy: Policy,
): Promise<Screened> {
  if (image !== null) return call.app.pool.screen(poolCall(call, image), query, policy);
  const screened = screenNow(screener, query, policy);
  if ('tooExpensive' in screened) throw tooExpensive();
  return screened;
}

/**
 * Follows a party through a search: several searches, so always on the pool.
 *
 * @throws ApiError as `SearchPool.diagnose`
 */
export async function diagnoseOn(
  call: Call,
  { screener, image }: Searchable,
  search: { readonly query: Query; readonly policy: Policy; readonly party: ExpectedParty },
): Promise<Diagnosed> {
  const { query, policy, party } = search;
  if (image === null) {
    const diagnosed = diagnoseNow(screener, query, policy, party);
    if ('tooExpensive' in diagnosed) throw tooExpensive();
    return diagnosed;
  }
  return call.app.pool.diagnose(poolCall(call, image), query, policy, party);
}

const poolCall = ({ principal, gone }: Pick<Call, 'principal' | 'gone'>, image: IndexImage): PoolCall => ({
  image,
  caller: actorOf(principal),
  gone: gone(),
});

/**
 * Words, and Chinese, Japanese or Korean characters, each a word of its own, up to which a search is tried on the event
 * loop. A guess: what takes more steps there than `SHORT_STEPS` goes to the pool, whatever it is written in.
 */
const MOST_WORDS = 8;
const MOST_IDEOGRAPHS = 12;
const MOST_CHARACTERS = 200;

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Whether a search is so short that handing it to another thread would only make it later. */
export function isCheap({ searchText, aliases = [] }: Query): boolean {
  const text = [searchText, ...aliases].join(' ');
  if (text.length > MOST_CHARACTERS) return false;
  return text.split(/[\s,;/-]+/u).length <= MOST_WORDS && (text.match(IDEOGRAPHS)?.length ?? 0) <= MOST_IDEOGRAPHS;
}
