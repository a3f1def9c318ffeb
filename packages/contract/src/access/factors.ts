import { z } from 'zod';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';

/** Methods for the second step of a log-in. */
export const SECOND_STEP_METHODS = ['totp', 'passkey', 'recovery_code'] as const;

/** The user's own password, requested again. */
export const ownPasswordSchema = z
  .string()
  .min(1)
  .max(1_000)
  .meta({ description: 'The password as it is.', examples: ['seven quiet lanterns'] });

const code = (description: string, example: string) => shortText(40).meta({ description, examples: [example] });

const anyCode = code('A code of the authenticator app, or a recovery code.', '492039');

/** Response of `POST /session` with status 202. */
export const secondStepSchema = z
  .object({
    methods: z
      .array(z.enum(SECOND_STEP_METHODS))
      .meta({ description: 'Available methods for the second step.', examples: [['totp', 'recovery_code']] }),
    expiresAt: instant('Deadline for the second step.'),
  })
  .meta({ id: 'SecondStep', description: 'The password was right; a second factor is required.' });

export type SecondStep = DeepReadonly<z.output<typeof secondStepSchema>>;

/** Request body of `POST /session/second-step`. */
export const secondStepRequestSchema = z.strictObject({ code: anyCode }).meta({
  id: 'SecondStepRequest',
  description: 'The second step of a log-in, by code.',
  examples: [{ code: '492039' }],
});

export type SecondStepRequest = DeepReadonly<z.output<typeof secondStepRequestSchema>>;

/** Request body for changes to factors. */
export const provePasswordRequestSchema = z.strictObject({ password: ownPasswordSchema }).meta({
  id: 'ProvePasswordRequest',
  description: 'The caller confirms their identity again.',
  examples: [{ password: 'seven quiet lanterns' }],
});

export type ProvePasswordRequest = DeepReadonly<z.output<typeof provePasswordRequestSchema>>;

/** Request body of `POST /session/factors/totp/confirm`. */
export const confirmTotpRequestSchema = z
  .strictObject({ code: code('A code of the authenticator app.', '492039') })
  .meta({
    id: 'ConfirmTotpRequest',
    description: 'Proof that the app has the secret.',
    examples: [{ code: '492039' }],
  });

export type ConfirmTotpRequest = DeepReadonly<z.output<typeof confirmTotpRequestSchema>>;

/** Request body of `POST /session/factors/totp/remove`. */
export const removeTotpRequestSchema = z.strictObject({ password: ownPasswordSchema, code: anyCode }).meta({
  id: 'RemoveTotpRequest',
  description: 'The user confirms both factors to remove the authenticator app.',
  examples: [{ password: 'seven quiet lanterns', code: '492039' }],
});

export type RemoveTotpRequest = DeepReadonly<z.output<typeof removeTotpRequestSchema>>;

/** Response of `POST /session/factors/totp`. */
export const startedTotpSchema = z
  .object({
    secret: z.string().meta({
      description: 'The secret in base 32, to be typed into an app.',
      examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
    uri: z.string().meta({
      description: 'The same as an address, for a QR code.',
      examples: ['otpauth://totp/Namesake:ada?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
    }),
  })
  .meta({ id: 'StartedTotp', description: 'An authenticator app to be confirmed within 15 minutes.' });

export type StartedTotp = DeepReadonly<z.output<typeof startedTotpSchema>>;

const recoveryCodes = z.array(z.string());

/** Response of `POST /session/factors/recovery-codes`. */
export const recoveryCodesSchema = z
  .object({
    recoveryCodes: recoveryCodes.meta({
      description: 'Each works once in place of a second factor; shown only once.',
      examples: [['k3yp-7wqd-m2xv']],
    }),
  })
  .meta({ id: 'RecoveryCodes', description: 'New recovery codes; earlier ones stop working.' });

export type RecoveryCodes = DeepReadonly<z.output<typeof recoveryCodesSchema>>;

/** Response of endpoints that enrol a factor. */
export const enrolledSchema = z
  .object({
    recoveryCodes: recoveryCodes.nullable().meta({
      description:
        'Recovery codes, shown only once, if it is the first factor; otherwise null: existing codes still work.',
      examples: [['k3yp-7wqd-m2xv']],
    }),
  })
  .meta({ id: 'EnrolledFactor', description: 'A second factor that log-ins now require.' });

export type EnrolledFactor = DeepReadonly<z.output<typeof enrolledSchema>>;

/** A passkey without its key. */
export const passkeySchema = z
  .object({
    id: z.string().meta({ description: 'Id of the passkey; not secret.', examples: ['pky_01j8z6m3q4'] }),
    name: z.string().meta({ description: 'Name given by its user.', examples: ['Office laptop'] }),
    site: z.string().meta({ description: 'Host name that it works at.', examples: ['screening.example.com'] }),
    createdAt: instant('When it was added.'),
    lastUsedAt: instantOrNull('When it last logged in; null if never.'),
  })
  .meta({ id: 'Passkey', description: 'A passkey of the current user.' });

export type PasskeyInfo = DeepReadonly<z.output<typeof passkeySchema>>;

/** Response of `GET /session/factors`. */
export const ownFactorsSchema = z
  .object({
    required: z.boolean().meta({ description: 'Whether the user must have a second factor.', examples: [false] }),
    totp: z
      .object({
        createdAt: instant('When it was confirmed.'),
        lastUsedAt: instantOrNull('When a code of it was last used.'),
      })
      .nullable()
      .meta({ description: 'The authenticator app, or null.', examples: [null] }),
    passkeys: z.array(passkeySchema).meta({ description: 'The passkeys, oldest first.', examples: [[]] }),
    recoveryCodesLeft: z.int().meta({ description: 'Number of unused recovery codes.', examples: [10] }),
  })
  .meta({ id: 'OwnFactors', description: 'The second factors of the current user.' });

export type OwnFactors = DeepReadonly<z.output<typeof ownFactorsSchema>>;
