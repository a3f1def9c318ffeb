import type { BatchMember, BatchResult, BatchView } from '@namesake/contract';
import { plural } from './plural.ts';

const states: Readonly<Record<BatchView['state'], string>> = {
  draft: 'Waits to be started',
  queued: 'Waits for its turn',
  running: 'Runs',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
};

const members: Readonly<Record<BatchMember, string>> = {
  id: 'Own number',
  searchText: 'Whole name or text',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  alias: 'Other name',
  type: 'Kind of party',
  birthDate: 'Birth date',
  gender: 'Gender',
  countries: 'Country',
  identifier: 'Document or number',
  address: 'Address',
  externalRef: 'Customer reference',
  ignore: 'Ignore',
};

const outcomes: Readonly<Record<BatchResult['outcome'], string>> = {
  potential_match: 'Potential match',
  no_match: 'No potential match',
  incomplete: 'Incomplete',
  insufficient_name: 'Name says too little',
  demo: 'Sample data',
  error: 'Not screened',
};

/** Files of rows that are screened in the background. */
export const batchWords = {
  title: 'Batches',
  intro:
    'Screen a file of customers: CSV with headings, JSON lines or a JSON array. Each row becomes a recorded search.',
  states,
  members,
  outcomes,
  drop: 'Drop a file here, or choose one',
  choose: 'File to screen',
  uploading: 'Uploading …',
  unknownType: 'Choose a CSV, JSONL or JSON file. Save a spreadsheet as CSV first.',
  none: 'No batches yet.',
  end: 'No older batches.',
  rows: (count: string) => `${count} rows`,
  of: (name: string, date: string) => `${name}, ${date}`,
  back: 'All batches',
  columnsTitle: 'What the columns hold',
  columnsText: 'Guessed from the headings. First, middle and last name are joined in this order.',
  previewTitle: 'First rows as they will be read',
  start: 'Start',
  starting: 'Starting …',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel batch',
  notesLeftOut: (members: string) => `left out: ${members}`,
  preview: { line: 'Line', id: 'Own number', text: 'Screened', details: 'Compared' },
  decide: 'Decide its hits in the inbox',
  progress: 'Rows done',
  countsTitle: 'Rows by outcome',
  suppressed: (count: number) => `${plural(count, 'party', 'parties')} left out by good guys`,
  problem: (code: string) => `Waits: no row can be screened now (${code}). It goes on by itself.`,
  stopped: (code: string) => `Paused: who uploaded it may not screen any more (${code}).`,
  failed: 'The rest of the file cannot be cut into rows. What was screened stays.',
  report: 'Report (CSV)',
  errors: 'Rows not screened (CSV)',
  resultsTitle: 'Rows',
  all: 'All rows',
  outcome: 'Outcome',
  best: (name: string, score: string, priority: string) => `${name} · ${score} ${priority}`,
  noRows: 'No such rows.',
  endOfRows: 'No further rows.',
  openRow: (row: string) => `Row ${row}`,
  facts: (format: string, size: string, policy: string) => `${format}, ${size}, policy ${policy}`,
};
