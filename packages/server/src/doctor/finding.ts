/** Subjects of the checks, in report order. */
export const CHECKS = [
  'configuration',
  'machine',
  'clock',
  'disk',
  'permissions',
  'secret',
  'database',
  'service',
  'lists',
  'versions',
  'index',
  'port',
  'proxy',
] as const;
export type CheckName = (typeof CHECKS)[number];

/**
 * `warning`: it works, but deserves attention. `problem`: a start fails, or answers are refused, incomplete or unsafe.
 */
export type FindingStatus = 'ok' | 'warning' | 'problem';

/** Finding of a check, without the check's name. */
export type Found = {
  readonly status: FindingStatus;
  /** A sentence without names of parties or secrets. */
  readonly text: string;
  /** Advice for the operator; absent if `ok`. */
  readonly fix?: string;
};

/** A finding of `namesake doctor`. */
export type Finding = { readonly check: CheckName } & Found;

export const ok = (text: string): Found => ({ status: 'ok', text });
export const warning = (text: string, fix: string): Found => ({ status: 'warning', text, fix });
export const problem = (text: string, fix: string): Found => ({ status: 'problem', text, fix });

/** Worst first; equal ones keep their order. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const RANK: Readonly<Record<FindingStatus, number>> = { problem: 0, warning: 1, ok: 2 };
  return findings.toSorted((a, b) => RANK[a.status] - RANK[b.status]);
}
