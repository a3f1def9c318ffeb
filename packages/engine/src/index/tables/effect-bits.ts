import { EFFECTS, type Effect } from '../../types/listing.ts';

/** A set of effects as a number: a bit for each, by its position in `EFFECTS`. */
export const effectBits = (effects: readonly Effect[]): number =>
  effects.reduce((bits, effect) => bits | (1 << EFFECTS.indexOf(effect)), 0);
