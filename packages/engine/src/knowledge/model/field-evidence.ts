/**
 * What each field adds or takes, in points, for parties of every type. Agreement adds by its rarity: about a third of a
 * point for each bit. A conflict takes by how rarely publishers err there.
 */
export const FIELD_POINTS = {
  /** A number that one party bears; another branch of a bank lifts to its points; ships keep their number for life. */
  identifier: { match: 100, close: 70, conflict: -24 },
  /** A day is one in 20,000 (14 bits). Publishers are often a day, a month or a year off. */
  birthDate: { match: 5, close: 1, conflict: -24 },
  /** Half of mankind: one bit. Publishers err, and people change it. */
  gender: { conflict: -6 },
  /** One in eight among customers of one bank: three bits. People move: a country never takes. */
  country: { match: 1 },
  /** Companies share addresses, and addresses are written in many ways. */
  address: { match: 1 },
  /** Lists rarely mistake a ship for a person. */
  type: { conflict: -16 },
} as const;

/** What the points of fields depend on beside their verdicts. */
export const FIELD_RULES = {
  monthMatch: { value: 3, doc: 'Points of a birth date that agrees by its month: one in 700.' },
  yearMatch: { value: 2, doc: 'Points of a birth date that agrees by its year: one in 55.' },
  nearConflict: {
    value: -16,
    doc: 'Points of a birth date that differs by less than `clearlyApart` years: publishers’ dates often do.',
  },
  clearlyApart: { value: 3, doc: 'Years from which a birth date counts fully against.' },
  mostUp: { value: 6, doc: 'Most points that all fields together add, beside an identifier.' },
} as const satisfies Readonly<Record<string, { readonly value: number; readonly doc: string }>>;
