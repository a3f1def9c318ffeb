import type { DecisionReason, DecisionVerdict, DecisionView } from '@namesake/contract';

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
  referred: 'Referred to someone else',
  other: 'Other reason',
};

const states: Readonly<Record<DecisionView['state'], string>> = {
  proposed: 'Proposed',
  in_force: 'In force',
  rejected: 'Rejected',
  revoked: 'Revoked',
  expired: 'Expired',
  superseded: 'Superseded',
};

const events: Readonly<Record<DecisionView['events'][number]['kind'], string>> = {
  decided: 'Decided',
  proposed: 'Proposed',
  approved: 'Approved',
  rejected: 'Rejected',
  revoked: 'Revoked',
  expired: 'Expired',
};

/** Decisions on hits. */
export const decisionWords = {
  notRecorded: 'The decision was not recorded.',
  verdicts,
  reasons,
  states,
  events,
  title: 'Decision',
  formTitle: (verdict: string) => `Record “${verdict}”`,
  reason: 'Reason',
  text: 'Text',
  textMissing: 'Enter the reason as text.',
  record: 'Record',
  recording: 'Recording …',
  recorded: (verdict: string) => `${verdict}: recorded`,
  changed: { approve: 'Approved', reject: 'Rejected', revoke: 'Revoked' },
  undo: 'Undo the last decision',
  revoke: 'Revoke',
  approve: 'Approve',
  reject: 'Reject',
  waits: 'Waits for another person’s approval.',
  proposed: (verdict: string) => `Proposed: ${verdict}`,
  partly: 'Decided in part',
  history: (count: number) => (count === 1 ? '1 decision' : `${count} decisions`),
};
