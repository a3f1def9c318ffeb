import type { CreateLookbackRequest } from '@namesake/contract';
import { fromLocalInput } from '#shared/format/date-time.ts';

/** State of the form. */
export type LookbackDraft = {
  readonly name: string;
  /** One per line. */
  readonly otherNames: string;
  readonly type: 'unknown' | 'person' | 'organization' | 'vessel' | 'aircraft' | 'wallet';
  readonly birthDate: string;
  readonly countries: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly reason: string;
};

export const EMPTY_DRAFT: LookbackDraft = {
  name: '',
  otherNames: '',
  type: 'unknown',
  birthDate: '',
  countries: [],
  from: '',
  to: '',
  reason: '',
};

/** The request: for the listed party, if any, else for the described one. */
export function requestOf(draft: LookbackDraft, party: string | undefined): CreateLookbackRequest {
  const [from, to, reason] = [fromLocalInput(draft.from), fromLocalInput(draft.to), draft.reason.trim()];
  return {
    ...(party === undefined ? { entity: entityOf(draft) } : { entityId: party }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(reason === '' ? {} : { reason }),
  };
}

function entityOf({ name, otherNames, type, birthDate, countries }: LookbackDraft) {
  const others = otherNames.split('\n').map((one) => one.trim());
  return {
    names: [name.trim(), ...others.filter((one) => one !== '')],
    ...(type === 'unknown' ? {} : { type }),
    ...(birthDate.trim() === '' ? {} : { birthDates: [birthDate.trim()] }),
    ...(countries.length === 0 ? {} : { countries }),
  };
}
