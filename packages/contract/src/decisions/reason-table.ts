/** Possible verdicts on a hit. `undecided`: it was reviewed but stays open. */
export const VERDICTS = ['true_match', 'false_positive', 'undecided'] as const;
export type DecisionVerdict = (typeof VERDICTS)[number];

type ReasonDefinition = {
  /** One sentence for records and the guide. */
  readonly text: string;
  /** Verdicts that this reason may be given for. */
  readonly verdicts: readonly DecisionVerdict[];
};

/** Every reason for a decision. A closed set, in display order. */
export const DECISION_REASONS = {
  identifier_agrees: { text: 'A document or number is the same.', verdicts: ['true_match'] },
  details_agree: { text: 'Birth date, place or address agree with the listing.', verdicts: ['true_match'] },
  confirmed_by_party: { text: 'The party or its documents confirmed it.', verdicts: ['true_match'] },
  different_birth_date: { text: 'The birth date differs.', verdicts: ['false_positive'] },
  different_country: { text: 'Nationality, residence or place of birth differs.', verdicts: ['false_positive'] },
  different_identifier: { text: 'A document or number differs.', verdicts: ['false_positive'] },
  different_gender: { text: 'The gender differs.', verdicts: ['false_positive'] },
  different_type: { text: 'The party is of another kind, such as a company.', verdicts: ['false_positive'] },
  different_name: { text: 'The names differ when read in full.', verdicts: ['false_positive'] },
  not_a_party: { text: 'The text names no party here, such as a street or a product.', verdicts: ['false_positive'] },
  information_missing: { text: 'More information about the party is needed.', verdicts: ['undecided'] },
  referred: { text: 'It was referred to someone else.', verdicts: ['undecided'] },
  other: { text: 'Another reason, given in the text.', verdicts: VERDICTS },
} as const satisfies Readonly<Record<string, ReasonDefinition>>;

/** One reason of the closed set. */
export type DecisionReason = keyof typeof DECISION_REASONS;

const isReason = (name: string): name is DecisionReason => Object.hasOwn(DECISION_REASONS, name);

/** The code of every reason. */
export const DECISION_REASON_CODES: readonly DecisionReason[] = Object.keys(DECISION_REASONS).filter(isReason);

/** The reasons that may be given for a verdict. */
export function reasonsFor(verdict: DecisionVerdict): readonly DecisionReason[] {
  return DECISION_REASON_CODES.filter((code) => {
    const verdicts: readonly DecisionVerdict[] = DECISION_REASONS[code].verdicts;
    return verdicts.includes(verdict);
  });
}
