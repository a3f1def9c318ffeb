import type { IndexImage, Policy, Query } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { pastSpan } from '../../lib/tracing.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { tooExpensive } from '../../screening/refusals.ts';
import { diagnoseNow, screenNow, since } from '../../screening/search-now.ts';
import type { PoolCall } from '../../screening/search-pool.ts';
import type { Diagnosed, ExpectedParty, Screened } from '../../screening/thread-protocol.ts';

/** What to search; has an image if other threads can search it too. */
type Searchable = Pick<Snapshot, 'screener' | 'image'>;

/**
 * Screens short texts on this thread, unless many arrive at once or no caller is waiting. Longer texts go to the pool,
 * since they would block others. Recent results are reused. The answer is the same either way.
 *
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

/**
 * Records spans for the time a search waited and the time the engine took. The engine reports its own time, also from
 * threads.
 */
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
 * Screens without cached results and always on the pool, where searches with a waiting caller come first.
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
 * Traces a party through a search. This takes several searches, so it always runs on the pool.
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
 * Maximum number of words, and of Chinese, Japanese or Korean characters, for a search tried on the event loop. An
 * estimate: a search that exceeds `SHORT_STEPS` there goes to the pool, in whatever script.
 */
const MAX_WORDS = 8;
const MAX_IDEOGRAPHS = 12;
const MAX_CHARACTERS = 200;

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/** Whether a search is so short that handing it to another thread would only delay it. */
export function isCheap({ searchText, aliases = [] }: Query): boolean {
  const text = [searchText, ...aliases].join(' ');
  if (text.length > MAX_CHARACTERS) return false;
  return text.split(/[\s,;/-]+/u).length <= MAX_WORDS && (text.match(IDEOGRAPHS)?.length ?? 0) <= MAX_IDEOGRAPHS;
}
