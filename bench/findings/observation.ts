import type { EntityType } from '@namesake/engine';
import type { NameFinding } from '../../packages/engine/src/knowledge/model/findings.ts';
import type { Groups } from './groups.ts';

/** Source of a generated pair. */
export type PairSource = 'alias' | 'slip' | 'other_listed' | 'stranger' | 'changed';

/** A generated query and a listed name that a search showed for it, without the names themselves. */
export type Observation = {
  readonly source: PairSource;
  readonly type: EntityType;
  /** Whether the query means the listed party. */
  readonly same: boolean;
  readonly finding: NameFinding | null;
  /** Agreement that determines the finding's effect, in bits. */
  readonly bits: number;
  /** Name score before and after the finding, and score by the name alone; in points. */
  readonly before: number;
  readonly nameScore: number;
  readonly score: number;
  /** One third of the parties and strangers: 0 and 1 are for estimates, 2 is for the check. */
  readonly fold: number;
  readonly groups: Groups;
};
