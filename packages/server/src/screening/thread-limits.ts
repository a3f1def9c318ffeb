/**
 * Memory of a thread that searches. A small young generation keeps the garbage of searches from piling up; a bound for
 * the old one has it tidied up before it is three times what is needed: 620 MB became 515 for `namesake screen` on two
 * cores.
 */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 } as const;
