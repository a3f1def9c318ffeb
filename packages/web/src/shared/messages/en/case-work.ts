import { plural } from './plural.ts';

const by = { analyst: 'Analyst', list: 'List', queue: 'Queue', group: 'Group' } as const;

/** Absences, and who takes over cases. */
export const absenceWords = {
  title: 'Away',
  say: 'I am away …',
  sayOfSomebody: 'Someone is away …',
  youAre: 'You are away until',
  isAway: (name: string) => `${name} is away until`,
  deputyIs: (name: string) => `, deputy: ${name}`,
  noDeputy: ', no deputy',
  iAmBack: 'I am back',
  isBack: 'Is back',
  isBackNamed: (name: string) => `${name} is back`,
  dialogTitle: 'Away',
  text: 'The deputy gets all open cases now, and cases that are reopened during the absence.',
  person: 'Who is away',
  me: 'Me',
  until: 'Until',
  untilHint: 'When the person is back',
  untilWrong: 'Choose a time in the future.',
  deputy: 'Deputy',
  nobody: 'Nobody: anyone can take the cases',
  save: 'Hand over',
  saving: 'Handing over …',
  notSaved: 'Nothing was changed.',
};

/** Numbers and durations of cases. */
export const caseStatisticsWords = {
  title: 'Case statistics',
  open: 'Statistics',
  back: 'All cases',
  intro: 'Cases open now and cases closed in the period, for the customers you may see.',
  byLabel: 'Count by',
  by,
  from: 'From',
  to: 'To',
  show: 'Show',
  wrongPeriod: 'The end is before the start.',
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
    'False positives are a share of decided cases. The median time runs from when a case was opened or reopened to its decision.',
  ofList: 'A case with listings on two lists counts for both lists, but once in the total.',
  ofAnalyst: 'Open cases count for the assignee, closed cases for whoever decided them.',
  none: 'No cases were open or closed.',
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
  hint: 'Or drop them here. PDF, images, DOCX, XLSX or plain text. At most 10 MB each and 50 files per case.',
  dropHere: 'Drop to add to this case',
  adding: (name: string, part: string) => `${name}: ${part} uploaded`,
  notAdded: (name: string) => `${name} was not added`,
  refused: {
    body_too_large: 'A file can have at most 10 MB.',
    file_empty: 'The file is empty.',
    unsupported_media_type:
      'Accepted: PDF, PNG, JPEG, WebP, TIFF, HEIC, DOCX, XLSX and plain text in UTF-8. The content counts, not the file name.',
    attachment_limit: 'The case already has the maximum of 50 files. Combine several pages into one file.',
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
  eraseText: (name: string) => `${name} cannot be restored. The audit log keeps its hash and who erased it.`,
};

/** Checklist of a case. */
export const checklistWords = {
  title: 'Checklist',
  done: (done: number, all: number) => `${done} of ${all} done`,
  doneBy: (name: string) => `Done: ${name}`,
  failed: 'The checklist was not changed.',
};
