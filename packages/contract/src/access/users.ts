import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ROLE_NAMES, ROLES } from './roles.ts';
import { scopeSchema } from './scopes.ts';

/** One role of the closed set. */
export const roleSchema = z
  .enum(ROLE_NAMES)
  .meta({ id: 'Role', description: 'Role of the user, as in GET /roles.', examples: ['analyst'] });

/** Ways in which an account logs in. */
export const loginMethodSchema = z
  .enum(['password', 'single_sign_on'])
  .meta({ description: 'How the account logs in.', examples: ['password'] });

/** How an account logs in. */
export type LoginMethod = z.output<typeof loginMethodSchema>;

/** A log-in name: unique, compared case-insensitively. */
export const usernameSchema = shortText(200).meta({
  description: 'User name or e-mail address.',
  examples: ['admin'],
});

/** Response of `GET /roles`. */
export const rolesResponseSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            role: roleSchema,
            text: z.string().meta({ description: 'What it is for.', examples: [ROLES.analyst.text] }),
            scopes: z
              .array(scopeSchema)
              .meta({ description: 'What it may do.', examples: [[...ROLES.analyst.scopes]] }),
          })
          .meta({ id: 'RoleInfo', description: 'One role.' }),
      )
      .meta({ description: 'Every role.', examples: [[]] }),
    scopes: z
      .array(
        z
          .object({
            scope: scopeSchema,
            text: z.string().meta({ description: 'What it allows.', examples: ['Read the audit log.'] }),
          })
          .meta({ id: 'ScopeInfo', description: 'One scope.' }),
      )
      .meta({ description: 'Every scope.', examples: [[]] }),
  })
  .meta({ id: 'Roles', description: 'The permission table: which role has which scopes.' });

export type RolesResponse = DeepReadonly<z.output<typeof rolesResponseSchema>>;

/** A user account. */
export const userInfoSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the user.', examples: ['usr_01j8z6m3q4'] }),
    name: z.string().meta({ description: 'User name.', examples: ['Ada'] }),
    role: roleSchema,
    logsInBy: loginMethodSchema,
    createdAt: instant('When the account was made.'),
    lastLoginAt: instantOrNull('When the user last logged in; null if never.'),
    disabledAt: instantOrNull('Since when the account is disabled; null while it works.'),
    waitsUntil: instantOrNull('Time until which log-ins are blocked after failed attempts; null if they are not.'),
    factors: z
      .object({
        totp: z.boolean().meta({ description: 'Whether there is an authenticator app.', examples: [true] }),
        passkeyCount: z.int().meta({ description: 'How many passkeys there are.', examples: [1] }),
        recoveryCodeCount: z.int().meta({ description: 'How many recovery codes are left.', examples: [10] }),
      })
      .meta({
        description: 'Second factors of the user.',
        examples: [{ totp: true, passkeyCount: 1, recoveryCodeCount: 10 }],
      }),
  })
  .meta({ id: 'User', description: 'Somebody with an account.' });

export type UserInfo = DeepReadonly<z.output<typeof userInfoSchema>>;

/** An open invitation to create an account. */
export const invitationSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the invitation; not secret.', examples: ['inv_01j8z6m3q4'] }),
    name: z.string().meta({ description: 'User name that it is for.', examples: ['Ben'] }),
    role: roleSchema,
    createdAt: instant('When it was made.'),
    createdBy: actorSchema.meta({ description: 'Who made it.' }),
    expiresAt: instant('When its link stops working.'),
  })
  .meta({ id: 'Invitation', description: 'An invitation that nobody has accepted yet.' });

export type InvitationInfo = DeepReadonly<z.output<typeof invitationSchema>>;

/** Response of `GET /users`. */
export const usersResponseSchema = z
  .object({
    items: z.array(userInfoSchema).meta({ description: 'All users, oldest account first.', examples: [[]] }),
    invitations: z
      .array(invitationSchema)
      .meta({ description: 'Open invitations, newest first, without their links.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all users are returned at once.', examples: [null] }),
  })
  .meta({ id: 'Users', description: 'Who has an account, and who is invited.' });

export type UsersResponse = DeepReadonly<z.output<typeof usersResponseSchema>>;

/** Request body of `POST /invitations`. */
export const inviteRequestSchema = z.strictObject({ name: usernameSchema, role: roleSchema }).meta({
  id: 'InviteRequest',
  description: 'Who is invited.',
  examples: [{ name: 'Ben', role: 'analyst' }],
});

export type InviteRequest = DeepReadonly<z.output<typeof inviteRequestSchema>>;

/** Response of `POST /invitations`: the only time the link is shown. */
export const createdInvitationSchema = z
  .object({
    ...invitationSchema.shape,
    path: z.string().meta({
      description: 'The one-time link, relative to the address of this installation; shown only once.',
      examples: ['/invitation#token=k3Yp…&name=Ben'],
    }),
  })
  .meta({ id: 'CreatedInvitation', description: 'A new invitation with its one-time link.' });

export type CreatedInvitation = DeepReadonly<z.output<typeof createdInvitationSchema>>;

/** Request body of `PUT /users/{id}`. */
export const updateUserRequestSchema = z
  .strictObject({
    role: roleSchema,
    disabled: z.boolean().meta({ description: 'Whether the account is disabled.', examples: [false] }),
  })
  .meta({
    id: 'UpdateUserRequest',
    description: 'New rights of a user.',
    examples: [{ role: 'manager', disabled: false }],
  });

export type UpdateUserRequest = DeepReadonly<z.output<typeof updateUserRequestSchema>>;

const idParam = (description: string, example: string) =>
  z.object({
    id: z
      .string()
      .min(1)
      .max(100)
      .meta({ description, examples: [example] }),
  });

/** Path parameters of `PUT /users/{id}`. */
export const userParamsSchema = idParam('Id of the user.', 'usr_01j8z6m3q4');

/** Path parameters of `DELETE /invitations/{id}`. */
export const invitationParamsSchema = idParam('Id of the invitation.', 'inv_01j8z6m3q4');

/** Path parameters of `DELETE /sessions/{id}`. */
export const sessionParamsSchema = idParam('Id of the session.', 'ses_01j8z6m3q4');
