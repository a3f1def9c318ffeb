import type { HitState, LookbackView, Screening } from '@namesake/contract';
import { plural } from './plural.ts';

const states: Readonly<Record<LookbackView['state'], string>> = {
  queued: 'Waits for its turn',
  running: 'Runs',
  done: 'Done',
  cancelled: 'Cancelled',
};
/** Recorded screenings searched for a party. */
export const lookbackWords = {
  title: 'Did we ever deal with …?',
  intro:
    'Search everything that was screened for a party: names in any spelling or script, aliases, and names inside longer texts.',
  ofEverybody: 'Looks at the screenings of everybody.',
  ofYou: 'Looks at your own screenings.',
  open: 'Did we ever deal with …?',
  openParty: 'Did we ever deal with this party?',
  form: 'Whom to look for',
  name: 'Name',
  otherNames: 'Other names',
  otherNamesHint: 'One on each line',
  party: 'Listed party',
  partyHint: 'Names and facts are taken from the lists.',
  describe: 'Describe a party instead',
  anyType: 'Unknown',
  reason: 'Reason',
  reasonHint: 'Kept with the question',
  more: 'Time and reason',
  ask: 'Search the history',
  asking: 'Starting …',
  list: 'Earlier questions',
  none: 'No lookbacks yet.',
  end: 'No older questions.',
  back: 'All questions',
  states,
  progressTitle: 'Progress',
  counting: 'Counting screenings …',
  looked: (scanned: string, total: string) => `${scanned} of ${total} screenings compared`,
  found: (count: number) => plural(count, 'screening found', 'screenings found'),
  unreadable: (count: number) =>
    `${plural(count, 'screening', 'screenings')} could not be read or compared: nothing is known of them.`,
  skipped: (count: number) =>
    `${plural(count, 'screening', 'screenings')} of this time were erased or purged: nothing is known of them.`,
  erased: (count: number) => `${plural(count, 'screening', 'screenings')} of those found are erased or purged since.`,
  cancel: 'Stop',
  erase: 'Erase',
  erasing: 'Erasing …',
  eraseTitle: 'Erase this question?',
  eraseText: 'The parties that it looked for and what it found are erased for good. The screenings stay.',
  report: 'Report (CSV)',
  andMore: (count: number) => `and ${count} more`,
  facts: (threshold: string) => `Name score from ${threshold}`,
  resultsTitle: 'Screenings in which the party was found',
  nothing: 'The party is in no screening that was compared.',
  nothingYet: 'Nothing found yet.',
  endOfResults: 'No further screenings.',
};

/** The outcome of a screening. */
export const outcomeNames: Readonly<Record<Screening['outcome'], string>> = {
  potential_match: 'Potential match',
  no_match: 'No match',
  insufficient_name: 'Insufficient name',
  incomplete: 'Incomplete',
  demo: 'Sample list only',
};

/** A list of which older items can be had. */
export const olderWords = {
  show: 'Show older',
  lookFurther: 'Look further back',
  lookedTo: 'Nothing more was found back to',
};

/** Filters of a list. */
export const filterFormWords = {
  label: 'Filters',
  apply: 'Apply',
  reset: 'Show everything',
  tokenNamed: (name: string) => `${name} (token)`,
  noSpaces: 'No spaces: names are no filters.',
};

/** Recorded screenings. */
export const historyWords = {
  title: 'History',
  intro: 'Every screening that you may read, the newest first. Reading this page is recorded.',
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
  actor: 'Asked by',
  anyActor: 'Anybody',
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
  empty: 'No screening fits these filters.',
  none: 'Nothing has been screened yet.',
  end: 'There are no older screenings.',
  keys: { next: 'Next screening', last: 'Previous screening', open: 'Open the screening' },
};
