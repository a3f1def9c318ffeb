/** States of a good guy. */
export const GOOD_GUY_STATES = ['proposed', 'in_force', 'rejected', 'revoked', 'reopened', 'expired'] as const;
export type GoodGuyState = (typeof GOOD_GUY_STATES)[number];

/** Facts whose change reopens a good guy. */
export const GOOD_GUY_FACTS = [
  'name',
  'birth_date',
  'country',
  'identifier',
  'type',
  'gender',
  'programme',
  'status',
  'party',
] as const;
export type GoodGuyFact = (typeof GOOD_GUY_FACTS)[number];

/** Events of a good guy, in order. The first is `proposed` if four eyes are required, otherwise `made`. */
export const GOOD_GUY_EVENTS = ['made', 'proposed', 'approved', 'rejected', 'revoked', 'reopened'] as const;
export type GoodGuyEventKind = (typeof GOOD_GUY_EVENTS)[number];
