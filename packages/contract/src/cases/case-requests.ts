import { z } from 'zod';
import { shortText } from '../basics/primitives.ts';
import { checkReason, MAX_DECISIONS, WHAT_IS_DECIDED } from '../decisions/decisions.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { checklistItemIdSchema } from './case-settings.ts';
import { caseIdSchema } from './cases.ts';

const ID = 'case_7Gk2mNp8qRs1T4fG';
const LISTING = 'sample:P-001';
const LONGEST_COMMENT = 4_000;
/** Maximum number of cases that one request assigns or decides. */
export const MAX_CASES = 200;

/** Request body of `POST /cases`. */
export const openCasesRequestSchema = z
  .strictObject({
    searchId: shortText(100).meta({
      description: 'A recorded screening with an externalRef.',
      examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'],
    }),
    entityIds: z
      .array(shortText(300))
      .min(1)
      .max(MAX_CASES)
      .optional()
      .meta({ description: 'Results of it to open cases for; absent: all.', examples: [[LISTING]] }),
  })
  .meta({
    id: 'OpenCasesRequest',
    description: 'Results of a screening to open cases for.',
    examples: [{ searchId: 'srch_001KqU4mGxY0u8hT2b9VwZ' }],
  });

export type OpenCasesRequest = DeepReadonly<z.output<typeof openCasesRequestSchema>>;

const caseIds = z
  .array(caseIdSchema)
  .min(1)
  .max(MAX_CASES)
  .meta({ description: 'Ids of cases: all of them, or none.', examples: [[ID]] });

/** Request body of `POST /cases/assign`. */
export const assignCasesRequestSchema = z
  .strictObject({
    cases: caseIds,
    to: shortText(100)
      .nullable()
      .meta({ description: 'Id of a person; "me"; null: unassigned.', examples: ['me'] }),
  })
  .meta({
    id: 'AssignCasesRequest',
    description: 'Who works on cases from now on.',
    examples: [{ cases: [ID], to: 'me' }],
  });

export type AssignCasesRequest = DeepReadonly<z.output<typeof assignCasesRequestSchema>>;

const comment = shortText(LONGEST_COMMENT).meta({
  description: 'Your text. It is erased with the customer, and is not in the audit log.',
  examples: ['Passport requested from the branch.'],
});

/** Request body of `POST /cases/{id}/comments`. */
export const commentRequestSchema = z.strictObject({ text: comment }).meta({
  id: 'CommentRequest',
  description: 'A comment on a case.',
  examples: [{ text: 'Passport requested from the branch.' }],
});

export type CommentRequest = DeepReadonly<z.output<typeof commentRequestSchema>>;

/** Request body of `POST /cases/decide`. */
export const decideCasesRequestSchema = z
  .strictObject({ cases: caseIds, ...WHAT_IS_DECIDED })
  .superRefine(checkReason)
  .meta({
    id: 'DecideCasesRequest',
    description: `One verdict with one reason about every open listing of cases; at most ${MAX_DECISIONS} decisions.`,
    examples: [{ cases: [ID], verdict: 'false_positive', reason: 'different_birth_date' }],
  });

export type DecideCasesRequest = DeepReadonly<z.output<typeof decideCasesRequestSchema>>;

/** Request body of `POST /cases/{id}/checklist`. */
export const checkCaseRequestSchema = z
  .strictObject({
    item: checklistItemIdSchema,
    isDone: z.boolean().meta({ description: 'false: the item is not done after all.', examples: [true] }),
  })
  .meta({
    id: 'CheckCaseRequest',
    description: 'Whether a checklist item of a case is done.',
    examples: [{ item: 'freeze', isDone: true }],
  });

export type CheckCaseRequest = DeepReadonly<z.output<typeof checkCaseRequestSchema>>;
