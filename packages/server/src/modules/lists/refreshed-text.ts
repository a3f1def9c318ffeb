import type { ListInfo } from '@namesake/contract';
import type { Refreshed } from '../../lists/refresh/refreshed.ts';
import { ageInWords } from '../../lists/state/unusable-because.ts';

type Age = 'status' | 'checkedAt' | 'ageSeconds' | 'publishedAt';

/** Result of a refresh in sentences; if no new version arrived, with the age of the list. */
export function refreshedText(refreshed: Refreshed, list: Pick<ListInfo, Age | 'problem'>): string {
  switch (refreshed.outcome) {
    case 'updated':
      return 'A newer version arrived, and searches use it.';
    case 'unchanged':
      return 'The publisher has nothing newer.';
    case 'read_again':
      return `The files on disk were read again. Nothing was downloaded.${list.problem === null ? '' : ` The newest file is not searched: ${list.problem}`}`;
    case 'not_asked':
      return `Nothing was downloaded: this service never downloads (--offline). ${asBefore(list)}`;
    case 'failed':
      return `Not refreshed: ${refreshed.because}. ${asBefore(list)}`;
  }
}

function asBefore({ status, checkedAt, ageSeconds, publishedAt }: Pick<ListInfo, Age>): string {
  if (status === 'missing') return 'The list is still not loaded.';
  const published = publishedAt === null ? '' : `, published ${publishedAt.slice(0, 10)}`;
  const checked = checkedAt === null ? '' : `, last checked ${ageInWords(ageSeconds)} ago`;
  return `The list is as old as it was${published}${checked}.`;
}
