import { type ListDetail, type ListInfo, REFRESH_OUTCOMES } from '@namesake/contract';
import { z } from 'zod';
import type { App } from '../../context/app.ts';
import type { Refreshed } from '../../lists/refresh/refreshed.ts';
import { ageInWords } from '../../lists/state/unusable-because.ts';
import type { AuditEntries, EventEntry } from '../audit/audit-entry-store.ts';

type Age = 'status' | 'checkedAt' | 'ageSeconds' | 'publishedAt';

/** Audit actions for the request of a refresh and for its outcome. Every node reads them from the audit log. */
export const [REFRESH_ASKED, REFRESHED] = ['list.refresh_asked', 'list.refreshed'] as const;

/** Upper bound for a refresh: download attempts and reading are both limited in time. */
const LONGEST_MS = 3_600_000;

const endSchema = z.object({
  outcome: z.enum(REFRESH_OUTCOMES).catch('failed'),
  because: z.string().catch('see the audit log'),
});

/** The last requested refresh of a list, on any node; null if there was none. */
export async function lastRefresh({ now, storage }: App, list: ListInfo): Promise<ListDetail['refresh']> {
  const [asked, ended] = [
    await lastOf(storage.auditEntries, REFRESH_ASKED, list.id),
    await lastOf(storage.auditEntries, REFRESHED, list.id),
  ];
  if (ended !== undefined && (asked === undefined || asked.seq < ended.seq)) {
    const refreshed = resultOf(ended);
    return {
      state: 'done',
      startedAt: isoOf(asked ?? ended),
      endedAt: isoOf(ended),
      outcome: refreshed.outcome,
      text: refreshedText(refreshed, list),
    };
  }
  if (asked === undefined) return null;
  const begun = { startedAt: isoOf(asked), endedAt: null, outcome: null };
  return now() - asked.at < LONGEST_MS
    ? { ...begun, state: 'running', text: 'The list is being refreshed.' }
    : { ...begun, state: 'interrupted', text: 'The service was stopped before the refresh ended. Refresh again.' };
}

const lastOf = async (entries: AuditEntries, action: string, target: string): Promise<EventEntry | undefined> =>
  (await entries.events({ action, target }, undefined, 1))[0];

function resultOf({ detail }: EventEntry): Refreshed {
  const { outcome, because } = endSchema.parse(detail);
  return outcome === 'failed' ? { outcome, because } : { outcome };
}

const isoOf = ({ at }: EventEntry): string => new Date(at).toISOString();

/** Result of a refresh in sentences; if no new version arrived, with the age of the list. */
function refreshedText(refreshed: Refreshed, list: Pick<ListInfo, Age | 'problem'>): string {
  switch (refreshed.outcome) {
    case 'updated':
      return 'A newer version was downloaded, and searches use it.';
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
  return `The list is unchanged${published}${checked}.`;
}
