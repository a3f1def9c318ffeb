import { EFFECTS } from '../types/listing.ts';
import type { Policy } from '../types/query.ts';

/**
 * The default policy of a search: everything loaded is searched. Every policy searches listings of unknown effect, so
 * that effect is not named.
 */
export const DEFAULT_POLICY: Policy = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 25,
  effects: EFFECTS.filter((effect) => effect !== 'unknown'),
  includeDelisted: false,
  weakAliases: 'by_publisher',
};

/** The default policy for listings of every effect and status, for checks that must find everything listed. */
export const OPEN_POLICY: Policy = { ...DEFAULT_POLICY, effects: EFFECTS, includeDelisted: true };

/** The lowest valid threshold: retrieval is complete from here upwards. */
export const LEAST_THRESHOLD = 50;

/** Names this many points below the threshold are near misses. */
export const NEAR_MISS_POINTS = 10;
