import type { DownloadedHash } from '@namesake/lists';
import { ageInWords } from '../../lists/state/unusable-because.ts';

/** A list whose publisher gave no file that is taken. `reason`: without the list. */
export type Failure = { readonly list: string; readonly reason: string; readonly isOffline: boolean };

/**
 * What to say of lists that were asked for and did not come: why, and how old each one stays. One sentence where no
 * publisher was reached at all.
 *
 * @param asked how many lists were asked for
 * @param files what was downloaded before
 */
export function failureLines(
  failures: readonly Failure[],
  asked: number,
  files: readonly DownloadedHash[],
  nowMs: number,
): readonly string[] {
  const [first] = failures;
  const stays = (list: string): string => {
    const file = files.find((known) => known.list === list);
    if (file === undefined) return 'no version of it is here';
    const seconds = Math.max(0, Math.floor((nowMs - Date.parse(file.checkedAt)) / 1_000));
    return `it stays that of ${file.publishedAt.slice(0, 10)}, last checked ${ageInWords(seconds)} ago`;
  };
  if (first !== undefined && failures.length === asked && failures.every(({ isOffline }) => isOffline))
    return [
      `offline: no publisher was reached, so the lists are as old as they were (${first.reason})`,
      ...failures.map(({ list }) => `${list}: FAILED; ${stays(list)}`),
    ];
  return failures.map(({ list, reason }) => `${list}: FAILED, ${reason}; ${stays(list)}`);
}
