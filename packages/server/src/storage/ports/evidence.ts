import type { HitDecision } from '../../decisions/hit-decision.ts';
import type { GoodGuy } from '../../good-guys/good-guy.ts';
import type { AuditEvent } from './audit-log.ts';
import type { ReceiptKey } from './ledger.ts';
import type { PolicyVersion } from './policies.ts';

/** From its first millisecond to the first that is too late, Unix milliseconds. */
export type Period = { readonly fromMs: number; readonly toMs: number };

/** A screening of a period; request and answer are null where they were erased, or are not asked for. */
export type EvidenceScreening = {
  readonly id: Buffer;
  readonly actor: string;
  readonly outcome: string;
  readonly total: number;
  readonly entry: number | null;
  readonly contextHash: Buffer;
  readonly isErased: boolean;
  readonly request: string | null;
  readonly answer: string | null;
};

/** A list version and one time that it was searched; `until` is null while it is. */
export type SearchedVersion = {
  readonly list: string;
  readonly version: string;
  readonly sha256: string;
  readonly publishedAt: string;
  readonly checkedAt: number;
  readonly records: number;
  readonly rejected: number;
  readonly fileName: string;
  readonly from: number;
  readonly until: number | null;
};

/** The last segment of a day, UTC. */
export type DayHead = {
  readonly day: string;
  readonly segment: number;
  readonly lastEntry: number;
  readonly sealedAt: number;
  readonly head: Buffer;
  readonly keyId: string;
  readonly signature: Buffer;
};

type Row = Readonly<Record<string, unknown>>;

/** What an installation has to show of a period, as at one moment. Everything comes in parts that memory holds. */
export interface EvidenceSource {
  /** The outcomes that screenings of the period have. */
  outcomes(period: Period): Promise<readonly string[]>;
  /** Oldest first. */
  screenings(period: Period, outcome: string, withNames: boolean): AsyncIterable<EvidenceScreening>;
  /** Lists, engine, model and policy that screenings of the period ran with: JSON by its SHA-256. */
  contexts(period: Period): AsyncIterable<{ readonly hash: Buffer; readonly body: string }>;
  /** Oldest first. */
  events(period: Period): AsyncIterable<AuditEvent & { readonly entry: number | null }>;
  /** Events of something, whenever they were, oldest first. */
  eventsOf(target: string, actions: readonly string[]): Promise<readonly AuditEvent[]>;
  /** Every version that was saved before the end. */
  policies(period: Period): Promise<readonly PolicyVersion[]>;
  /** Those that were searched in the period. */
  lists(period: Period): Promise<readonly SearchedVersion[]>;
  /** Decisions on hits that were made or changed in the period, oldest first. */
  hitDecisions(period: Period): AsyncIterable<HitDecision>;
  /** Good guys that were made or changed in a period, with their events until its end, the oldest first. */
  goodGuys(period: Period): AsyncIterable<GoodGuy>;
  /** Splits and joins that were in force in the period. */
  decisions(period: Period): Promise<readonly Row[]>;
  /** Accounts that there were before the end, without passwords. */
  users(period: Period): Promise<readonly Row[]>;
  /** Tokens that could work in the period, without secrets. */
  tokens(period: Period): Promise<readonly Row[]>;
  dayHeads(period: Period): Promise<readonly DayHead[]>;
  /** Pairs of the first and the last entry whose contents were erased. */
  erased(): Promise<readonly (readonly [number, number])[]>;
  /** The latest first. */
  keys(): Promise<readonly ReceiptKey[]>;
}
