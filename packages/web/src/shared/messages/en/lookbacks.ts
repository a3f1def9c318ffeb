import type { LookbackView } from '@namesake/contract';
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
