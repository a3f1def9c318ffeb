/** The address of the lookback page: a listed party by its id, never a name. */
export type LookbackAddress = { readonly party?: string };

/** Reads an address; what has a space may be a name and is left out. */
export const readLookbackAddress = ({ party }: Record<string, unknown>): LookbackAddress =>
  typeof party === 'string' && /^[\w.-]{1,60}:\S{1,120}$/.test(party) ? { party } : {};
