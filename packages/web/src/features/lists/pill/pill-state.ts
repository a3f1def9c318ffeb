import type { ListsResponse } from '@namesake/contract';
import { localDate } from '#shared/format/date-time.ts';
import { loadingText } from '#shared/format/loading-text.ts';
import { messages } from '#shared/messages/messages.ts';
import { firstLoading } from '../first-loading.ts';
import { isMild, worstTrouble } from '../list-health.ts';

export type PillState = {
  readonly tone: 'good' | 'waiting' | 'mild' | 'broken' | 'sample';
  readonly words: string;
};

const { lists: texts } = messages;

/** The worst thing to know of the lists, in a few words. */
export function pillState(data: ListsResponse | undefined, isError: boolean): PillState {
  if (isError) return { tone: 'broken', words: texts.unavailable };
  if (data === undefined) return { tone: 'waiting', words: messages.loading };
  const loading = firstLoading(data);
  if (loading !== null) return { tone: 'waiting', words: loadingText(loading) };
  if (data.demo) return { tone: 'sample', words: texts.sampleOnly };
  if (data.items.length === 0) return { tone: 'broken', words: texts.none };
  const worst = worstTrouble(data.items);
  if (worst !== undefined)
    return { tone: isMild(worst.what) ? 'mild' : 'broken', words: texts.worst[worst.what](worst.count) };
  const vouched = data.attestation;
  if (vouched !== null) return { tone: 'mild', words: texts.vouchedFor(data.items.length, localDate(vouched.until)) };
  return { tone: 'good', words: texts.allFresh(data.items.length) };
}
