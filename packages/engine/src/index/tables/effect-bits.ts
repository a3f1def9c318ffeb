import { EFFECTS, type Effect } from '../../types/listing.ts';

/** A set of effects as a bit mask, by position in `EFFECTS`. */
export const effectBits = (effects: readonly Effect[]): number =>
  effects.reduce((bits, effect) => bits | (1 << EFFECTS.indexOf(effect)), 0);
