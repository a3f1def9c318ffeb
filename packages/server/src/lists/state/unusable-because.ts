import type { LoadedList } from '../snapshot/snapshot.ts';
import type { ListState } from './list-state.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** An age in days, in hours up to two days, or "less than an hour". */
export function ageInWords(seconds: number | null): string {
  if (seconds === null) return 'an unknown time';
  if (seconds < HOUR) return 'less than an hour';
  return seconds < 2 * DAY ? `${Math.floor(seconds / HOUR)} hours` : `${Math.floor(seconds / DAY)} days`;
}

/**
 * Why an empty result proves nothing for a list, as the rest of a sentence that begins with its id; undefined if it
 * proves something.
 */
export function unusableBecause(state: Omit<ListState, 'required'>): string | undefined {
  const { status, checkedAtMs, ageSeconds, publishedEveryDays, loaded, problem, isLost, mostSeconds } = state;
  if (status === 'missing') return 'is required and missing';
  if (status === 'incomplete') return lacksHeld(loaded?.lacking ?? null);
  if (status === 'unknown') return `is of unknown age (${unknownBecause(loaded?.isDated === false)})`;
  if (status !== 'stale') return undefined;
  if (isLost === true) return `counts as too old (${problem ?? 'it cannot be loaded again'})`;
  if (loaded?.isStandIn === true)
    return `is of ${loaded.publishedAt.slice(0, 10)}, the last good version: its newest file is refused (${problem ?? 'it cannot be read'})`;
  if (mostSeconds !== undefined) return `is older than maxListAgeSeconds (${mostSeconds}) allows: ${ageFrom(state)}`;
  if (checkedAtMs !== null || publishedEveryDays === null)
    return `is too old (its publisher was asked ${ageInWords(ageSeconds)} ago)`;
  return `is too old (published ${ageInWords(ageSeconds)} ago, usually every ${publishedEveryDays} days)`;
}

/** What the age of a list counts from. A declaration is not a publication: the date of the file is named beside it. */
function ageFrom({ checkedAtMs, declaredAtMs, ageSeconds, loaded }: Omit<ListState, 'required'>): string {
  const age = ageInWords(ageSeconds);
  const published = loaded?.isDated === true ? `published ${loaded.publishedAt.slice(0, 10)}` : 'without a date inside';
  if (declaredAtMs !== null) return `${published}, declared current by the operator ${age} ago`;
  return checkedAtMs === null ? `${published}, ${age} ago` : `its publisher was asked ${age} ago`;
}

/** Maximum number of named lists; beyond it, only the number of others is given. */
const MAX_NAMED = 3;

/**
 * Which required lists prove nothing, and why, as the rest of a sentence: missing ones together, then the first few
 * others.
 */
export function unusableInWords(states: readonly ListState[]): string {
  const unusable = states.filter((state) => state.required && unusableBecause(state) !== undefined);
  const missing = unusable.filter(({ status }) => status === 'missing').map(({ id }) => id);
  const others = unusable.filter(({ status }) => status !== 'missing' || missing.length === 1);
  const each = others.map((state) => `${state.id} ${unusableBecause(state)}`);
  const more = each.length - MAX_NAMED;
  const named = more > 1 ? [...each.slice(0, MAX_NAMED), `${more} more required lists prove nothing either`] : each;
  return [...(missing.length > 1 ? [missingInWords(missing)] : []), ...named].join('; ');
}

function missingInWords(ids: readonly string[]): string {
  const more = ids.length - MAX_NAMED;
  // Naming a single further list is as short as counting it.
  const named = more > 1 ? `${ids.slice(0, MAX_NAMED).join(', ')} and ${more} more` : ids.join(', ');
  return `${ids.length} required lists are missing: ${named}`;
}

const unknownBecause = (isUndated: boolean): string =>
  isUndated ? 'its file has no date inside' : 'its date is in the future, or the clock is wrong';

function lacksHeld(lacking: LoadedList['lacking']): string {
  const files = (lacking?.contents ?? []).map((content) => `versions/${content}.jsonl.zst`).join(', ');
  return `lacks ${lacking?.listings ?? 0} listings whose removal nobody confirmed, because ${files || 'their stored version'} is gone (restore it from the backup and start again, or confirm the removals)`;
}
