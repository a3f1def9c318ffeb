import { EFFECTS } from '../types/listing.ts';
import type { Policy } from '../types/query.ts';

/**
 * The policy a search runs under unless it says otherwise: all that is loaded is searched. Listings of unknown effect
 * are searched under every policy, so that effect is not named.
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

/** The default policy for listings of every effect and state: for checks that must find all that is listed. */
export const OPEN_POLICY: Policy = { ...DEFAULT_POLICY, effects: EFFECTS, includeDelisted: true };

/** The lowest valid threshold: retrieval is complete from here up. */
export const LEAST_THRESHOLD = 50;

/** Names this many points below the threshold are near misses. */
export const NEAR_MISS_POINTS = 10;
