import { Readable } from 'node:stream';
import { type RuleChangeKind, type RunView, statusInWords } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { csvRow } from '../../lib/formats/csv-row.ts';
import { hexOf } from '../../lib/ids/hash-text.ts';
import type { Block } from '../../lib/pdf/block.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { statusesIn } from './leaves.ts';
import { getRun } from './runs.ts';

const COUNT = new Intl.NumberFormat('en');
/** ISO time without fractions of a second. */
const time = (iso: string | null): string => (iso === null ? 'not ended' : iso.replace(/\.\d+Z$/, 'Z'));
const count = (value: number): string => COUNT.format(value);

const STATES: Readonly<Record<Exclude<RunView['state'], 'done'>, string>> = {
  running: 'still running: not all customers were processed yet',
  incomplete: 'incomplete: a required list was missing or too old, so the run cleared nobody',
  superseded: 'superseded: lists or rules changed during the run, and another run started',
};

const TITLES: Readonly<Record<RunView['kind'], string>> = {
  full: 'Screening of all customers',
  delta: 'Screening after a list change',
  preview: 'Policy preview: nothing was recorded or changed',
};

const WHYS: Readonly<Record<RunView['why'], string>> = {
  first: 'first run',
  lists: 'lists changed',
  rules: 'rules changed: engine, policy, groups, joined parties or held removals',
  schedule: 'scheduled by the interval of the groups',
  completed: 'lists are complete again',
  request: 'requested',
};

/**
 * What a run attests, as a PDF. It names no customer.
 *
 * @throws ApiError `run_not_found`; `overloaded`, `request_cancelled`, `deadline_exceeded`
 */
export async function exportRunPdf(call: Call, id: string): Promise<Buffer> {
  const run = await getRun(call, id);
  const { app, principal, gone } = call;
  const madeAtMs = app.now();
  return app.printer.print(actorOf(principal), gone(), {
    title: `Run ${id} over customers under watch`,
    foot: `Run ${id}, ${time(new Date(madeAtMs).toISOString())}`,
    madeAtMs,
    attached: [
      {
        name: `${id}.json`,
        type: 'application/json',
        text: JSON.stringify(run),
        about: 'The facts of this document, for programs.',
      },
    ],
    blocks: blocksOf(run),
  });
}

const CHANGES: Readonly<Record<RuleChangeKind, string>> = {
  engine: 'Engine',
  model: 'Model',
  policy: 'Default policy',
  groups: 'Group policies',
  parties: 'Joined and split parties',
  held: 'Held removals',
  rules: 'Rules in force',
};

const HEAD = ['external_ref', 'name', 'group', 'status', 'screened_at', 'lists', 'changed_since'];
const AT_ONCE = 500;

/**
 * Status of each customer after a full run, as CSV. Customers who are no longer stored are missing. The run keeps no
 * names: a customer changed since it began has none here, because its present name is not the one that was screened.
 *
 * @throws ApiError `run_not_found`; `customer_not_in_run` if the run recorded no customers
 */
export async function exportRunCsv(call: Call, id: string): Promise<Readable> {
  const { app } = call;
  const { kind, startedAt, endedAt, lists, root } = await getRun(call, id);
  const parts = root === null ? [] : await app.storage.runs.leaves(id);
  if (parts.length === 0) throw new ApiError('customer_not_in_run', { detail: noneRecorded(kind, root) });
  await audit(call, 'watch.exported', id);
  const { maySee } = await customerVisibility(call);
  const statusIn = statusesIn(app, parts);
  const searched = lists.map(listInWords).join('; ');
  async function* lines(): AsyncGenerator<Buffer> {
    yield Buffer.from(csvRow(HEAD));
    for (let after = 0; ; ) {
      const page = await app.storage.book.customers(after, Number.MAX_SAFE_INTEGER, AT_ONCE);
      const rows = page.flatMap(({ reference, group, input: { searchText }, changedAt, isProved }) => {
        const status = maySee(group) ? statusIn(reference) : undefined;
        if (status === undefined) return [];
        const isAsThen = isProved && changedAt < Date.parse(startedAt);
        const [name, of, changed] = isAsThen ? [searchText, group, ''] : ['', '', 'yes'];
        return csvRow([reference, name, of, status, endedAt ?? '', searched, changed]);
      });
      if (rows.length > 0) yield Buffer.from(rows.join(''));
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.place;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}

function noneRecorded(kind: RunView['kind'], root: string | null): string {
  if (kind !== 'full') return `Only full runs record each customer, and this run is a ${kind} run.`;
  if (root === null) return 'A full run records its customers for this file only when it ends with all of them.';
  return 'What this run recorded of each customer was purged.';
}

const DECLARED = statusInWords({ status: 'fresh' }, true);
const listInWords = ({ id, version, declaredCurrent }: RunView['lists'][number]): string =>
  `${id} ${version}${declaredCurrent === true ? ` (${DECLARED})` : ''}`;

/** Lists whose age was ignored are not called complete. */
function stateInWords({ state, lists }: RunView): string {
  if (state !== 'done') return STATES[state];
  const declared = lists.filter(({ declaredCurrent }) => declaredCurrent === true).map(({ id }) => id);
  const done = 'done: every customer under watch was screened';
  if (declared.length === 0) return `${done} against complete lists`;
  return `${done}. Lists ${DECLARED}, whatever the age of their files: ${declared.join(', ')}`;
}

/** Rules that differ from the previous run. */
function changedRules({ changes }: RunView): readonly Block[] {
  if (changes.length === 0) return [];
  const facts = changes.map(
    ({ what, from, to }): Block => ({ kind: 'fact', label: CHANGES[what], value: `${from} → ${to}` }),
  );
  return [{ kind: 'heading', text: 'Changed since the previous run' }, ...facts];
}

function blocksOf(run: RunView): readonly Block[] {
  const { counts, bookCount, lists, createdBy } = run;
  const of = (label: string, value: string): Block => ({ kind: 'fact', label, value });
  const heading = (text: string): Block => ({ kind: 'heading', text });
  return [
    { kind: 'title', text: TITLES[run.kind] },
    {
      kind: 'notice',
      title: `Customers processed: ${count(counts.customers)} of ${count(bookCount)}`,
      text: `State: ${stateInWords(run)}. With an alert: ${count(counts.alert)}. Not screened, or not in full: ${count(counts.notScreened)}.`,
    },
    heading('Run'),
    of('Id', run.id),
    of('Reason', WHYS[run.why]),
    ...(run.policy === null ? [] : [of('Previewed policy', run.policy)]),
    ...(run.groups === null ? [] : [of('Groups', run.groups.join(', '))]),
    of('Started by', createdBy.name === null ? createdBy.id : `${createdBy.name} (${createdBy.id})`),
    ...(run.dueAt === null ? [] : [of('Due', time(run.dueAt))]),
    of('Started', time(run.startedAt)),
    of('Ended', time(run.endedAt)),
    heading('Customers'),
    of('Under watch', count(bookCount)),
    of(run.kind === 'delta' ? 'Possibly affected' : 'Screened in full', count(counts.compared)),
    of('Nothing found', count(counts.clear)),
    of('Alert', count(counts.alert)),
    of('Decided', count(counts.decided)),
    of('Not screened', count(counts.notScreened)),
    ...Object.entries(counts.because).map(([why, value]) => of(`  ${why}`, count(value))),
    of('Status changed', count(counts.changed)),
    of('Alerts raised', count(counts.alerted)),
    of('Missed by earlier runs', count(counts.missed)),
    heading('Lists'),
    ...lists.map(({ id, version, fileHash, declaredCurrent }) =>
      of(`${id} ${version}`, `${hexOf(fileHash)}${declaredCurrent === true ? ` · ${DECLARED}` : ''}`),
    ),
    heading('Rules'),
    of('Engine', run.engineVersion),
    of('Model', run.modelHash),
    of('Policy', run.policyHash),
    ...changedRules(run),
    heading('Proof'),
    ...(run.root === null ? [] : [of('Root over all customers', hexOf(run.root))]),
    {
      kind: 'text',
      look: 'soft',
      text: 'The end of the run is an event of the audit log (watch.run_ended) with these facts, sealed and signed in the chain of records. For a full run, the root proves that a customer was included in the run, and with what outcome. This document names no customer and proves nothing by itself.',
    },
  ];
}
