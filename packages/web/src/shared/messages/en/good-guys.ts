import type { GoodGuyFact, GoodGuyNote, GoodGuyView } from '@namesake/contract';

const states: Readonly<Record<GoodGuyView['state'], string>> = {
  proposed: 'Proposed',
  in_force: 'In force',
  rejected: 'Rejected',
  revoked: 'Revoked',
  reopened: 'Reopened',
  expired: 'Expired',
};

const events: Readonly<Record<GoodGuyView['events'][number]['kind'], string>> = {
  made: 'Created',
  proposed: 'Proposed',
  approved: 'Approved',
  rejected: 'Rejected',
  revoked: 'Revoked',
  reopened: 'Reopened',
};

const facts: Readonly<Record<GoodGuyFact, string>> = {
  name: 'names',
  birth_date: 'birth date',
  country: 'countries',
  identifier: 'identifiers',
  type: 'type of party',
  gender: 'gender',
  programme: 'programmes',
  status: 'status',
  party: 'other listings of the party',
};

const notes: Readonly<Record<GoodGuyNote['state'], string>> = {
  reopened: 'Good guy reopened because something changed.',
  needs_approval: 'Good guy without a second approval, which a policy of this customer requires.',
  not_all_listings: 'Good guy for only some of its listings.',
  other_decision: 'Good guy, but a later decision says otherwise.',
  same_text: 'A good guy has this name. Give the customer’s reference to leave it out.',
  past_lists: 'Good guy today, but this search uses the lists of another day.',
};

/** Good guys: customers who are known not to be a listed party. */
export const goodGuyWords = {
  notMade: 'No good guy was created.',
  one: 'Good guy',
  title: 'Good guys',
  intro:
    'Customers known not to be a listed party. Searches with their reference suppress and count the listing, and show it again when something changes.',
  states,
  events,
  facts,
  notes,
  make: 'Make good guy',
  made: 'Good guy created',
  makeHint: 'From now on, this listing is suppressed for this customer until something changes.',
  isOne: (state: string) => `Good guy: ${state}`,
  sides: { listing: 'Listing', customer: 'Customer' },
  nothing: 'nothing',
  change: (side: string, fact: string, before: string, after: string) =>
    `${side}: ${fact}, previously ${before}, now ${after}`,
  columns: {
    customer: 'Customer',
    listing: 'Listed party',
    reason: 'Reason',
    state: 'State',
    until: 'Until',
    by: 'By',
  },
  leftOut: (count: number) =>
    count === 1
      ? '1 listed party is suppressed: the customer is a good guy.'
      : `${count} listed parties are suppressed: the customer is a good guy.`,
  never: 'Does not expire',
  allStates: 'All states',
  state: 'State',
  reference: 'Customer reference',
  filter: 'Show',
  none: 'No good guys match.',
  noneHint: 'To create one, decide a hit as false positive, then press G.',
  end: 'No older good guys.',
  details: 'History',
  revoke: 'Revoke',
  approve: 'Approve',
  reject: 'Reject',
  changed: { approve: 'Approved', reject: 'Rejected', revoke: 'Revoked' },
  exportCsv: 'Export CSV',
  importCsv: 'Import CSV',
  importHint:
    'Columns: external_ref, listing, reason; optionally text, expires_in_days, name, birth_date, countries, identifiers.',
  chooseFile: 'CSV file',
  check: 'Check',
  doImport: 'Import',
  wouldImport: (count: number) => (count === 1 ? '1 row can be imported.' : `${count} rows can be imported.`),
  imported: (count: number) => (count === 1 ? '1 row imported.' : `${count} rows imported.`),
  needsApproval: 'Another person must approve them.',
  refused: (count: number) => (count === 1 ? '1 row was rejected:' : `${count} rows were rejected:`),
  refusedRow: (line: number, detail: string) => `Line ${line}: ${detail}`,
  tooLarge: 'The file is larger than 200 kB. Split it.',
};
