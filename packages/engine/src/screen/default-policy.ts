import type { Policy } from '../types/query.ts';

/** The policy a search runs under unless it says otherwise. */
export const DEFAULT_POLICY: Policy = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 25,
  includeDelisted: false,
  weakAliases: 'by_publisher',
};

/** Lowest threshold that may be asked for: retrieval is complete from here up. */
export const LEAST_THRESHOLD = 50;

/** Names this many points below the threshold are near misses. */
export const NEAR_MISS_POINTS = 10;
