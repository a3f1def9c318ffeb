import type { Warning } from '@namesake/engine';
import { lastDayOf } from '../../lists/state/attestation.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import type { ListStateReader } from '../../lists/state/list-state-reader.ts';
import { ageInWords, unusableBecause } from '../../lists/state/unusable-because.ts';

/** Warnings in an answer about its lists: old or unusable ones, and files that an operator vouches for. */
export function listWarnings(
  states: readonly ListState[],
  lists: Pick<ListStateReader, 'attestation' | 'isClockBack'>,
  nowMs: number,
): readonly Warning[] {
  const warnings: Warning[] = [];
  for (const state of states) {
    if (state.status === 'aged') warnings.push({ code: 'list_ageing', text: `${state.id} ${agedBecause(state)}.` });
    const why = state.required ? unusableBecause(state) : undefined;
    if (why !== undefined) warnings.push({ code: 'list_unusable', text: `${state.id} ${why}.` });
  }
  const { attestation } = lists;
  if (attestation !== null && nowMs < attestation.untilMs)
    warnings.push({
      code: 'lists_attested',
      text: `The age of the list files is not counted until ${lastDayOf(attestation)}: the operator declared them current (${attestation.reason}).`,
    });
  if (lists.isClockBack(nowMs))
    warnings.push({
      code: 'clock_back',
      text: 'The clock is earlier than records here: list ages are unknown.',
    });
  return warnings;
}

/** Why a list is aged, as the end of a sentence. */
function agedBecause({ checkedAtMs, ageSeconds, loaded, publishedEveryDays }: ListState): string {
  if (checkedAtMs === null)
    return `was published ${ageInWords(ageSeconds)} ago, and usually is every ${publishedEveryDays} days`;
  const every = publishedEveryDays === null ? '' : `, though it usually changes every ${publishedEveryDays} days`;
  const isOldFile = (ageSeconds ?? 0) < 24 * 3_600;
  return isOldFile
    ? `is still of ${loaded?.publishedAt.slice(0, 10)}${every}`
    : `was last checked with its publisher ${ageInWords(ageSeconds)} ago`;
}
