import { z } from 'zod';
import { coded, codePointLength, instant, shortText } from '../basics/primitives.ts';
import { scopeSchema } from './scopes.ts';

/** Shortest password, in Unicode code points. */
export const MIN_PASSWORD_LENGTH = 12;

const username = shortText(200).meta({ description: 'User name or e-mail address.', examples: ['admin'] });

const newPassword = z
  .string()
  .refine(
    (text) => codePointLength(text) >= MIN_PASSWORD_LENGTH,
    coded('password_too_short', `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`),
  )
  .refine((text) => codePointLength(text) <= 1_000, coded('too_long', 'At most 1000 characters.'))
  .meta({
    description: `At least ${MIN_PASSWORD_LENGTH} characters; any characters.`,
    examples: ['correct horse battery staple'],
    minLength: MIN_PASSWORD_LENGTH,
    maxLength: 1_000,
  });

/** Answer of `GET /setup`, open to everybody. */
export const setupStatusSchema = z
  .object({
    needed: z
      .boolean()
      .meta({ description: 'Whether the first administrator must still be created.', examples: [false] }),
    demo: z.boolean().meta({ description: 'Whether only the fictional sample list is loaded.', examples: [false] }),
    version: z.string().meta({ description: 'Version of the service.', examples: ['0.1.0'] }),
  })
  .meta({ id: 'SetupStatus', description: 'Whether this installation is set up.' });

/** Body of `POST /setup`. */
export const setupRequestSchema = z
  .strictObject({
    oneTimeToken: shortText(200).meta({ description: 'From the link printed at start.', examples: ['k3Yp…'] }),
    username,
    password: newPassword,
  })
  .meta({
    id: 'SetupRequest',
    description: 'The first administrator.',
    examples: [{ oneTimeToken: 'k3Yp…', username: 'admin', password: 'correct horse battery staple' }],
  });

/** Body of `POST /session`. */
export const loginRequestSchema = z
  .strictObject({
    username,
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

/** Answer of `POST /setup`, `POST /session` and `GET /session`. */
export const sessionSchema = z
  .object({
    user: z
      .object({
        id: z.string().meta({ description: 'Id of the user.', examples: ['usr_01j8z6m3q4'] }),
        username: z.string().meta({ description: 'User name.', examples: ['admin'] }),
      })
      .meta({ description: 'Who is logged in.', examples: [{ id: 'usr_01j8z6m3q4', username: 'admin' }] }),
    scopes: z
      .array(scopeSchema)
      .meta({ description: 'What the user may do.', examples: [['search:write', 'tokens:write']] }),
    csrfToken: z
      .string()
      .meta({ description: 'To be sent as x-csrf-token with every changing request.', examples: ['m9Qe…'] }),
    expiresAt: instant('When the session ends.'),
    version: z.string().meta({ description: 'Version of the service.', examples: ['0.1.0'] }),
  })
  .meta({ id: 'Session', description: 'The logged-in session.' });
