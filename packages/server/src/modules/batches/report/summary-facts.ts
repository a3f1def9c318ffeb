import { isNotCovered, NOT_COVERED } from '@namesake/contract';
import { hexOf } from '../../../lib/ids/hash-text.ts';
import { setAsideIn } from '../said-layout.ts';
import type { BasisEntry, PlacedBasisEntry } from '../store/basis-entry.ts';
import type { BatchSummary, DecisionsSoFar } from './summarize.ts';

type Fact = readonly [label: string, value: string];

/** Facts under one heading. */
type FactGroup = { readonly heading: string; readonly facts: readonly Fact[] };

const COUNT = new Intl.NumberFormat('en');
const count = (value: number): string => COUNT.format(value);
/** ISO time without fractions of a second. */
const time = (iso: string): string => iso.replace(/\.\d+Z$/, 'Z');

const STATES: Readonly<Record<BatchSummary['batch']['state'], string>> = {
  draft: 'not started',
  queued: 'waits for its turn: not all rows are done',
  running: 'still running: not all rows are done',
  paused: 'paused: not all rows are done',
  done: 'done: every row of the file was processed',
  cancelled: 'cancelled: not all rows were done',
  failed: 'failed: the rest of the file cannot be split into rows',
};

/** Facts and outcome of a batch in words, the same in the PDF and on the last sheet of the workbook. */
export function summaryFacts({ batch, madeAt, grounds, decisions }: BatchSummary): readonly FactGroup[] {
  const { counts, createdBy } = batch;
  const times: readonly Fact[] = [
    ['Uploaded', time(batch.createdAt)],
    ['Started', batch.startedAt === null ? 'not started' : time(batch.startedAt)],
    ['Ended', batch.endedAt === null ? 'not ended' : time(batch.endedAt)],
  ];
  return [
    {
      heading: 'Batch',
      facts: [
        ['Name', batch.name],
        ['Id', batch.id],
        ['State', stateInWords(batch)],
        ['Rows done', count(batch.rowCount)],
        ['Report made at', time(madeAt)],
        ['Uploaded by', createdBy.name === null ? createdBy.id : `${createdBy.name} (${createdBy.id})`],
        ...times,
        ['File', `${batch.format.toUpperCase()}, ${count(batch.fileBytes)} bytes`],
        ['File SHA-256', hexOf(batch.fileHash)],
        ...sheetFacts(batch),
        ...columnFacts(batch),
      ],
    },
    {
      heading: 'Results by outcome',
      facts: [
        ['Potential match', count(counts.potential_match)],
        ['No potential match', count(counts.no_match)],
        ['Insufficient name', count(counts.insufficient_name)],
        ['Incomplete', count(counts.incomplete)],
        ...(counts.demo === 0 ? [] : [['Sample data only', count(counts.demo)] as const]),
        ['Not screened', count(counts.error)],
        ['Parties suppressed', `${count(counts.suppressed)} (good guys)`],
      ],
    },
    { heading: 'Decisions so far', facts: decisionFacts(decisions) },
    { heading: 'Lists searched', facts: factsOf(grounds, listFact) },
    { heading: 'How rows were screened', facts: factsOf(grounds, meansFact) },
    { heading: 'Limits', facts: factsOf(grounds, limitFact) },
  ];
}

/** Sheet facts of a workbook, of which one sheet is screened. */
function sheetFacts({ layout, sheets }: BatchSummary['batch']): readonly Fact[] {
  const screened = layout?.sheet ?? null;
  if (screened === null) return [];
  const named = sheets.map(({ name, rowCount }) => `${name} (${count(rowCount)} rows)`);
  const others = named.filter((_, at) => at + 1 !== screened && (sheets[at]?.rowCount ?? 0) > 0);
  return [
    ['Sheet', named[screened - 1] ?? ''],
    ...(others.length === 0 ? [] : [['Sheets not screened', others.join(', ')] as const]),
  ];
}

/** Columns that were not screened by choice: set aside or kept as context. */
function columnFacts({ layout, ignored }: BatchSummary['batch']): readonly Fact[] {
  const { setAside, context } = setAsideIn({ layout, ignored });
  return [
    ...(setAside.length === 0 ? [] : [['Set aside, not screened', setAside.join(', ')] as const]),
    ...(context.length === 0 ? [] : [['Kept as context, not screened', context.join(', ')] as const]),
  ];
}

/** For a batch that waits or stopped by itself, includes the reason. */
export const stateInWords = ({ state, problem }: BatchSummary['batch']): string =>
  `${STATES[state]}${problem === null ? '' : ` (${problem})`}`;

function decisionFacts({ open, proposed, decided, rows, isAll }: DecisionsSoFar): readonly Fact[] {
  const looked = isAll ? 'all rows with potential matches' : `the first ${count(rows)} rows with potential matches`;
  return [
    ['Parties open', count(open)],
    ['Parties proposed', `${count(proposed)} (waiting for a second person)`],
    ['Parties decided', count(decided)],
    ['Based on', looked],
  ];
}

const factsOf = (
  grounds: readonly PlacedBasisEntry[],
  inWords: (entry: BasisEntry, from: string) => Fact | undefined,
): readonly Fact[] =>
  grounds.flatMap(({ ground, firstRow }) => {
    const fact = inWords(ground, firstRow === 1 ? '' : ` · from about row ${count(firstRow)}`);
    return fact === undefined ? [] : [fact];
  });

function listFact(entry: BasisEntry, from: string): Fact | undefined {
  if (entry.kind !== 'list') return undefined;
  const { id, version, publishedAt, checkedAt, records, sha256, status } = entry;
  if (version === null) return [id, `not loaded${from}`];
  const facts = [
    `version ${version}`,
    `published ${publishedAt === null ? 'unknown' : time(publishedAt)}`,
    checkedAt === null ? 'not checked with its publisher' : `checked ${time(checkedAt)}`,
    `${count(records ?? 0)} listings`,
    status,
  ];
  return [id, `${facts.join(' · ')}${from}\nSHA-256: ${sha256 ?? 'unknown'}`];
}

function meansFact(entry: BasisEntry, from: string): Fact | undefined {
  if (entry.kind === 'engine') return ['Engine', `${entry.version}${from}\nModel: ${entry.modelHash}`];
  if (entry.kind !== 'policy') return undefined;
  const { name, hash, threshold } = entry;
  const level = threshold === null ? 'with values of its rows' : `threshold ${threshold}`;
  return ['Policy', `${name}, ${level}${from}\n${hash}`];
}

function limitFact(entry: BasisEntry, from: string): Fact | undefined {
  switch (entry.kind) {
    case 'not_searched':
      return ['Not searched', `${entry.list}, an official list that most organisations must screen against${from}`];
    case 'held':
      return [
        'Held',
        `${count(entry.count)} listings of ${entry.list} missing from its newest file were searched${from}`,
      ];
    case 'deviation':
      if (entry.member === 'leftOut') return ['Left out', `names that were not screened, in some rows${from}`];
      return ['Restricted', `some rows set ${entry.member} themselves${from}`];
    case 'by_effect':
      return [
        'Left out',
        `parties by the legal effects of ${entry.policy}, in some rows: their answers name them${from}`,
      ];
    case 'by_rule':
      return [
        'Left out',
        `parties by the rules of ${entry.policy} for effects that are no sanction, in some rows: their answers name them${from}`,
      ];
    case 'discount':
      return [
        'Discounted',
        `parties by version ${entry.version} of the rule ${entry.rule}, in some rows: their answers name them${from}`,
      ];
    case 'not_covered':
      return ['Not covered', isNotCovered(entry.code) ? NOT_COVERED[entry.code] : entry.code];
    default:
      return undefined;
  }
}
