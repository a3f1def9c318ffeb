/**
 * Points that each field adds or subtracts, for parties of every type. Agreement adds about a third of a point per bit
 * of rarity. A conflict subtracts more the more rarely publishers err in the field.
 */
export const FIELD_POINTS = {
  /**
   * A number unique to one party. Another branch of a bank raises the score to these points. Ships keep their number
   * for life.
   */
  identifier: { match: 100, close: 70, conflict: -24 },
  /** One day in 20,000 (14 bits). Publishers are often a day, a month or a year off. */
  birthDate: { match: 5, close: 1, conflict: -24 },
  /** Half of all people: one bit. Publishers err, and people change it. */
  gender: { conflict: -6 },
  /** One in eight customers of a bank: three bits. People move, so a country never subtracts. */
  country: { match: 1 },
  /** Companies share addresses, and addresses are written in many ways. */
  address: { match: 1 },
  /** Lists rarely mistake a ship for a person. */
  type: { conflict: -16 },
} as const;

/** Rules for field points, in addition to verdicts. */
export const FIELD_RULES = {
  monthMatch: { value: 3, doc: 'Points of a birth date that agrees by its month: one in 700.' },
  yearMatch: { value: 2, doc: 'Points of a birth date that agrees by its year: one in 55.' },
  nearConflict: {
    value: -16,
    doc: 'Points of a birth date that differs by less than `clearlyApart` years, as publishers’ dates often do.',
  },
  clearlyApart: { value: 3, doc: 'Difference in years from which a birth date counts fully against.' },
  mostUp: { value: 6, doc: 'Most points that all fields except the identifier add together.' },
} as const satisfies Readonly<Record<string, { readonly value: number; readonly doc: string }>>;
