import type { DecisionReason, DecisionVerdict } from '@namesake/contract';

const verdicts: Readonly<Record<DecisionVerdict, string>> = {
  true_match: 'True match',
  false_positive: 'False positive',
  undecided: 'Undecided',
};

const reasons: Readonly<Record<DecisionReason, string>> = {
  identifier_agrees: 'Same document or number',
  details_agree: 'Birth date, place or address agree',
  confirmed_by_party: 'Confirmed by the party or its documents',
  different_birth_date: 'Different birth date',
  different_country: 'Different nationality or country',
  different_identifier: 'Different document or number',
  different_gender: 'Different gender',
  different_type: 'Different kind of party',
  different_name: 'Names differ in full',
  not_a_party: 'Text names no party here',
  information_missing: 'More information needed',
  referred: 'Referred to somebody else',
  other: 'Other reason',
};

/** Decisions on hits. */
export const decisionWords = {
  verdicts,
  reasons,
};
