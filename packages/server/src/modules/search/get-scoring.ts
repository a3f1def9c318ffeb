import type { Scoring } from '@namesake/contract';
import { scoringTable } from '@namesake/engine';

/** How scores come about: the engine's own table. Open to everybody: it says nothing of this installation's data. */
export const getScoring = (): Scoring => scoringTable();
