import type { AlertReason, RuleChangeKind, RunKind, RunReason, RunState } from '@namesake/contract';
import { number, plural } from './plural.ts';

const kinds: Readonly<Record<RunKind, string>> = {
  full: 'Everybody',
  delta: 'Whom changes touch',
  preview: 'Preview of a policy',
};

const reasons: Readonly<Record<RunReason, string>> = {
  first: 'the first one',
  lists: 'lists changed',
  rules: 'rules changed',
  schedule: 'scheduled',
  completed: 'lists are complete again',
  request: 'requested',
};

const states: Readonly<Record<RunState, string>> = {
  running: 'Under way',
  done: 'Done',
  incomplete: 'Incomplete',
  superseded: 'Superseded',
};

const stateMeanings: Readonly<Record<RunState, string>> = {
  running: 'Goes on in the background, also after a restart.',
  done: 'Everybody under watch was dealt with, in complete lists.',
  incomplete:
    'A required list was missing or too old: finding nothing proved nothing. Another run follows as soon as lists are complete.',
  superseded: 'Lists or rules changed meanwhile, and another run began.',
};

const changes: Readonly<Record<RuleChangeKind, string>> = {
  engine: 'Engine',
  model: 'Model',
  policy: 'Default policy',
  groups: 'Policies of groups',
  parties: 'Joined and split parties',
  held: 'Held removals',
};

const news: Readonly<Record<AlertReason, string>> = {
  new_party: 'a listed party that was not found before',
  new_listing: 'a new listing of a known party',
  stronger: 'stronger evidence than before',
  listing_changed: 'a listing that changed in a fact that matters',
  reopened: 'a decision that ended',
};

/** The watch over all customers: its state, its runs, and what happened to a customer. */
export const watchWords = {
  title: 'Watch',
  current: 'Everybody under watch is screened against the lists of now.',
  nobody: 'Nobody is under watch.',
  customers: (count: number) => plural(count, 'customer', 'customers'),
  waiting: (count: number) => `${number(count)} wait to be screened`,
  lastFull: 'Last full run ended',
  runs: 'Runs',
  progress: 'Customers dealt with',
  progressOf: (done: number, all: number) => `${number(done)} of ${plural(all, 'customer', 'customers')}`,
  runningFull: 'Everybody is being screened',
  runningDelta: 'Whom changes touch is being screened',
  see: 'See the run',
  kinds,
  reasons,
  states,
  stateMeanings,
  news,
  runsIntro: 'Each time that all customers, or those whom a change touches, were screened: the newest first.',
  back: 'All customers',
  allRuns: 'All runs',
  run: {
    full: 'Full run',
    delta: 'Run after a change of lists',
    preview: 'Preview of a policy: nothing was recorded or changed',
  } satisfies Record<RunKind, string>,
  previewed: 'Policy',
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  none: 'No run yet. The first begins within a minute once somebody is under watch and official lists are searched.',
  end: 'No older runs.',
  keys: { next: 'Next run', last: 'Previous run', open: 'Open the run' },
  counts: {
    bookCount: 'Under watch',
    customers: 'Dealt with',
    compared: 'Screened in full',
    touched: 'Could be touched',
    clear: 'Nothing found',
    alert: 'Alert',
    decided: 'Decided',
    notScreened: 'Not screened',
    recorded: 'Screenings recorded',
    changed: 'Status changed',
    alerted: 'Alerts raised',
    missed: 'Missed before',
  },
  missed: (count: number) => `${number(count)} missed before`,
  missedTitle: (count: number) => `${plural(count, 'difference', 'differences')} that no run before found`,
  missedText:
    'Neither lists nor rules had changed since. Tell the operator: the audit log names the customers (watch.missed).',
  took: 'Took',
  tookFor: (time: string) => `Took ${time}`,
  why: 'Why',
  by: 'Asked by',
  byItself: 'The service',
  due: 'Due',
  started: 'Began',
  ended: 'Ended',
  because: 'Why they were not screened',
  result: 'What it found',
  lists: 'Lists that were searched',
  version: (version: string) => `version ${version}`,
  noLists: 'None.',
  rules: 'Rules',
  engine: 'Engine',
  model: 'Model',
  policy: 'Policy',
  changed: 'Changed since the run before',
  changes,
  root: 'Root over all customers',
  rootHint: 'The audit log has it, too. It proves of each customer that it was in this run, and as what.',
  pdf: 'What it attests (PDF)',
  csv: 'Who was what (CSV)',
  files: 'Files',
  start: {
    deed: 'Screen everybody now',
    title: 'Screen everybody now?',
    text: 'Begins a full run over all customers under watch, in the background. The service does so by itself each day, and whenever rules change.',
    confirm: 'Begin the run',
    confirming: 'Beginning …',
  },
  preview: {
    deed: 'Preview a policy',
    title: 'Preview a policy',
    text: 'Screens everybody under watch under this policy, in the background, and says whose status it would change. Nothing is recorded or changed.',
    policy: 'Policy',
    confirm: 'Begin the preview',
    confirming: 'Beginning …',
    result: 'What it would change',
    nobody: 'Nobody would have another status.',
    changed: (count: number) => `${plural(count, 'customer', 'customers')} would have another status`,
    moves: 'From what to what',
    examples: 'Whose status it would change',
    more: (count: number) => `${number(count)} more are not shown.`,
  },
  timeline: {
    title: 'What happened',
    became: (to: string, from: string) => `${to} (before: ${from})`,
    alerted: (what: string) => `Alert: ${what}`,
    added: 'Added',
    screening: 'Screening',
    screeningNumber: (at: number) => `Screening ${at}`,
    of: (what: string, when: string) => `${what}, ${when}`,
  },
  lastRun: {
    title: 'Last full run',
    in: 'in the full run of',
    notIn: 'Not in the full run of',
    proof: 'Proof (JSON)',
    none: 'No full run has ended yet.',
    addedLater: 'It was added after that run began, and screened on its own.',
    superseded: 'That run was superseded before it was over.',
  },
};
