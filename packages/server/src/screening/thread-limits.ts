/**
 * Memory limits of a search thread. A small young generation keeps garbage from piling up; the limit of the old one
 * forces collection before it is three times what is needed: `namesake screen` on two cores fell from 620 to 515 MB.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 } as const;
