/** Steps that a search may take unless the caller says otherwise: less than two seconds of CPU in any script. */
export const MOST_STEPS = 1_600_000;
/** Steps of a search that may run where others wait for it: about twenty milliseconds. */
export const SHORT_STEPS = 20_000;
/** Steps of a comparison of two parties, which runs where others wait for it: about two tenths of a second. */
export const COMPARE_STEPS = 150_000;
