import type { RuleChange, RunCounts, RunKind, RunReason, RunState } from '@namesake/contract';

/** A list version that a run searches. */
export type RunList = {
  readonly id: string;
  readonly version: string;
  readonly sha256: string;
  /** Whether only the operator declared its file current; absent in runs of earlier versions. */
  readonly declared?: boolean;
};

/** What every screening of a run depends on besides the customer. The same basis gives the same answers. */
export type ScreeningBasis = {
  /** Hash of rules and lists. */
  readonly key: string;
  /** Hash of everything but the lists: policies, engine, joined parties, held removals, rules in force. */
  readonly rulesKey: string;
  readonly lists: readonly RunList[];
  readonly engineVersion: string;
  readonly modelHash: string;
  readonly policyHash: string;
  /** Number of the last recorded change of lists. */
  readonly activation: number;
  /** Rules without a version of their own; absent in runs of earlier versions. */
  readonly parts?: Readonly<Record<'groups' | 'parties' | 'held', BasisPart>> & { readonly rules?: BasisPart };
};

/** Number and hash of group policies, party decisions, held removals or rules in force. */
export type BasisPart = { readonly count: number; readonly key: string };

/** A run over all customers or some groups. Times are Unix milliseconds. */
export type Run = {
  readonly id: string;
  readonly kind: RunKind;
  readonly state: RunState;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Number of finished parts. */
  readonly step: number;
  /** Place of the last customer in them. */
  readonly processedTo: number;
  readonly counts: RunCounts;
  /** Counts of each group of customers; empty in runs of earlier versions. */
  readonly byGroup: GroupCounts;
  readonly root: Buffer | null;
} & RunBody;

/** Fields of a run that never change. */
export type RunBody = {
  readonly why: RunReason;
  readonly createdBy: string;
  readonly dueAt: number | null;
  /** Policy of a preview; null for other kinds. */
  readonly policy: string | null;
  /** Names of the groups a scheduled run covers; null for all customers. */
  readonly groups: readonly string[] | null;
  /** Number of customers under watch in these groups when the run began. */
  readonly book: number;
  /** The same for each group; absent in runs of earlier versions. */
  readonly books?: Readonly<Record<string, number>>;
  /** Place of the last customer included. Customers added later are screened when they are added. */
  readonly upTo: number;
  readonly basis: ScreeningBasis;
  /** Rules that differ from the previous run; absent in runs of earlier versions. */
  readonly changes?: readonly RuleChange[];
};

const DAY_MS = 24 * 3_600_000;

/** When the next full run over a group is due, in Unix milliseconds. */
export const fullDueAt = ({ startedAt }: Run, { fullEveryDays }: { readonly fullEveryDays: number }): number =>
  startedAt + fullEveryDays * DAY_MS;

/** Last full run over a group. Expects runs in order, newest first. */
export const lastFullOf = (fulls: readonly Run[], group: string): Run | undefined =>
  fulls.find(({ groups }) => groups === null || groups.includes(group));

export type PlacedRun = Run & { readonly place: number };

/** A finished part of a run. */
export type RunPart = Pick<Run, 'processedTo' | 'counts' | 'byGroup'> & { readonly leaves: Buffer | null };

/** Counts by group name. */
export type GroupCounts = Readonly<Record<string, RunCounts>>;

export const NO_COUNTS: RunCounts = {
  customers: 0,
  compared: 0,
  clear: 0,
  alert: 0,
  decided: 0,
  notScreened: 0,
  because: {},
  recorded: 0,
  changed: 0,
  alerted: 0,
  missed: 0,
  examples: [],
  moves: [],
};

const MAX_EXAMPLES = 100;

/** Adds up two counts. */
export const sum = (a: RunCounts, b: RunCounts): RunCounts => ({
  customers: a.customers + b.customers,
  compared: a.compared + b.compared,
  clear: a.clear + b.clear,
  alert: a.alert + b.alert,
  decided: a.decided + b.decided,
  notScreened: a.notScreened + b.notScreened,
  because: added(a.because, b.because),
  recorded: a.recorded + b.recorded,
  changed: a.changed + b.changed,
  alerted: a.alerted + b.alerted,
  missed: a.missed + b.missed,
  examples: [...a.examples, ...b.examples].slice(0, MAX_EXAMPLES),
  moves: b.moves.reduce(withMove, a.moves),
});

/** Adds counts to the totals of their groups. */
export function sumByGroup(all: GroupCounts, more: readonly (readonly [group: string, RunCounts])[]): GroupCounts {
  const sums = new Map(Object.entries(all));
  for (const [group, counts] of more) sums.set(group, sum(sums.get(group) ?? NO_COUNTS, counts));
  return Object.fromEntries(sums);
}

function withMove(moves: RunCounts['moves'], { from, to, count }: RunCounts['moves'][number]): RunCounts['moves'] {
  const known = moves.find((one) => one.from === from && one.to === to);
  const others = moves.filter((one) => one !== known);
  return [...others, { from, to, count: (known?.count ?? 0) + count }];
}

function added(a: RunCounts['because'], b: RunCounts['because']): RunCounts['because'] {
  const all = { ...a };
  for (const [why, count] of Object.entries(b)) all[why] = (all[why] ?? 0) + count;
  return all;
}
