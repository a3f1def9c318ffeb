import type { HitState, Screening } from '@namesake/contract';

/** What a screening came to. */
export const outcomeNames: Readonly<Record<Screening['outcome'], string>> = {
  potential_match: 'Potential match',
  no_match: 'No match',
  insufficient_name: 'Name says too little',
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
