import type { KeyObject } from 'node:crypto';
import type { Period } from './evidence-records.ts';

/** Content and recipient of an evidence pack. */
export type EvidenceOrder = {
  readonly period: Period;
  /** Whether it includes requests and answers. */
  readonly withNames: boolean;
  /** Who requested it. */
  readonly actor: string;
  /** Unix milliseconds. */
  readonly madeAt: number;
  /** Version of the program that makes it. */
  readonly version: string;
  /** Key from which receipt keys are derived. */
  readonly master: KeyObject;
  /** Key of the MACs of clearing rows. */
  readonly rowKey: KeyObject;
  /** Ids of this installation's keys. */
  readonly trusted: ReadonlySet<string>;
};
