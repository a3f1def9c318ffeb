/** Default step limit of a search: less than two seconds of CPU time in any script. */
export const MAX_STEPS = 1_600_000;
/** Step limit of a search that may run while others wait for it: about twenty milliseconds. */
export const SHORT_STEPS = 20_000;
/** Step limit of a comparison of two parties, which runs while others wait for it: about 200 milliseconds. */
export const COMPARE_STEPS = 150_000;
