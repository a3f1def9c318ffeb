import type { ListedChoice, StrangerChoice } from './generate-pairs.ts';

/** The two thirds of parties and strangers from which effects are estimated. */
const ESTIMATED = [0, 1];

/** The pairs from which `npm run findings` estimates, and which cross-validation leaves out group by group. */
export const ESTIMATE_SAMPLE: { readonly listed: ListedChoice; readonly strangers: StrangerChoice } = {
  listed: { oneIn: 10, folds: ESTIMATED },
  strangers: { people: 48_000, companies: 7500, folds: ESTIMATED },
};
