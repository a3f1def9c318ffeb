import type { ListedChoice, StrangerChoice } from './generate-pairs.ts';

/** The two thirds of parties and strangers that effects are estimated from. */
const ESTIMATED = [0, 1];

/** The pairs that `npm run findings` estimates from and that cross-validation leaves out group by group. */
export const ESTIMATE_SAMPLE: { readonly listed: ListedChoice; readonly strangers: StrangerChoice } = {
  listed: { oneIn: 10, folds: ESTIMATED },
  strangers: { people: 48_000, companies: 7500, folds: ESTIMATED },
};
