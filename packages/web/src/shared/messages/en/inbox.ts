import type { DecisionReason, DecisionVerdict, DecisionView } from '@namesake/contract';
import { plural } from './plural.ts';

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
  different_type: 'Different type of party',
  different_name: 'Full names differ',
  not_a_party: 'Not a party name in this text',
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
  waits: 'Waiting for another person’s approval.',
  wouldChange: (verdict: string) => `In force until then: ${verdict}.`,
  proposed: (verdict: string) => `Proposed: ${verdict}`,
  partly: 'Partly decided',
  reopened: 'Reopened',
  noLongerApplies: 'No longer applies',
  previous: (verdict: string) => `Previous decision: ${verdict}`,
  history: (count: number) => (count === 1 ? '1 decision' : `${count} decisions`),
};

/** Screenings with open hits. */
export const inboxWords = {
  title: 'Inbox',
  intro: 'Screenings with undecided hits. Viewing this page is recorded.',
  tabs: 'Inbox queues',
  listLabel: 'Pending screenings',
  open: {
    tab: 'For a decision',
    none: 'No hits are waiting for a decision.',
    end: 'Nothing else is waiting for a decision.',
  },
  proposed: {
    tab: 'For approval',
    none: 'No decisions are waiting for approval.',
    end: 'Nothing else is waiting for approval.',
  },
  count: (count: number, isMore: boolean) => (isMore ? `${count}+` : `${count}`),
  noneSo: 'Nothing in the inbox matches these filters.',
  filters: 'Order and filters',
  sort: 'Order',
  sorts: { oldest: 'Oldest first', newest: 'Newest first', score: 'Highest score first' },
  list: 'List',
  anyList: 'Any list',
  type: 'Type',
  anyType: 'Any type',
  highOnly: 'High priority only',
  onlyBatch: 'One batch only',
  allBatches: 'Show everything',
  refresh: 'Refresh',
  more: 'Show more',
  hits: (count: number) => plural(count, 'hit', 'hits'),
  select: (text: string) => `Select ${text}`,
  selected: (screenings: number, hits: number) =>
    `${plural(screenings, 'screening', 'screenings')} selected: ${plural(hits, 'open hit', 'open hits')}`,
  focused: (hits: number) => plural(hits, 'open hit', 'open hits'),
  nothing: 'Choose a row with j and k.',
  formTitle: (verdict: string, hits: number, screenings: number) =>
    hits === 1
      ? `Record “${verdict}” for 1 hit`
      : `Record “${verdict}” for all ${plural(hits, 'open hit', 'open hits')} of ${plural(screenings, 'screening', 'screenings')}`,
  tooMany: (most: number) => `You can decide at most ${most} screenings in one step.`,
  recorded: (verdict: string, screenings: number) => `${verdict}: ${plural(screenings, 'screening', 'screenings')}`,
  refused: (rows: number) => `${plural(rows, 'row', 'rows')} not decided: no access to the customer, or erased`,
  refusedRow: 'Not decided: you have no access to this customer, or the screening was erased.',
  undone: (screenings: number) => `Undone: ${plural(screenings, 'screening', 'screenings')}`,
  undo: 'Undo',
  proposes: (verdict: string, hits: number) => `proposes “${verdict}” for ${plural(hits, 'hit', 'hits')}`,
  ownProposal: 'This is your own proposal. Another person must approve or reject it.',
  answered: 'Answered.',
  waits: { forYou: 'for you', for: (name: string) => `for ${name}`, until: 'expires' },
  handOver: {
    label: 'Hand over',
    choose: 'Hand over to …',
    everybody: 'Everyone who may approve',
    me: (name: string) => `${name} (you)`,
    done: (proposals: number) => `Handed over: ${plural(proposals, 'proposal', 'proposals')}`,
    notDone: 'Nothing was handed over.',
  },
  approval: { approve: 'Approve', reject: 'Reject' },
  sure: {
    approve: (proposals: number, screenings: number) =>
      `Approve ${plural(proposals, 'proposal', 'proposals')} of ${plural(screenings, 'screening', 'screenings')}`,
    reject: (proposals: number, screenings: number) =>
      `Reject ${plural(proposals, 'proposal', 'proposals')} of ${plural(screenings, 'screening', 'screenings')}`,
  },
  answers: {
    approve: (proposals: number) => `Approved: ${plural(proposals, 'proposal', 'proposals')}`,
    reject: (proposals: number) => `Rejected: ${plural(proposals, 'proposal', 'proposals')}`,
  },
  waitingHere: (proposals: number, screenings: number) =>
    proposals === 0
      ? 'Choose a row with j and k.'
      : `${plural(proposals, 'proposal', 'proposals')} of ${plural(screenings, 'screening', 'screenings')}`,
  clear: 'Unselect all',
  batch: 'Batch',
  fromBatch: (id: string) => `Only rows of batch ${id}`,
  listed: 'Lists',
  keys: {
    next: 'Next screening',
    last: 'Previous screening',
    extendNext: 'Select down',
    extendLast: 'Select up',
    select: 'Select the screening',
    all: 'Select everything shown',
    open: 'Open the screening',
    undo: 'Undo the last step',
    approve: 'Approve',
    reject: 'Reject',
    clear: 'Unselect all',
  },
  trail: {
    label: 'Inbox',
    back: 'Back to the inbox',
    next: 'Next screening',
    end: 'This was the last screening shown in the inbox.',
  },
};
