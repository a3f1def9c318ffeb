import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { nextCursor } from '../basics/page.ts';
import { hash, hashOrNull, instant, instantOrNull } from '../basics/primitives.ts';
import { CUSTOMER_STATUSES, groupSchema } from '../customers/customers.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { policyNameSchema } from '../search/search-request.ts';

const ID = 'run_7Gk2mNp8qRs1T4fG';

/** Whether a run screens everybody, whom changes of the lists can touch, or everybody without storing anything. */
export const RUN_KINDS = ['full', 'delta', 'preview'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** What becomes of a run. */
export const RUN_STATES = ['running', 'done', 'incomplete', 'superseded'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a run began. */
export const RUN_REASONS = ['first', 'lists', 'rules', 'schedule', 'completed', 'request'] as const;
export type RunReason = (typeof RUN_REASONS)[number];

/** Of the rules of a run, what can change. */
export const RULE_CHANGES = ['engine', 'model', 'policy', 'groups', 'parties', 'held', 'rules'] as const;
export type RuleChangeKind = (typeof RULE_CHANGES)[number];

/** Path of what is about one run. */
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
  .meta({ id: 'PreviewedMove', description: 'How many customers of one status another policy would give which.' });

/** How many customers a run found to be what. */
export const runCountsSchema = z
  .object({
    customers: count('Customers that the run has dealt with.', 1_200),
    compared: count('Those of them who were screened in full; of a delta run, whom the change could touch.', 14),
    clear: count('Clear after it.', 1_190),
    alert: count('With an alert after it.', 6),
    decided: count('Decided after it.', 3),
    notScreened: count('Who could not be screened, or not in full.', 1),
    because: z.record(z.string(), z.int()).meta({
      description: 'Those of them by why: an outcome, the code of an error, or lists_incomplete.',
      examples: [{ incomplete: 1 }],
    }),
    recorded: count('Screenings that were recorded, because they say something else than before.', 2),
    changed: count('Whose status changed; of a preview, would change. Who waits to be screened has none yet.', 2),
    alerted: count('About whom an alert was raised; of a preview, would be.', 1),
    examples: z
      .array(exampleSchema)
      .meta({ description: 'Of a preview: customers whose status would change, 100 at most.', examples: [[]] }),
    moves: z.array(moveSchema).meta({
      description: 'Of a preview: everybody by the status now and the one under the other policy.',
      examples: [[]],
    }),
    missed: count('Differences that no run before it found although nothing had changed: each is an alarm.'),
  })
  .meta({
    id: 'RunCounts',
    description: 'How many customers a run found to be what: of the groups that the caller may see.',
  });

export type RunCounts = DeepReadonly<z.output<typeof runCountsSchema>>;

const runListSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the list.', examples: ['un_sc'] }),
    version: z.string().meta({ description: 'Version, as the publisher calls it.', examples: ['2026-03-01'] }),
    fileHash: hash('SHA-256 of the file.'),
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
      description: 'In the run before: the version or hash; of groups, parties, held and rules, how many there were.',
      examples: ['0.11.0'],
    }),
    to: z.string().meta({ description: 'In this run.', examples: ['0.12.0'] }),
  })
  .meta({ id: 'RuleChange', description: 'What of the rules changed between two runs.' });

export type RuleChange = DeepReadonly<z.output<typeof ruleChangeSchema>>;

/** One run over the book of customers. */
export const runSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the run.', examples: [ID] }),
    kind: z.enum(RUN_KINDS).meta({
      description:
        'full: everybody is screened, or of a scheduled one everybody of its groups. delta: whom a change of the lists can touch. preview: everybody under another policy; nothing is recorded or changed.',
      examples: ['full'],
    }),
    why: z.enum(RUN_REASONS).meta({
      description:
        'first: there was none before. lists: they changed. rules: engine, policy, groups, joined parties or held removals changed; changes says which. schedule: it was due by the rhythm of the groups. completed: lists are complete again. request: somebody asked for it.',
      examples: ['schedule'],
    }),
    state: z.enum(RUN_STATES).meta({
      description:
        'done: everybody of the book was dealt with, in complete lists. incomplete: a required list was missing or too old. superseded: lists or rules changed meanwhile, and another run began.',
      examples: ['done'],
    }),
    createdBy: actorSchema.meta({ description: 'Who asked for it; the service by itself.' }),
    startedAt: instant('When it began.'),
    endedAt: instantOrNull('When it ended.'),
    policy: z
      .string()
      .nullable()
      .meta({ description: 'Of a preview: the policy that everybody is screened under; else null.', examples: [null] }),
    dueAt: instantOrNull('Of a scheduled one: when it was due.'),
    groups: z
      .array(groupSchema)
      .nullable()
      .meta({
        description:
          'Of a scheduled one: the groups that were due by their rhythm, of those that the caller may see; null: everybody.',
        examples: [null],
      }),
    bookCount: count(
      'Customers under watch whom it is over, when it began; only those whom the caller may see.',
      1_200,
    ),
    counts: runCountsSchema,
    lists: z.array(runListSchema).meta({ description: 'What was searched.', examples: [[]] }),
    engineVersion: z.string().meta({ description: 'Version of the engine.', examples: ['0.12.0'] }),
    modelHash: hash('Hash of its model.'),
    policyHash: hash('Hash of the default policy.'),
    changes: z.array(ruleChangeSchema).meta({
      description: 'What of the rules is another than in the run before; lists say for themselves.',
      examples: [[]],
    }),
    root: hashOrNull(
      'Of a full run that ended: root of the tree over its customers (RFC 6962), which the audit log has, too.',
    ),
  })
  .meta({ id: 'Run', description: 'One run over all customers under watch.' });

export type RunView = DeepReadonly<z.output<typeof runSchema>>;

/** Answer of `GET /runs`. */
export const runPageSchema = z
  .object({ items: z.array(runSchema).meta({ description: 'The newest first.', examples: [[]] }), nextCursor })
  .meta({ id: 'RunPage', description: 'A page of runs.' });

export type RunPage = DeepReadonly<z.output<typeof runPageSchema>>;

/** Answer of `GET /watch`. */
export const watchSchema = z
  .object({
    isCurrent: z.boolean().meta({
      description: 'Whether everybody under watch was screened against the lists and rules of now.',
      examples: [true],
    }),
    text: z.string().meta({
      description: 'The same as one sentence, with why not.',
      examples: ['Everyone under watch is screened against the current lists.'],
    }),
    customerCount: count('Customers under watch.', 1_200),
    dueCount: count('Those of them who wait to be screened.'),
    running: runSchema.nullable().meta({ description: 'The run that is under way.', examples: [null] }),
    latest: runSchema.nullable().meta({ description: 'The run that ended last.', examples: [null] }),
    latestFull: runSchema.nullable().meta({ description: 'The full run that ended last.', examples: [null] }),
  })
  .meta({ id: 'Watch', description: 'The state of the watch.' });

export type WatchView = DeepReadonly<z.output<typeof watchSchema>>;

/** Path of what a run says of a customer. */
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
      .meta({ description: 'Hashes that lead to the root, the lowest first, in hexadecimal.', examples: [[]] }),
  })
  .meta({ id: 'TreePlace', description: 'A place in a tree of hashes (RFC 6962).' });

/** Answer of `GET /runs/{id}/customers/{customerId}`. */
export const runProofSchema = z
  .object({
    run: runSchema,
    status: z
      .enum(CUSTOMER_STATUSES)
      .meta({ description: 'What the customer was after the run.', examples: ['clear'] }),
    leaf: z.string().meta({
      description:
        'What the run recorded: 31 bytes of the keyed hash of the reference and one of the status, in hexadecimal.',
      examples: ['00'.repeat(32)],
    }),
    inPart: placeSchema.meta({ description: 'The leaf in its part of the run.' }),
    inRun: placeSchema.meta({ description: 'The root of that part among those of all parts.' }),
  })
  .meta({ id: 'RunProof', description: 'That a customer was in a run, with proof (RFC 6962).' });

export type RunProof = DeepReadonly<z.output<typeof runProofSchema>>;

/** Body of `POST /runs/preview`. */
export const previewRunRequestSchema = z.strictObject({ policy: policyNameSchema }).meta({
  id: 'PreviewRunRequest',
  description: 'The policy that customers would be screened under.',
  examples: [{ policy: 'strict' }],
});

export type PreviewRunRequest = DeepReadonly<z.output<typeof previewRunRequestSchema>>;
