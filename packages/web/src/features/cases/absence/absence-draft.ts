import type { Absences, SetAbsenceRequest } from '@namesake/contract';
import { fromLocalInput } from '#shared/format/date-time.ts';

export type AbsenceDraft = {
  /** Id of a person; "me". */
  readonly person: string;
  /** As an input of date and time has it. */
  readonly until: string;
  /** Id of a person; empty: nobody. */
  readonly deputy: string;
};

type Person = { readonly id: string; readonly name: string };

/** Who can stand in: not the person who is away, nor anybody else who is. */
export function deputiesOf(
  people: readonly Person[],
  { person }: AbsenceDraft,
  { ownId, away }: { readonly ownId: string | undefined; readonly away: Absences['items'] },
): readonly Person[] {
  const absent = person === 'me' ? ownId : person;
  return people.filter(({ id }) => id !== absent && !away.some((one) => one.person.id === `user:${id}`));
}

/** The request that a form makes; undefined where the moment is missing, or is over. */
export function requestOf({ person, until, deputy }: AbsenceDraft, nowMs: number): SetAbsenceRequest | undefined {
  const at = fromLocalInput(until);
  if (at === '' || Date.parse(at) <= nowMs) return undefined;
  return { person, until: at, deputy: deputy === '' ? null : deputy };
}
