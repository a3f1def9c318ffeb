/** Steps that a search may take unless the caller says otherwise: about two seconds of CPU. */
export const MOST_STEPS = 1_750_000;
/** Steps of a search that may run where others wait for it: about twenty milliseconds. */
export const SHORT_STEPS = 15_000;
/** Steps of a comparison of two parties, which runs where others wait for it: about two tenths of a second. */
export const COMPARE_STEPS = 150_000;
