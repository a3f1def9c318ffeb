/** What is examined, in the order of the report. */
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
 * `warning`: it works, and something deserves a look. `problem`: a start fails, or answers are refused, incomplete or
 * not safe.
 */
export type FindingStatus = 'ok' | 'warning' | 'problem';

/** What a check found, without its name. */
export type Found = {
  readonly status: FindingStatus;
  /** A sentence, without names of parties and without secrets. */
  readonly text: string;
  /** What the operator does about it; absent where it is `ok`. */
  readonly fix?: string;
};

/** A finding of `namesake doctor`. */
export type Finding = { readonly check: CheckName } & Found;

export const ok = (text: string): Found => ({ status: 'ok', text });
export const warning = (text: string, fix: string): Found => ({ status: 'warning', text, fix });
export const problem = (text: string, fix: string): Found => ({ status: 'problem', text, fix });

/** The worst first; the order of equals stays. */
export function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const RANK: Readonly<Record<FindingStatus, number>> = { problem: 0, warning: 1, ok: 2 };
  return findings.toSorted((a, b) => RANK[a.status] - RANK[b.status]);
}
