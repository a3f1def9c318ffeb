import { plural } from './plural.ts';

const by = { analyst: 'Analyst', list: 'List', queue: 'Queue', group: 'Group' } as const;

/** Absences, and who takes over cases. */
export const absenceWords = {
  title: 'Away',
  say: 'I am away …',
  sayOfSomebody: 'Somebody is away …',
  youAre: 'You are away until',
  isAway: (name: string) => `${name} is away until`,
  deputyIs: (name: string) => `, deputy: ${name}`,
  noDeputy: ', no deputy',
  iAmBack: 'I am back',
  isBack: 'Is back',
  isBackNamed: (name: string) => `${name} is back`,
  dialogTitle: 'Away',
  text: 'Open cases go to the deputy at once, and those that are opened again until then.',
  person: 'Who is away',
  me: 'I am',
  until: 'Until',
  untilHint: 'The moment of being back',
  untilWrong: 'Choose a moment in the future.',
  deputy: 'Deputy',
  nobody: 'Nobody: everybody can take the cases',
  save: 'Hand over',
  saving: 'Handing over …',
  notSaved: 'Nothing was changed.',
};

/** Numbers and durations of cases. */
export const caseStatisticsWords = {
  title: 'Statistics of cases',
  open: 'Statistics',
  back: 'All cases',
  intro: 'What is open now, and what was closed in the period, of the customers that you may see.',
  byLabel: 'Count by',
  by,
  from: 'From',
  to: 'To',
  show: 'Show',
  wrongPeriod: 'The last day is before the first.',
  table: (what: string) => `Cases by ${what}`,
  columns: {
    open: 'Open now',
    overdue: 'Overdue now',
    closed: 'Closed',
    falsePositives: 'False positives',
    hours: 'Median time',
  },
  nobody: { analyst: 'Nobody', list: 'No list', queue: 'No queue', group: 'No group' },
  total: 'All cases',
  ofDecided:
    'False positives are the share of what was decided; the median time is from when a case was opened, or opened again, to its decision.',
  ofList: 'A case with listings of two lists counts for both, and once in the total.',
  ofAnalyst: 'Open cases count for who has them, closed ones for who decided them.',
  none: 'No case was open or closed.',
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} d`,
  csv: 'Download as CSV',
  ages: 'Age of open cases',
  age: 'Age',
  cases: 'Cases',
  below: (age: string) => `under ${age}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  above: (age: string) => `over ${age}`,
  inHours: (hours: number) => plural(hours, 'hour', 'hours'),
  inDays: (days: number) => plural(days, 'day', 'days'),
};

/** Files of a case. */
export const caseFileWords = {
  title: 'Files',
  none: 'No files yet.',
  add: 'Add files',
  choose: 'Files to add',
  hint: 'Or drop them here. PDF, pictures, DOCX, XLSX or plain text, 10 MB at most, 50 to a case.',
  dropHere: 'Drop to add to this case',
  adding: (name: string, part: string) => `${name}: ${part} sent`,
  notAdded: (name: string) => `${name} was not added`,
  refused: {
    body_too_large: 'Files have 10 MB at most.',
    file_empty: 'The file is empty.',
    unsupported_media_type:
      'PDF, PNG, JPEG, WebP, TIFF, HEIC, DOCX, XLSX and plain text in UTF-8 are taken. What counts is the content, not the name.',
    attachment_limit: 'The case has 50 files, which is the most. Put several pages into one file.',
  },
  types: {
    'application/pdf': 'PDF',
    'image/png': 'PNG',
    'image/jpeg': 'JPEG',
    'image/webp': 'WebP',
    'image/tiff': 'TIFF',
    'image/heic': 'HEIC',
    'text/plain': 'Text',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  },
  save: 'Download',
  saveNamed: (name: string) => `Download ${name}`,
  notSaved: 'The file was not downloaded.',
  erase: 'Erase',
  eraseNamed: (name: string) => `Erase ${name}`,
  erasing: 'Erasing …',
  eraseTitle: 'Erase this file?',
  eraseText: (name: string) => `${name} cannot be brought back. The audit log keeps its hash, and who erased it.`,
};

/** Checklist of a case. */
export const checklistWords = {
  title: 'Checklist',
  done: (done: number, all: number) => `${done} of ${all} done`,
  doneBy: (name: string) => `Done: ${name}`,
  failed: 'The checklist was not changed.',
};
