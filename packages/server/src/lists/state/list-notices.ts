import { endedText } from './attestation.ts';
import { isOld, type ListState, provesSomething } from './list-state.ts';
import type { ListStateReader } from './list-state-reader.ts';
import { unusableBecause } from './unusable-because.ts';

/** Notices for the operator at start, besides the loaded lists: required lists that are not usable. */
export function listNotices(lists: ListStateReader, nowMs: number): readonly string[] {
  if (lists.current()?.origin === 'sample') return [];
  const unusable = lists.states(nowMs).filter((state) => state.required && !provesSomething(state));
  const notices = unusable.map((state) => `warning: ${state.id} ${whyInFull(state)}`);
  if (lists.current()?.origin === 'disk' && unusable.some(isOld))
    notices.push(
      `hint: get newer files; or, if you know that these are current, say so: --lists-attested "checked with the publishers; until ${inAMonth(nowMs)}"`,
    );
  const { attestation } = lists;
  const ended = attestation === null ? undefined : endedText(attestation, nowMs);
  if (ended !== undefined) notices.push(ended);
  if (lists.isClockBack(nowMs))
    notices.push('warning: the clock is earlier than records here: set it, list ages are unknown until then');
  if (unusable.length > 0)
    notices.push('warning: until this is fixed, a search that finds nothing is answered with 503 lists_unavailable');
  for (const { id, reason, atMs } of lists.givenUp)
    notices.push(
      `note: ${id} is no longer required, accepted on ${new Date(atMs).toISOString().slice(0, 10)} (${reason})`,
    );
  return notices;
}

function whyInFull(state: ListState): string {
  const because = unusableBecause(state) ?? '';
  const { problem } = state;
  return problem === null || because.includes(problem) ? because : `${because}: ${problem}`;
}

const inAMonth = (nowMs: number): string => new Date(nowMs + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
