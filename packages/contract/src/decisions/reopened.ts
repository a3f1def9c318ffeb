import { z } from 'zod';
import { instant } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Findings of a screening that a person has to review. */
export const ALERT_REASONS = ['new_party', 'new_listing', 'stronger', 'listing_changed', 'reopened'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

/** When and why a case was reopened after a decision. */
export const reopenedSchema = z
  .object({
    at: instant('When.'),
    because: z
      .array(z.enum(ALERT_REASONS))
      .meta({ description: 'What changed since the decision.', examples: [['listing_changed']] }),
  })
  .meta({
    id: 'Reopened',
    description: 'When and why a case was reopened after a decision.',
  });

export type Reopened = DeepReadonly<z.output<typeof reopenedSchema>>;
