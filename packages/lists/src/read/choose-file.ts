import { basename } from 'node:path';
import { MAX_AHEAD_MS } from '../list/acceptance.ts';
import type { ListVersion } from '../list/list-version.ts';

/** Forms of lists that are published in several, the most detailed first. */
const RICHEST_FIRST = [
  'OFAC ENHANCED XML',
  'OFAC ADVANCED XML',
  'OFAC standard XML',
  'EU FSF XML 1.1',
  'EU FSF CSV 1.1',
  'UK Sanctions List XML',
  'UK Sanctions List CSV',
  'OFSI ConList XML',
  'OFSI ConList CSV',
];

/** Two forms of one publication differ by less; a file of single programmes by far more. */
const SAME_SHARE = 0.99;
/** A newer file that lost this share, and more than a few, may be a part of the list. */
const MAX_SHRINK = 0.3;
const FEW = 100;

/** A file that is not used because another one of the same list is. */
export type OtherFile = {
  readonly version: ListVersion;
  /** Why, and which file is used, for people. */
  readonly reason: string;
  /** Relation to the used file. `doubtful`: it may be the newer one, so a person must check. */
  readonly relation: Relation;
};

export type ChosenFile = { readonly chosen: ListVersion; readonly others: readonly OtherFile[] };

/** Relation of a file to another one of the same list. */
export type Relation = 'copy' | 'older' | 'newer' | 'same' | 'doubtful';

/**
 * Chooses one of several files of a list: the newest publication. If dates are equal or incomparable, the one with more
 * records, then the richer form, then the first path. Independent of the order of the files.
 */
export function chooseFile(files: readonly ListVersion[], nowMs: number): ChosenFile | undefined {
  const newest = files.filter((file) => !files.some((other) => relationOf(file, other, nowMs) === 'older'));
  const most = Math.max(...newest.map(({ records }) => records));
  const [chosen] = newest
    .filter(({ records }) => records >= most * SAME_SHARE)
    .sort((a, b) => richness(a) - richness(b) || b.records - a.records || (a.file < b.file ? -1 : 1));
  if (chosen === undefined) return undefined;
  const others = files.filter((file) => file !== chosen).map((file) => otherFile(file, chosen, nowMs));
  return { chosen, others };
}

function relationOf(file: ListVersion, other: ListVersion, nowMs: number): Relation {
  if (file.sha256 === other.sha256) return 'copy';
  if (!isDated(file, nowMs) || !isDated(other, nowMs)) return 'doubtful';
  const order = compareDates(file.publishedAt, other.publishedAt);
  if (order === 0) return 'same';
  const [older, newer] = order < 0 ? [file, other] : [other, file];
  const lost = older.records - newer.records;
  if (lost > FEW && lost > older.records * MAX_SHRINK) return 'doubtful';
  return order < 0 ? 'older' : 'newer';
}

/** Whether the file itself states a plausible publication date. */
function isDated({ publishedAt, isUndated }: ListVersion, nowMs: number): boolean {
  return isUndated === undefined && Date.parse(publishedAt) <= nowMs + MAX_AHEAD_MS;
}

/** By day; within a day by time if both have one. */
function compareDates(a: string, b: string): number {
  const days = Math.sign(Date.parse(dayOf(a)) - Date.parse(dayOf(b)));
  if (days !== 0 || isDay(a) || isDay(b)) return days;
  return Math.sign(Date.parse(a) - Date.parse(b));
}

const dayOf = (instant: string): string => instant.slice(0, 10);
const isDay = (instant: string): boolean => /T00:00:00(?:\.0+)?Z$/.test(instant);

function richness({ form }: ListVersion): number {
  const at = form === undefined ? -1 : RICHEST_FIRST.indexOf(form);
  return at < 0 ? RICHEST_FIRST.length : at;
}

function otherFile(version: ListVersion, chosen: ListVersion, nowMs: number): OtherFile {
  const relation = relationOf(version, chosen, nowMs);
  const [own, used] = namesOf(version.file, chosen.file);
  const facts = { version, relation };
  const dates = [version, chosen].map(({ publishedAt }) => dayOf(publishedAt));
  const [ownDate = '', usedDate = ''] = dates[0] === dates[1] ? [version.publishedAt, chosen.publishedAt] : dates;
  if (relation === 'copy') return { ...facts, reason: `the same file as ${used}; not searched a second time` };
  if (relation === 'older')
    return { ...facts, reason: `older (${ownDate}) than ${used} (${usedDate}) of the same list; not searched` };
  const counts = `${chosen.records} records, ${own} has ${version.records}`;
  if (relation !== 'doubtful') {
    const why =
      version.records === chosen.records && version.form !== chosen.form
        ? `which says more of each party (${chosen.form ?? 'its form'})`
        : version.records === chosen.records
          ? 'the first by its path'
          : `with ${counts}`;
    return {
      ...facts,
      reason: `of the same day (${dayOf(version.publishedAt)}) as ${used} of the same list, ${why}; not searched`,
    };
  }
  const doubt =
    isDated(version, nowMs) && isDated(chosen, nowMs)
      ? `newer (${ownDate}) than ${used} (${usedDate}), but much smaller`
      : `of the same list as ${used}, and the publication dates do not show which is newer`;
  return { ...facts, reason: `${doubt}: ${used} is searched (${counts}), this file is not. Keep one of the two` };
}

/** The shortest names that distinguish the two. */
function namesOf(a: string, b: string): readonly [string, string] {
  const names = [basename(a), basename(b)] as const;
  return names[0] === names[1] ? [a, b] : names;
}
