import { z } from 'zod';
import { DECISION_REASON_CODES, DECISION_REASONS, VERDICTS } from './reason-table.ts';

/** A verdict in requests and responses. */
export const verdictSchema = z.enum(VERDICTS).meta({
  id: 'Verdict',
  description: 'true_match: the listing is the party. false_positive: it is not. undecided: reviewed, and open.',
  examples: ['false_positive'],
});

/** A reason in requests and responses. */
export const reasonCodeSchema = z.enum(DECISION_REASON_CODES).meta({
  id: 'DecisionReason',
  description: `Why, as a code. ${DECISION_REASON_CODES.map((code) => `${code}: ${DECISION_REASONS[code].text}`).join(' ')}`,
  examples: ['different_birth_date'],
});
