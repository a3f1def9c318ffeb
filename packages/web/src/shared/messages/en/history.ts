import type { HitState, LookbackView, Screening } from '@namesake/contract';
import { plural } from './plural.ts';

const states: Readonly<Record<LookbackView['state'], string>> = {
  queued: 'Queued',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
};
/** Recorded screenings searched for a party. */
export const lookbackWords = {
  title: 'Did we ever deal with …?',
  intro:
    'Search everything that was screened for a party: names in any spelling or script, aliases, and names inside longer texts.',
  ofEverybody: 'Searches the screenings of all users.',
  ofYou: 'Searches your own screenings.',
  open: 'Did we ever deal with …?',
  openParty: 'Did we ever deal with this party?',
  form: 'Party to look for',
  name: 'Name',
  otherNames: 'Other names',
  otherNamesHint: 'One per line',
  party: 'Listed party',
  partyHint: 'Names and facts are taken from the lists.',
  describe: 'Describe a party instead',
  anyType: 'Unknown',
  reason: 'Reason',
  reasonHint: 'Kept with the lookback',
  more: 'Time and reason',
  ask: 'Search the history',
  asking: 'Starting …',
  list: 'Earlier lookbacks',
  none: 'No lookbacks yet.',
  end: 'No older lookbacks.',
  back: 'All lookbacks',
  states,
  progressTitle: 'Progress',
  counting: 'Counting screenings …',
  looked: (scanned: string, total: string) => `${scanned} of ${total} screenings compared`,
  found: (count: number) => plural(count, 'screening found', 'screenings found'),
  unreadable: (count: number) =>
    `${plural(count, 'screening', 'screenings')} could not be read or compared. Their contents are unknown.`,
  skipped: (count: number) =>
    `${plural(count, 'screening', 'screenings')} of this period were erased or purged. Their contents are unknown.`,
  erased: (count: number) =>
    `${plural(count, 'screening', 'screenings')} found earlier ${count === 1 ? 'has' : 'have'} since been erased or purged.`,
  cancel: 'Stop',
  erase: 'Erase',
  erasing: 'Erasing …',
  eraseTitle: 'Erase this lookback?',
  eraseText: 'The party it looked for and its results are erased permanently. The screenings stay.',
  report: 'Report (CSV)',
  andMore: (count: number) => `and ${count} more`,
  facts: (threshold: string) => `Name score from ${threshold}`,
  resultsTitle: 'Screenings in which the party was found',
  nothing: 'No compared screening contains the party.',
  nothingYet: 'Nothing found yet.',
  endOfResults: 'No more screenings.',
};

/** The outcome of a screening. */
export const outcomeNames: Readonly<Record<Screening['outcome'], string>> = {
  potential_match: 'Potential match',
  no_match: 'No match',
  insufficient_name: 'Insufficient name',
  incomplete: 'Incomplete',
  demo: 'Sample list only',
};

/** Paging through older items of a list. */
export const olderWords = {
  show: 'Show older',
  lookFurther: 'Look further back',
  lookedTo: 'Nothing more found back to',
};

/** Filters of a list. */
export const filterFormWords = {
  label: 'Filters',
  apply: 'Apply',
  reset: 'Show everything',
  tokenNamed: (name: string) => `${name} (token)`,
  noSpaces: 'No spaces: you cannot filter by name.',
};

/** Recorded screenings. */
export const historyWords = {
  title: 'History',
  intro: 'Every screening you may read, newest first. Viewing this page is recorded.',
  listLabel: 'Screenings',
  filters: 'Filters',
  from: 'From',
  to: 'Before',
  outcome: 'Outcome',
  anyOutcome: 'Any outcome',
  hits: 'Hits',
  anyHits: 'Any hits',
  hitStates: { open: 'Open', proposed: 'Waiting for approval', decided: 'Decided' } satisfies Record<HitState, string>,
  hitNotes: {
    open: (count: number) => `${count} open`,
    proposed: (count: number) => `${count} waiting for approval`,
    decided: (count: number) => `${count} decided`,
  } satisfies Record<HitState, (count: number) => string>,
  actor: 'Screened by',
  anyActor: 'Anyone',
  actorHint: 'user:usr_…, token:tok_…',
  policy: 'Policy',
  anyPolicy: 'Any policy',
  externalRef: 'Your reference',
  externalRefHint: 'customer-4711',
  batch: 'Batch',
  batchHint: 'bat_…',
  mine: 'Only my screenings',
  you: 'You',
  user: (id: string) => `User ${id}`,
  token: (name: string) => `Token ${name}`,
  results: (total: number) => `${total} ${total === 1 ? 'result' : 'results'}`,
  incomplete: 'not complete',
  best: (score: string, priority: string) => `${score} ${priority}`,
  underPolicy: (name: string) => `Policy ${name}`,
  onlyRef: (ref: string) => `Only screenings with the reference ${ref}`,
  onlyActor: (name: string) => `Only screenings by ${name}`,
  receipt: 'Receipt',
  receiptOf: (text: string) => `Receipt: ${text}`,
  empty: 'No screenings match these filters.',
  none: 'Nothing has been screened yet.',
  end: 'No older screenings.',
  keys: { next: 'Next screening', last: 'Previous screening', open: 'Open the screening' },
};
