import { z } from 'zod';
import { coded, codePointLength, instant, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { scopeSchema } from './scopes.ts';
import { singleSignOnSchema } from './single-sign-on.ts';
import { loginMethodSchema, roleSchema, usernameSchema } from './users.ts';

/** Shortest password, in Unicode code points. */
export const MIN_PASSWORD_LENGTH = 12;

const newPassword = z
  .string()
  .refine(
    (text) => codePointLength(text) >= MIN_PASSWORD_LENGTH,
    coded('password_too_short', `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`),
  )
  .refine((text) => codePointLength(text) <= 1_000, coded('too_long', 'At most 1000 characters.'))
  .meta({
    description: `At least ${MIN_PASSWORD_LENGTH} characters, any characters; not easy to guess.`,
    examples: ['correct horse battery staple'],
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: 1_000,
  });

/** Response of `GET /setup`, open to everybody. */
export const setupStatusSchema = z
  .object({
    needed: z
      .boolean()
      .meta({ description: 'Whether the first administrator must still be created.', examples: [false] }),
    demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.', examples: [false] }),
    version: z.string().meta({ description: 'Version of the service.', examples: ['1.0.0'] }),
    singleSignOn: singleSignOnSchema,
  })
  .meta({ id: 'SetupStatus', description: 'Whether this installation is set up.' });

export type SetupStatus = DeepReadonly<z.output<typeof setupStatusSchema>>;

/** Request body of `POST /setup`. */
export const setupRequestSchema = z
  .strictObject({
    oneTimeToken: shortText(200).meta({ description: 'From the link printed at start.', examples: ['k3Yp…'] }),
    username: usernameSchema,
    password: newPassword,
  })
  .meta({
    id: 'SetupRequest',
    description: 'The first administrator.',
    examples: [{ oneTimeToken: 'k3Yp…', username: 'admin', password: 'correct horse battery staple' }],
  });

export type SetupRequest = DeepReadonly<z.output<typeof setupRequestSchema>>;

/** Request body of `POST /session`. */
export const loginRequestSchema = z
  .strictObject({
    username: usernameSchema,
    password: z
      .string()
      .min(1)
      .max(1_000)
      .meta({ description: 'The password.', examples: ['correct horse battery staple'] }),
  })
  .meta({
    id: 'LoginRequest',
    description: 'Who logs in.',
    examples: [{ username: 'admin', password: 'correct horse battery staple' }],
  });

export type LoginRequest = DeepReadonly<z.output<typeof loginRequestSchema>>;

/** Response of `POST /setup`, `POST /session`, `POST /session/invitation` and `GET /session`. */
export const sessionSchema = z
  .object({
    user: z
      .object({
        id: z.string().meta({ description: 'Id of the user.', examples: ['usr_01j8z6m3q4'] }),
        username: z.string().meta({ description: 'User name.', examples: ['admin'] }),
      })
      .meta({ description: 'Who is logged in.', examples: [{ id: 'usr_01j8z6m3q4', username: 'admin' }] }),
    logsInBy: loginMethodSchema,
    role: roleSchema,
    scopes: z.array(scopeSchema).meta({
      description: 'What the user may do: the scopes of the role.',
      examples: [['search:write', 'tokens:write']],
    }),
    csrfToken: z
      .string()
      .meta({ description: 'To be sent as x-csrf-token with every changing request.', examples: ['m9Qe…'] }),
    expiresAt: instant('Latest end of the session; it ends earlier after 30 minutes without a request.'),
    mustEnrol: z.boolean().meta({
      description: 'Whether the user must have a second factor and has none: until there is one, there are no scopes.',
      examples: [false],
    }),
    version: z.string().meta({ description: 'Version of the service.', examples: ['1.0.0'] }),
  })
  .meta({ id: 'Session', description: 'The logged-in session.' });

export type Session = DeepReadonly<z.output<typeof sessionSchema>>;

/** Request body of `POST /session/invitation`. */
export const acceptInvitationRequestSchema = z
  .strictObject({
    oneTimeToken: shortText(200).meta({ description: 'From the link of the invitation.', examples: ['k3Yp…'] }),
    password: newPassword,
  })
  .meta({
    id: 'AcceptInvitationRequest',
    description: 'Who accepts an invitation.',
    examples: [{ oneTimeToken: 'k3Yp…', password: 'correct horse battery staple' }],
  });

export type AcceptInvitationRequest = DeepReadonly<z.output<typeof acceptInvitationRequestSchema>>;

/** Request body of `PUT /session/password`. */
export const changePasswordRequestSchema = z
  .strictObject({
    currentPassword: z
      .string()
      .min(1)
      .max(1_000)
      .meta({ description: 'The password as it is.', examples: ['seven quiet lanterns'] }),
    newPassword,
  })
  .meta({
    id: 'ChangePasswordRequest',
    description: 'Another password.',
    examples: [{ currentPassword: 'seven quiet lanterns', newPassword: 'correct horse battery staple' }],
  });

export type ChangePasswordRequest = DeepReadonly<z.output<typeof changePasswordRequestSchema>>;

/** Response of `GET /sessions`. */
export const sessionsResponseSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            id: z.string().meta({ description: 'Id of the session; not secret.', examples: ['ses_01j8z6m3q4'] }),
            startedAt: instant('When the user logged in.'),
            lastSeenAt: instant('When it was last used, to the minute.'),
            expiresAt: instant('When it ends at the latest.'),
            address: z.string().meta({ description: 'Network address of the log-in.', examples: ['203.0.113.7'] }),
            browser: z.string().meta({ description: 'User-Agent of the browser.', examples: ['Mozilla/5.0'] }),
            current: z.boolean().meta({ description: 'Whether it is the session of this request.', examples: [true] }),
          })
          .meta({ id: 'OwnSession', description: 'One session of the current user.' }),
      )
      .meta({ description: 'Active sessions, last used first.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all sessions are returned at once.', examples: [null] }),
  })
  .meta({ id: 'Sessions', description: 'The sessions of the current user.' });

export type SessionsResponse = DeepReadonly<z.output<typeof sessionsResponseSchema>>;

export type OwnSession = SessionsResponse['items'][number];
