import type { RuleChange, RunCounts, RunKind, RunReason, RunState } from '@namesake/contract';

/** A list as a run searches it. */
export type RunList = { readonly id: string; readonly version: string; readonly sha256: string };

/** What every screening of a run depends on besides the customer: the same ground gives the same answers. */
export type Ground = {
  /** Hash of all of it. */
  readonly key: string;
  /** Hash of what is not the lists: policy, engine, joined parties, held removals. */
  readonly rulesKey: string;
  readonly lists: readonly RunList[];
  readonly engineVersion: string;
  readonly modelHash: string;
  readonly policyHash: string;
  /** Number of the last change of lists that was recorded. */
  readonly activation: number;
  /** What of the rules has no version; absent in runs of earlier versions. */
  readonly parts?: Readonly<Record<'groups' | 'parties' | 'held', GroundPart>> & { readonly rules?: GroundPart };
};

/** Policies of groups, decisions on parties, or held removals: how many there are, and a hash of them. */
export type GroundPart = { readonly count: number; readonly key: string };

/** One run over all customers. Times are Unix milliseconds. */
export type Run = {
  readonly id: string;
  readonly kind: RunKind;
  readonly state: RunState;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Parts that are done. */
  readonly step: number;
  /** Place of the last customer in them. */
  readonly lookedTo: number;
  readonly counts: RunCounts;
  /** The same of each group of customers; none in runs of earlier versions. */
  readonly byGroup: GroupCounts;
  readonly root: Buffer | null;
} & RunBody;

/** What never changes of a run. */
export type RunBody = {
  readonly why: RunReason;
  readonly createdBy: string;
  readonly dueAt: number | null;
  /** Of a preview, the policy; null of the others. */
  readonly policy: string | null;
  /** Names of the groups that a scheduled run is over; null: everybody. */
  readonly groups: readonly string[] | null;
  /** Customers under watch in them when it began. */
  readonly book: number;
  /** The same of each group of customers; absent in runs of earlier versions. */
  readonly books?: Readonly<Record<string, number>>;
  /** Place of the last of them: later ones are screened when they are added. */
  readonly upTo: number;
  readonly ground: Ground;
  /** What of the rules is another than in the run before; absent in runs of earlier versions. */
  readonly changes?: readonly RuleChange[];
};

const DAY_MS = 24 * 3_600_000;

/** When the next full run over a group is due, after the last one. */
export const fullDueAt = ({ startedAt }: Run, { fullEveryDays }: { readonly fullEveryDays: number }): number =>
  startedAt + fullEveryDays * DAY_MS;

/** The last full run over a group, of some, the newest first. */
export const lastFullOf = (fulls: readonly Run[], group: string): Run | undefined =>
  fulls.find(({ groups }) => groups === null || groups.includes(group));

export type PlacedRun = Run & { readonly place: number };

/** A part of a run that was done. */
export type RunPart = Pick<Run, 'lookedTo' | 'counts' | 'byGroup'> & { readonly leaves: Buffer | null };

/** Counts by name of the group. */
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

const MOST_EXAMPLES = 100;

/** Both together. */
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
  examples: [...a.examples, ...b.examples].slice(0, MOST_EXAMPLES),
  moves: b.moves.reduce(withMove, a.moves),
});

/** Both together, group by group. */
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
