import type { Warning } from '@namesake/engine';
import type { ListBook } from '../../snapshot/list-book.ts';
import type { ListState } from '../../snapshot/list-state.ts';

/** What an answer says about the lists it rests on: old ones, unusable ones, and files an operator vouches for. */
export function listWarnings(states: readonly ListState[], lists: ListBook): readonly Warning[] {
  const warnings: Warning[] = [];
  for (const { id, status, ageing, ageSeconds, required } of states) {
    const hours = Math.floor((ageSeconds ?? 0) / 3_600);
    if (ageing) warnings.push({ code: 'list_ageing', text: `${id} was last checked or replaced ${hours} hours ago.` });
    if (required && status === 'stale')
      warnings.push({ code: 'list_unusable', text: `${id} is too old to rely on: ${hours} hours.` });
    if (required && status === 'missing')
      warnings.push({ code: 'list_unusable', text: `${id} is required and not loaded.` });
  }
  if (lists.attestation !== null)
    warnings.push({
      code: 'lists_attested',
      text: `The age of the list files is not counted: the operator declared them current (${lists.attestation}).`,
    });
  return warnings;
}
