export type AuditEvent = {
  readonly at: number;
  readonly actor: string;
  /** What was done: `token.created`, `session.refused` … */
  readonly action: string;
  /** Id of what it was done to, or an empty text. */
  readonly target: string;
  /** Plain JSON; never a secret, never screened text. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId: string;
};

export interface AuditLog {
  append(event: AuditEvent): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<readonly AuditEvent[]>;
  /**
   * The latest time of any event, Unix milliseconds; undefined where there is none. A clock may have gone back since.
   */
  latestAt(): Promise<number | undefined>;
  /** When an action was first recorded with these details, Unix milliseconds; undefined where it never was. */
  firstAt(action: string, detail: AuditEvent['detail']): Promise<number | undefined>;
  /** The details of every event of an action, oldest first. */
  details(action: string): Promise<readonly AuditEvent['detail'][]>;
}
