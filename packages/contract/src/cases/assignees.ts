import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant, instantOrNull, personId } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const PERSON = 'usr_7Gk2mNp8qRs1T4fG';

const onePage = z
  .string()
  .nullable()
  .meta({ description: 'Always null: all are on one page.', examples: [null] });

const assigneeSchema = z
  .object({
    id: personId,
    name: z.string().meta({ description: 'Their user name.', examples: ['ada'] }),
  })
  .meta({ id: 'Assignee', description: 'Somebody who may decide.' });

/** Response of `GET /cases/assignees`. */
export const assigneesSchema = z
  .object({
    items: z
      .array(assigneeSchema)
      .meta({ description: 'Users who may decide, by name, including those who are away.', examples: [[]] }),
    nextCursor: onePage,
  })
  .meta({ id: 'Assignees', description: 'People whom cases can be handed over to.' });

export type Assignees = DeepReadonly<z.output<typeof assigneesSchema>>;

/** An absence of a person. */
const absenceSchema = z
  .object({
    person: actorSchema.meta({ description: 'Who is away.' }),
    until: instant('When the person is back.'),
    deputy: actorSchema.nullable().meta({ description: 'Who gets their cases; null: unassigned.', examples: [null] }),
  })
  .meta({ id: 'Absence', description: 'Somebody who is away, and who works on their cases meanwhile.' });

/** Response of `GET` and `PUT /cases/absences`. */
export const absencesSchema = z
  .object({
    items: z.array(absenceSchema).meta({ description: 'Who is away, by when they are back.', examples: [[]] }),
    nextCursor: onePage,
  })
  .meta({ id: 'Absences', description: 'Who is away.' });

export type Absences = DeepReadonly<z.output<typeof absencesSchema>>;

/** Request body of `PUT /cases/absences`. */
export const setAbsenceRequestSchema = z
  .strictObject({
    person: personId.default('me').meta({
      description: 'Id of a person, or "me". Setting it for others requires policies:write.',
      examples: ['me'],
    }),
    until: instantOrNull('When the person is back.'),
    deputy: personId
      .nullable()
      .default(null)
      .meta({ description: 'Who gets the cases; null: nobody, so that anybody can take them.', examples: [PERSON] }),
  })
  .meta({
    id: 'SetAbsenceRequest',
    description: 'An absence. With until null, the person is back.',
    examples: [{ person: 'me', until: '2026-12-31T08:00:00Z', deputy: PERSON }],
  });

export type SetAbsenceRequest = DeepReadonly<z.output<typeof setAbsenceRequestSchema>>;
