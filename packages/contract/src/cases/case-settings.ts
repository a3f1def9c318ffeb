import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { coded, countrySchema, instantOrNull, personId, shortText } from '../basics/primitives.ts';
import { groupSchema } from '../customers/customers.ts';
import { VERDICTS } from '../decisions/reason-table.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const PERSON = 'usr_7Gk2mNp8qRs1T4fG';
const MAX_QUEUES = 50;
const MAX_VALUES = 100;
const MAX_ITEMS = 20;
/** One year. */
const MAX_HOURS = 8_784;

const NAME = /^[a-z0-9][a-z0-9_-]{0,49}$/;
const badName = coded('invalid_format', 'Lowercase letters, digits, - and _; at most 50.');

export const queueNameSchema = z
  .string()
  .regex(NAME, badName)
  .meta({ description: 'Name of a queue.', examples: ['wires'] });

export const checklistItemIdSchema = z
  .string()
  .regex(NAME, badName)
  .meta({ description: 'Id of an item of a checklist.', examples: ['freeze'] });

const queueMembers = {
  name: queueNameSchema,
  groups: z
    .array(groupSchema)
    .max(MAX_VALUES)
    .meta({ description: 'Only customers of these groups; empty: of any.', examples: [['private']] }),
  lists: z
    .array(z.string().regex(/^[a-z0-9_]{1,50}$/, coded('invalid_format', 'An id of a list.')))
    .max(MAX_VALUES)
    .meta({ description: 'Only with a listing of one of these lists; empty: of any.', examples: [['un_sc']] }),
  countries: z
    .array(countrySchema)
    .max(MAX_VALUES)
    .meta({ description: 'Only customers with one of these countries; empty: with any.', examples: [['DE']] }),
  priority: z
    .enum(['high', 'review'])
    .nullable()
    .meta({ description: 'Only of this priority; null: of any.', examples: ['high'] }),
  members: z
    .array(personId)
    .max(MAX_VALUES)
    .meta({ description: 'Who gets its cases by POST /cases/next; empty: everybody.', examples: [[PERSON]] }),
  dueHours: z
    .int()
    .min(1)
    .max(MAX_HOURS)
    .nullable()
    .meta({
      description: 'Hours in which a case is to be decided, weekends included; null: no limit.',
      examples: [24],
    }),
  escalateTo: personId.nullable().meta({
    description:
      'Who gets a case that is not decided in time: this person, otherwise their deputy, otherwise unassigned. null: it stays with its current assignee.',
    examples: [PERSON],
  }),
};

const queueSchema = z.object(queueMembers).meta({ id: 'CaseQueue', description: 'Cases for which all of this holds.' });

const { name, groups, lists, countries, priority, members, dueHours, escalateTo } = queueMembers;
const queueInputSchema = z
  .strictObject({
    name,
    groups: groups.default([]),
    lists: lists.default([]),
    countries: countries.default([]),
    priority: priority.default(null),
    members: members.default([]),
    dueHours: dueHours.default(null),
    escalateTo: escalateTo.default(null),
  })
  .meta({
    id: 'SaveCaseQueue',
    description: 'Cases for which all of this holds.',
    examples: [{ name: 'private-clients', groups: ['private'], dueHours: 24, escalateTo: PERSON }],
  });

export type CaseQueue = DeepReadonly<z.output<typeof queueSchema>>;

const checklist = z
  .array(
    z
      .strictObject({
        id: checklistItemIdSchema,
        text: shortText(300).meta({ description: 'What is to be done.', examples: ['Freeze the account.'] }),
      })
      .meta({ id: 'ChecklistItem', description: 'Something to be done.' }),
  )
  .max(MAX_ITEMS)
  .meta({ description: 'In this order.', examples: [[{ id: 'freeze', text: 'Freeze the account.' }]] });

const checklistsSchema = z
  .object({ true_match: checklist, false_positive: checklist, undecided: checklist })
  .meta({ id: 'CaseChecklists', description: 'Steps to do once a case has this verdict.' });

const checklistsInputSchema = z
  .strictObject({
    true_match: checklist.default([]),
    false_positive: checklist.default([]),
    undecided: checklist.default([]),
  })
  .meta({
    id: 'SaveCaseChecklists',
    description: 'Steps to do once a case has this verdict. Each id occurs once.',
    examples: [{ true_match: [{ id: 'freeze', text: 'Freeze the account.' }], false_positive: [], undecided: [] }],
  });

export type CaseChecklists = DeepReadonly<z.output<typeof checklistsSchema>>;

const FIRST = { description: 'A case is in the first queue that matches it.', examples: [[]] };
const version = z
  .int()
  .min(0)
  .meta({ description: 'Grows with each change; 0 ships.', examples: [3] });

/** Response of `GET` and `PUT /case-settings`. */
export const caseSettingsSchema = z
  .object({
    version,
    queues: z.array(queueSchema).meta(FIRST),
    checklists: checklistsSchema,
    savedAt: instantOrNull('When they were saved; null for the built-in settings.'),
    savedBy: actorSchema.nullable().meta({ description: 'Who saved them.', examples: [null] }),
  })
  .meta({ id: 'CaseSettings', description: 'Queues of cases, and checklists.' });

export type CaseSettings = DeepReadonly<z.output<typeof caseSettingsSchema>>;

const repeated = (path: (string | number)[]) => {
  const { error: message, params } = coded('not_one_of', 'This occurs twice.');
  return { code: 'custom' as const, path, message, params };
};

function refuseRepeated(values: readonly string[], refuse: (at: number) => void): void {
  for (const [at, value] of values.entries()) if (values.indexOf(value) !== at) refuse(at);
}

/** Request body of `PUT /case-settings`. */
export const saveCaseSettingsRequestSchema = z
  .strictObject({
    version: version.meta({ description: 'The version that you changed.' }),
    queues: z.array(queueInputSchema).max(MAX_QUEUES).meta(FIRST),
    checklists: checklistsInputSchema,
  })
  .superRefine(({ queues: named, checklists }, context) => {
    refuseRepeated(
      named.map(({ name }) => name),
      (at) => context.addIssue(repeated(['queues', at, 'name'])),
    );
    const items = VERDICTS.flatMap((verdict) => checklists[verdict].map(({ id }, at) => ({ id, at, verdict })));
    refuseRepeated(
      items.map(({ id }) => id),
      (index) => {
        const item = items[index];
        if (item !== undefined) context.addIssue(repeated(['checklists', item.verdict, item.at, 'id']));
      },
    );
  })
  .meta({
    id: 'SaveCaseSettingsRequest',
    description: 'The complete new queues and checklists.',
    examples: [
      {
        version: 0,
        queues: [{ name: 'private-clients', groups: ['private'], dueHours: 24 }],
        checklists: { true_match: [{ id: 'freeze', text: 'Freeze the account.' }] },
      },
    ],
  });

export type SaveCaseSettingsRequest = DeepReadonly<z.output<typeof saveCaseSettingsRequestSchema>>;
