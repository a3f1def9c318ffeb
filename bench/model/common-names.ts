/** Common given names of the world, romanised. */
export const givenNames = (): readonly string[] => [];

/** Very common family names of the world, romanised. */
export const familyNames = (): readonly string[] => [];
