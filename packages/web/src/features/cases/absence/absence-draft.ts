import type { Absences, SetAbsenceRequest } from '@namesake/contract';
import { fromLocalInput } from '#shared/format/date-time.ts';

export type AbsenceDraft = {
  /** Id of a person, or "me". */
  readonly person: string;
  /** In the format of a date-time input. */
  readonly until: string;
  /** Id of a person; empty for nobody. */
  readonly deputy: string;
};

type Person = { readonly id: string; readonly name: string };

/** People who can stand in: not the absent person, nor anyone else who is absent. */
export function deputiesOf(
  people: readonly Person[],
  { person }: AbsenceDraft,
  { ownId, away }: { readonly ownId: string | undefined; readonly away: Absences['items'] },
): readonly Person[] {
  const absent = person === 'me' ? ownId : person;
  return people.filter(({ id }) => id !== absent && !away.some((one) => one.person.id === `user:${id}`));
}

/** The request of a form; undefined if the time is missing or past. */
export function requestOf({ person, until, deputy }: AbsenceDraft, nowMs: number): SetAbsenceRequest | undefined {
  const at = fromLocalInput(until);
  if (at === '' || Date.parse(at) <= nowMs) return undefined;
  return { person, until: at, deputy: deputy === '' ? null : deputy };
}
