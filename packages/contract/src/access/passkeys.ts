import { z } from 'zod';
import { shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ownPasswordSchema } from './factors.ts';

/** Bytes in base64url without padding. */
const bytes = (most: number, description: string, example = 'q2Jx0a3C') =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)
    .meta({ description, examples: [example] });

const credentialId = bytes(1_400, 'Id of the credential.');
const clientDataJSON = bytes(8_000, 'What the browser says about the ceremony.', 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0');
const transports = z
  .array(z.string().regex(/^[a-z-]{1,20}$/))
  .max(10)
  .meta({ description: 'How the authenticator is reached.', examples: [['internal']] });

const descriptor = z
  .object({
    id: credentialId,
    type: z.literal('public-key').meta({ description: 'Always public-key.', examples: ['public-key'] }),
    transports,
  })
  .meta({ id: 'PasskeyDescriptor', description: 'A passkey that exists.' });

const common = {
  challenge: bytes(200, 'To be signed; works once, for five minutes.'),
  timeout: z.int().meta({ description: 'Milliseconds that the browser waits.', examples: [300_000] }),
};

const preference = (what: string) =>
  z.enum(['discouraged', 'preferred', 'required']).meta({ description: what, examples: ['preferred'] });

/** Response of `POST /session/factors/passkeys/start`: options of `navigator.credentials.create`, as JSON. */
export const passkeyCreationSchema = z
  .object({
    ...common,
    rp: z
      .object({
        id: z.string().meta({ description: 'Host name that the passkey works at.', examples: ['localhost'] }),
        name: z.string().meta({ description: 'Name of the service.', examples: ['Namesake'] }),
      })
      .meta({ description: 'User of the passkey.', examples: [{ id: 'localhost', name: 'Namesake' }] }),
    user: z
      .object({
        id: bytes(200, 'Id of the user.'),
        name: z.string().meta({ description: 'User name.', examples: ['ada'] }),
        displayName: z.string().meta({ description: 'User name.', examples: ['ada'] }),
      })
      .meta({ description: 'User of the passkey.', examples: [{ id: 'dXNyXzE', name: 'ada', displayName: 'ada' }] }),
    pubKeyCredParams: z
      .array(
        z.object({
          type: z.literal('public-key').meta({ description: 'Always public-key.', examples: ['public-key'] }),
          alg: z.int().meta({ description: 'COSE algorithm.', examples: [-7] }),
        }),
      )
      .meta({ description: 'Algorithms, the preferred first.', examples: [[{ type: 'public-key', alg: -7 }]] }),
    excludeCredentials: z.array(descriptor).meta({ description: 'Passkeys that the user has.', examples: [[]] }),
    authenticatorSelection: z
      .object({
        residentKey: preference('Whether the authenticator finds it by itself.'),
        userVerification: preference('Whether the authenticator asks who uses it.'),
      })
      .meta({
        description: 'What the authenticator should do.',
        examples: [{ residentKey: 'preferred', userVerification: 'preferred' }],
      }),
    attestation: z
      .literal('none')
      .meta({ description: 'The make of the authenticator is not requested.', examples: ['none'] }),
  })
  .meta({ id: 'PasskeyCreation', description: 'Options for the browser to create a passkey.' });

export type PasskeyCreation = DeepReadonly<z.output<typeof passkeyCreationSchema>>;

/** Response of `POST /session/passkey/start`: options of `navigator.credentials.get`, as JSON. */
export const passkeyUseSchema = z
  .object({
    ...common,
    rpId: z.string().meta({ description: 'Host name that the passkeys work at.', examples: ['localhost'] }),
    allowCredentials: z
      .array(descriptor)
      .meta({ description: 'Passkeys that are accepted; empty for any of this site.', examples: [[]] }),
    userVerification: preference('Whether the authenticator asks who uses it.'),
  })
  .meta({ id: 'PasskeyUse', description: 'Options for the browser to use a passkey.' });

export type PasskeyUse = DeepReadonly<z.output<typeof passkeyUseSchema>>;

const secondStep = z.boolean().meta({
  description: 'True as the second step after the password, false as the only step of a log-in.',
  examples: [false],
});

/** Request body of `POST /session/passkey/start`. */
export const passkeyOptionsRequestSchema = z.strictObject({ secondStep }).meta({
  id: 'PasskeyOptionsRequest',
  description: 'What a passkey is to be used for.',
  examples: [{ secondStep: false }],
});

export type PasskeyOptionsRequest = DeepReadonly<z.output<typeof passkeyOptionsRequestSchema>>;

/** Request body of `POST /session/passkey`. */
export const passkeyLoginRequestSchema = z
  .strictObject({
    secondStep,
    passkey: z
      .strictObject({
        id: credentialId,
        clientDataJSON,
        authenticatorData: bytes(4_000, 'What the authenticator says about itself.'),
        signature: bytes(8_000, 'Signature of both.'),
        userHandle: bytes(200, 'Id of the user, if the authenticator keeps it.').optional(),
      })
      .meta({
        description: 'Answer of the authenticator.',
        examples: [{ id: 'q2Jx', clientDataJSON: 'eyJ9', authenticatorData: 'SZYN', signature: 'MEUC' }],
      }),
  })
  .meta({
    id: 'PasskeyLoginRequest',
    description: 'A log-in by passkey.',
    examples: [
      {
        secondStep: false,
        passkey: { id: 'q2Jx', clientDataJSON: 'eyJ9', authenticatorData: 'SZYN', signature: 'MEUC' },
      },
    ],
  });

export type PasskeyLoginRequest = DeepReadonly<z.output<typeof passkeyLoginRequestSchema>>;

/** Request body of `POST /session/factors/passkeys`. */
export const addPasskeyRequestSchema = z
  .strictObject({
    name: shortText(60).meta({ description: 'Name given by its user.', examples: ['Office laptop'] }),
    passkey: z
      .strictObject({
        id: credentialId,
        clientDataJSON,
        attestationObject: bytes(60_000, 'The public key, as the authenticator reports it.'),
        transports,
      })
      .meta({
        description: 'Answer of the authenticator.',
        examples: [{ id: 'q2Jx', clientDataJSON: 'eyJ9', attestationObject: 'o2Nm', transports: ['internal'] }],
      }),
  })
  .meta({
    id: 'AddPasskeyRequest',
    description: 'A new passkey.',
    examples: [
      {
        name: 'Office laptop',
        passkey: { id: 'q2Jx', clientDataJSON: 'eyJ9', attestationObject: 'o2Nm', transports: ['internal'] },
      },
    ],
  });

export type AddPasskeyRequest = DeepReadonly<z.output<typeof addPasskeyRequestSchema>>;

/** Request body of `POST /session/factors/passkeys/{id}/remove`. */
export const removePasskeyRequestSchema = z.strictObject({ password: ownPasswordSchema }).meta({
  id: 'RemovePasskeyRequest',
  description: 'The user confirms the password to remove a passkey.',
  examples: [{ password: 'seven quiet lanterns' }],
});

/** Path parameters of `POST /session/factors/passkeys/{id}/remove`. */
export const passkeyParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'Id of the passkey.', examples: ['pky_01j8z6m3q4'] }),
});
