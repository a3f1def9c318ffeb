import type { AuditEvent } from './audit-log.ts';

export type RequiredList = {
  readonly id: string;
  readonly since: number;
  /** When and why the operator went on without it; null while answers need it. */
  readonly givenUp: { readonly atMs: number; readonly reason: string } | null;
  /** Whether that is proved. What is not counts as required. */
  readonly isProved: boolean;
};

export interface RequiredListStore {
  /**
   * Every list that answers from this origin (`downloads`, or a folder) need or needed, the eldest first. One that
   * somebody changed, put back or deleted is required.
   */
  all(origin: string): Promise<readonly RequiredList[]>;
  /** What was kept of one origin is of another from now on, where nothing is kept of that yet. */
  move(from: string, to: string, event: AuditEvent): Promise<void>;
  /** Answers need these from now on. */
  require(origin: string, ids: readonly string[], event: AuditEvent): Promise<void>;
  /** Answers do not need these any more, by the operator's word. */
  giveUp(origin: string, ids: readonly string[], reason: string, event: AuditEvent): Promise<void>;
}
