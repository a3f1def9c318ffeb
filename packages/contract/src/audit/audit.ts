import { z } from 'zod';
import { pageQuerySchema } from '../basics/page.ts';
import { instant, instantOrNull } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

const ACTOR = 'user:usr_01j8z6m3q4';

/** An id without spaces: URLs must not contain names. */
const id = (description: string, example: string) =>
  z
    .string()
    .regex(/^\S{1,300}$/)
    .meta({ description, examples: [example] });

/** A timestamp from a caller, in UTC or with an offset. */
const bound = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .meta({ description, examples: ['2026-03-02T09:15:00.000Z'] })
    .optional();

/** Filter for audit log entries. */
export const auditFilterSchema = z.strictObject({
  from: bound('Only entries from this moment on.'),
  to: bound('Only entries before this moment.'),
  actor: id('Only actions of this actor: user:…, token:…, operator, service or anonymous.', ACTOR).optional(),
  action: z
    .string()
    .max(100)
    .regex(/^[a-z_]+\.[a-z_]*$/)
    .optional()
    .meta({
      description: 'Only this action, such as token.revoked; with a dot at the end, every action with this prefix.',
      examples: ['user.'],
    }),
  target: id('Only actions on this id, such as a search, a token or a user.', 'tok_01j8z6m3q4').optional(),
  requestId: id('Only actions of one request.', 'req_01j8z6m3q4').optional(),
});

/** Query parameters of `GET /audit`. */
export const auditQuerySchema = z.strictObject({ ...auditFilterSchema.shape, ...pageQuerySchema.shape });

/** The actor of an event, by id and optionally name. */
export const actorSchema = z
  .object({
    id: id('The actor, as filters take it.', ACTOR),
    kind: z
      .enum(['user', 'token', 'operator', 'service', 'anonymous'])
      .meta({ description: 'operator: a command on the machine. service: Namesake itself.', examples: ['user'] }),
    name: z
      .string()
      .nullable()
      .meta({
        description: 'Current name of the user or token; null if there is none, or if you may not read it.',
        examples: ['Ada'],
      }),
  })
  .meta({ id: 'Actor', description: 'Who did something.' });

/** One entry of the audit log. */
export const auditEntrySchema = z
  .object({
    at: instant('When.'),
    actor: actorSchema.meta({ description: 'Who.' }),
    action: id('What was done: a code that the guide explains.', 'token.revoked'),
    target: z.string().meta({ description: 'Id of what it was done to; may be empty.', examples: ['tok_01j8z6m3q4'] }),
    targetName: z
      .string()
      .nullable()
      .meta({ description: 'Name of the user or token that it was done to, as for actors.', examples: ['payments'] }),
    detail: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Further details. Never a secret or a screened name.', examples: [{}] }),
    requestId: z.string().meta({
      description: 'The request that did it; empty for commands and screenings.',
      examples: ['req_01j8z6m3q4'],
    }),
    entry: z
      .int()
      .nullable()
      .meta({ description: 'Number in the chain; null for entries recorded before the chain.', examples: [1234] }),
    sealed: z.boolean().meta({
      description: 'Whether a signed segment proves it. A new entry is sealed in a second.',
      examples: [true],
    }),
  })
  .meta({ id: 'AuditEntry', description: 'One thing that was done.' });

/** Response of `GET /audit`. */
export const auditResponseSchema = z
  .object({
    items: z.array(auditEntrySchema).meta({ description: 'Newest first.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({
        description:
          'Send it as cursor to get the next page; null at the end. With a filter that rarely matches, a page may have fewer entries than requested, or none, and still have a cursor.',
        examples: [null],
      }),
    searchedTo: instantOrNull('How far back this page has looked; null at the end.'),
  })
  .meta({ id: 'AuditLog', description: 'A page of the audit log.' });

export type AuditFilter = DeepReadonly<z.output<typeof auditFilterSchema>>;
export type AuditEntry = DeepReadonly<z.output<typeof auditEntrySchema>>;
export type AuditResponse = DeepReadonly<z.output<typeof auditResponseSchema>>;
