import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { nextCursor } from '../basics/page.ts';
import { hash, hashOrNull, instant, instantOrNull } from '../basics/primitives.ts';
import { CUSTOMER_STATUSES, groupSchema } from '../customers/customers.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { policyNameSchema } from '../search/search-request.ts';

const ID = 'run_7Gk2mNp8qRs1T4fG';

/** What a run screens: everybody, only those whom list changes may affect, or everybody without storing results. */
export const RUN_KINDS = ['full', 'delta', 'preview'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** States of a run. */
export const RUN_STATES = ['running', 'done', 'incomplete', 'superseded'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a run started. */
export const RUN_REASONS = ['first', 'lists', 'rules', 'schedule', 'completed', 'request'] as const;
export type RunReason = (typeof RUN_REASONS)[number];

/** Kinds of rule changes between two runs. */
export const RULE_CHANGES = ['engine', 'model', 'policy', 'groups', 'parties', 'held', 'rules'] as const;
export type RuleChangeKind = (typeof RULE_CHANGES)[number];

/** Path parameters of endpoints for one run. */
export const runParamsSchema = z.strictObject({
  id: z.string().meta({ description: 'Id of the run.', examples: [ID] }),
});

const count = (description: string, example = 0) => z.int().meta({ description, examples: [example] });

const exampleSchema = z
  .object({
    customerId: customerIdSchema,
    from: z.enum(CUSTOMER_STATUSES).meta({ description: 'Its status now.', examples: ['clear'] }),
    to: z.enum(CUSTOMER_STATUSES).meta({ description: 'Its status under the other policy.', examples: ['alert'] }),
  })
  .meta({ id: 'PreviewedCustomer', description: 'A customer whose status another policy would change.' });

const moveSchema = z
  .object({
    from: z.enum(CUSTOMER_STATUSES).meta({ description: 'The status now.', examples: ['clear'] }),
    to: z.enum(CUSTOMER_STATUSES).meta({ description: 'The status under the other policy.', examples: ['alert'] }),
    count: count('How many customers.', 14),
  })
  .meta({
    id: 'PreviewedMove',
    description: 'Number of customers that another policy would move from one status to another.',
  });

/** Numbers of customers in a run, by result. */
export const runCountsSchema = z
  .object({
    customers: count('Customers that the run has processed.', 1_200),
    compared: count('Customers screened in full; in a delta run, those whom the change could affect.', 14),
    clear: count('Clear after it.', 1_190),
    alert: count('With an alert after it.', 6),
    decided: count('Decided after it.', 3),
    notScreened: count('Customers that could not be screened, or not in full.', 1),
    because: z.record(z.string(), z.int()).meta({
      description: 'Those by reason: an outcome, the code of an error, or lists_incomplete.',
      examples: [{ incomplete: 1 }],
    }),
    recorded: count('Screenings that were recorded because they differ from the previous record.', 2),
    changed: count(
      'Customers whose status changed; in a preview, would change. Waiting customers have no status yet.',
      2,
    ),
    alerted: count('Customers with a new alert; in a preview, those who would have one.', 1),
    examples: z
      .array(exampleSchema)
      .meta({ description: 'For a preview: customers whose status would change, at most 100.', examples: [[]] }),
    moves: z.array(moveSchema).meta({
      description: 'For a preview: all customers by current status and status under the other policy.',
      examples: [[]],
    }),
    missed: count('Differences that no earlier run found although nothing had changed: each is an alarm.'),
  })
  .meta({
    id: 'RunCounts',
    description: 'Number of customers in each status after a run, in the groups that the caller may see.',
  });

export type RunCounts = DeepReadonly<z.output<typeof runCountsSchema>>;

const runListSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the list.', examples: ['un_sc'] }),
    version: z.string().meta({ description: 'Version, as the publisher calls it.', examples: ['2026-03-01'] }),
    fileHash: hash('SHA-256 of the file.'),
    declaredCurrent: z
      .boolean()
      .nullable()
      .meta({
        description:
          'Whether only the operator declared its file current when the run began, whatever its age; null in runs of earlier versions.',
        examples: [false],
      }),
  })
  .meta({ id: 'RunList', description: 'A list that a run searched.' });

const ruleChangeSchema = z
  .object({
    what: z.enum(RULE_CHANGES).meta({
      description:
        'engine, model: an upgrade. policy: the default one. groups: the policies of groups. parties: joined and split listings. held: held removals. rules: those in force.',
      examples: ['engine'],
    }),
    from: z.string().meta({
      description: 'In the previous run: the version or hash; for groups, parties, held and rules, the number of them.',
      examples: ['0.11.0'],
    }),
    to: z.string().meta({ description: 'In this run.', examples: ['0.12.0'] }),
  })
  .meta({ id: 'RuleChange', description: 'Rule changes between two runs.' });

export type RuleChange = DeepReadonly<z.output<typeof ruleChangeSchema>>;

/** One run over all customers. */
export const runSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the run.', examples: [ID] }),
    kind: z.enum(RUN_KINDS).meta({
      description:
        'full: all customers; in a scheduled run, all customers of its groups. delta: customers whom a change of the lists can affect. preview: all customers under another policy; nothing is recorded or changed.',
      examples: ['full'],
    }),
    why: z.enum(RUN_REASONS).meta({
      description:
        'first: there was none before. lists: they changed. rules: engine, policy, groups, joined parties or held removals changed; changes says which. schedule: it was due on the schedule of the groups. completed: lists are complete again. request: it was requested.',
      examples: ['schedule'],
    }),
    state: z.enum(RUN_STATES).meta({
      description:
        'done: all customers of the book were processed, in complete lists; lists says which of them only the operator declared current. incomplete: a required list was missing or too old. superseded: lists or rules changed meanwhile, and another run began.',
      examples: ['done'],
    }),
    createdBy: actorSchema.meta({ description: 'Who requested it: a user, a token or the service.' }),
    startedAt: instant('When it began.'),
    endedAt: instantOrNull('When it ended.'),
    policy: z
      .string()
      .nullable()
      .meta({
        description: 'For a preview: the policy under which all customers are screened; otherwise null.',
        examples: [null],
      }),
    dueAt: instantOrNull('For a scheduled run: when it was due.'),
    groups: z
      .array(groupSchema)
      .nullable()
      .meta({
        description:
          'For a scheduled run: the groups that were due, of those that the caller may see; null: all customers.',
        examples: [null],
      }),
    bookCount: count('Customers under watch that it covered when it began; only those whom the caller may see.', 1_200),
    counts: runCountsSchema,
    lists: z.array(runListSchema).meta({ description: 'What was searched.', examples: [[]] }),
    engineVersion: z.string().meta({ description: 'Version of the engine.', examples: ['0.12.0'] }),
    modelHash: hash('Hash of its model.'),
    policyHash: hash('Hash of the default policy.'),
    changes: z.array(ruleChangeSchema).meta({
      description: 'Rule changes since the previous run; for list changes, see lists.',
      examples: [[]],
    }),
    root: hashOrNull(
      'For a full run that ended: root of the tree over its customers (RFC 6962), also in the audit log.',
    ),
  })
  .meta({ id: 'Run', description: 'One run over all customers under watch.' });

export type RunView = DeepReadonly<z.output<typeof runSchema>>;

/** Response of `GET /runs`. */
export const runPageSchema = z
  .object({ items: z.array(runSchema).meta({ description: 'The newest first.', examples: [[]] }), nextCursor })
  .meta({ id: 'RunPage', description: 'A page of runs.' });

export type RunPage = DeepReadonly<z.output<typeof runPageSchema>>;

/** Response of `GET /watch`. */
export const watchSchema = z
  .object({
    isCurrent: z.boolean().meta({
      description: 'Whether all customers under watch were screened against the current lists and rules.',
      examples: [true],
    }),
    text: z.string().meta({
      description: 'The same as one sentence, with the reason if not.',
      examples: ['Everyone under watch is screened against the current lists.'],
    }),
    customerCount: count('Customers under watch.', 1_200),
    dueCount: count('Those waiting to be screened.'),
    running: runSchema.nullable().meta({ description: 'The running run.', examples: [null] }),
    latest: runSchema.nullable().meta({ description: 'The run that ended last.', examples: [null] }),
    latestFull: runSchema.nullable().meta({ description: 'The full run that ended last.', examples: [null] }),
  })
  .meta({ id: 'Watch', description: 'The state of the watch.' });

export type WatchView = DeepReadonly<z.output<typeof watchSchema>>;

/** Path parameters of endpoints for one customer in a run. */
export const runCustomerParamsSchema = runParamsSchema.extend({
  customerId: z
    .string()
    .meta({ description: 'Opaque id of the customer.', examples: ['cus_kQ1vX2m8Tq5dY0uB7sHfCzNpW4aE'] }),
});

const placeSchema = z
  .object({
    index: count('Its place, from 0.'),
    count: count('How many there are.', 1),
    path: z
      .array(z.string())
      .meta({ description: 'Hashes that lead to the root, lowest first, in hexadecimal.', examples: [[]] }),
  })
  .meta({ id: 'TreePlace', description: 'A place in a tree of hashes (RFC 6962).' });

/** Response of `GET /runs/{id}/customers/{customerId}`. */
export const runProofSchema = z
  .object({
    run: runSchema,
    status: z
      .enum(CUSTOMER_STATUSES)
      .meta({ description: 'Status of the customer after the run.', examples: ['clear'] }),
    leaf: z.string().meta({
      description:
        'What the run recorded: 31 bytes of the keyed hash of the reference and one of the status, in hexadecimal.',
      examples: ['00'.repeat(32)],
    }),
    inPart: placeSchema.meta({ description: 'The leaf in its part of the run.' }),
    inRun: placeSchema.meta({ description: 'The root of that part among those of all parts.' }),
  })
  .meta({ id: 'RunProof', description: 'Proof that a customer was in a run (RFC 6962).' });

export type RunProof = DeepReadonly<z.output<typeof runProofSchema>>;

/** Request body of `POST /runs/preview`. */
export const previewRunRequestSchema = z.strictObject({ policy: policyNameSchema }).meta({
  id: 'PreviewRunRequest',
  description: 'The policy that customers would be screened under.',
  examples: [{ policy: 'strict' }],
});

export type PreviewRunRequest = DeepReadonly<z.output<typeof previewRunRequestSchema>>;
