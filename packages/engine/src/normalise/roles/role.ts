/**
 * The role of a token in its name. Stored as a byte per listed token; the numbers are part of the index format.
 * `legal`: legal form; `generic`: business word; `particle`: al, von, de; `filiation`: bin, ibn, bint, ould; `kunya`:
 * abu, umm; `servant`: abd, abdul.
 */
export const ROLE = {
  name: 0,
  initial: 1,
  particle: 2,
  filiation: 3,
  kunya: 4,
  honorific: 5,
  legal: 6,
  generic: 7,
  place: 8,
  number: 9,
  vessel: 10,
  patronymic: 11,
  conjunction: 12,
  servant: 13,
} as const;

export type Role = (typeof ROLE)[keyof typeof ROLE];
