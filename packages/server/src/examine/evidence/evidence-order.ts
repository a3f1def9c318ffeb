import type { KeyObject } from 'node:crypto';
import type { Period } from './evidence-records.ts';

/** What an evidence pack is made of, and for whom. */
export type EvidenceOrder = {
  readonly period: Period;
  /** Whether requests and answers are in it. */
  readonly withNames: boolean;
  /** Who asked for it. */
  readonly actor: string;
  /** Unix milliseconds. */
  readonly madeAt: number;
  /** Of the program that makes it. */
  readonly version: string;
  /** The key that receipt keys are derived from. */
  readonly master: KeyObject;
  /** Key of the MACs of rows that clear. */
  readonly rowKey: KeyObject;
  /** Ids of keys that are this installation's. */
  readonly trusted: ReadonlySet<string>;
};
