import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { addressListSchema } from '../basics/addresses.ts';
import { nextCursor } from '../basics/page.ts';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { DEFAULT_SCOPES } from './scope-catalog.ts';
import { scopeSchema } from './scopes.ts';

/** Default lifetime of a token in days. */
export const DEFAULT_TOKEN_DAYS = 365;

/** Hours for which a rotated token keeps working by default. */
export const DEFAULT_OVERLAP_HOURS = 24;

const EXAMPLE_ADDRESSES = ['203.0.113.7', '10.20.0.0/16', '2001:db8::/48'];

/** Request body of `POST /tokens`. */
export const createTokenRequestSchema = z
  .strictObject({
    name: shortText(100).meta({ description: 'What the token is for.', examples: ['Payment system'] }),
    scopes: z
      .array(scopeSchema)
      .min(1)
      .max(50)
      .optional()
      .meta({
        description: 'Its scopes; never more than your own.',
        examples: [[...DEFAULT_SCOPES]],
        default: [...DEFAULT_SCOPES],
      }),
    expiresInDays: z
      .int()
      .min(1)
      .max(3_650)
      .optional()
      .meta({
        description: 'Days until it expires.',
        examples: [DEFAULT_TOKEN_DAYS],
        default: DEFAULT_TOKEN_DAYS,
      }),
    addresses: addressListSchema.optional().meta({
      description:
        'Addresses it works from; an empty list means anywhere. If a token creates it: the addresses of that token, unless narrower.',
      examples: [EXAMPLE_ADDRESSES],
      default: [],
    }),
  })
  .meta({
    id: 'CreateTokenRequest',
    description: 'The token to create.',
    examples: [{ name: 'Payment system', scopes: ['search:write'], expiresInDays: 90 }],
  });

export type CreateTokenRequest = DeepReadonly<z.input<typeof createTokenRequestSchema>>;

const members = {
  id: z.string().meta({ description: 'Id of the token; not secret.', examples: ['tok_01j8z6m3q4'] }),
  name: z.string().meta({ description: 'What the token is for.', examples: ['Payment system'] }),
  hint: z.string().meta({ description: 'Its first characters, to recognise it.', examples: ['nsk_live_4fGh…'] }),
  scopes: z.array(scopeSchema).meta({ description: 'What it may do.', examples: [[...DEFAULT_SCOPES]] }),
  status: z.enum(['active', 'expired', 'revoked']).meta({ description: 'Whether it works.', examples: ['active'] }),
  createdAt: instant('When it was created.'),
  expiresAt: instant('When it stops working; no later than a token that it descends from.'),
  lastUsedAt: instantOrNull('When it was last used; null if never.'),
  revokedAt: instantOrNull('When it, or a token that it descends from, was revoked; null if none was.'),
  owner: actorSchema.nullable().meta({
    description: 'The user responsible for it; null if it was created on the command line.',
    examples: [null],
  }),
  parent: z
    .string()
    .nullable()
    .meta({ description: 'Id of the token that created it; null if a person did.', examples: [null] }),
  addresses: z
    .array(z.string())
    .meta({ description: 'Addresses it works from; empty for anywhere.', examples: [EXAMPLE_ADDRESSES] }),
  replaces: z
    .string()
    .nullable()
    .meta({ description: 'Id of the token that it replaced by rotation, or null.', examples: [null] }),
  replacedBy: z
    .string()
    .nullable()
    .meta({ description: 'Id of the token that replaced it by rotation, or null.', examples: [null] }),
};

/** Request body of `POST /tokens/{id}/rotate`. */
export const rotateTokenRequestSchema = z
  .strictObject({
    overlapHours: z
      .number()
      .min(0)
      .max(168)
      .default(DEFAULT_OVERLAP_HOURS)
      .meta({ description: 'Hours for which the old token still works.', examples: [DEFAULT_OVERLAP_HOURS] }),
  })
  .meta({
    id: 'RotateTokenRequest',
    description: 'How a token is replaced.',
    examples: [{ overlapHours: DEFAULT_OVERLAP_HOURS }],
  });

export type RotateTokenRequest = DeepReadonly<z.output<typeof rotateTokenRequestSchema>>;

/** A token without its secret. */
export const tokenInfoSchema = z.object(members).meta({ id: 'Token', description: 'An API token without its secret.' });

export type TokenInfo = DeepReadonly<z.output<typeof tokenInfoSchema>>;

/** Response of `POST /tokens` and `/tokens/{id}/rotate`: the only responses that contain the secret. */
export const createdTokenSchema = z
  .object({
    ...members,
    token: z.string().meta({
      description: 'The secret, shown only once. Send it as "Authorization: Bearer …".',
      examples: ['nsk_live_…'],
    }),
  })
  .meta({ id: 'CreatedToken', description: 'A new API token with its secret.' });

export type CreatedToken = DeepReadonly<z.output<typeof createdTokenSchema>>;

/** Response of `GET /tokens`. */
export const tokensResponseSchema = z
  .object({
    items: z.array(tokenInfoSchema).meta({ description: 'Newest first, revoked ones included.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'Tokens', description: 'The API tokens of this installation.' });

export type TokensResponse = DeepReadonly<z.output<typeof tokensResponseSchema>>;

/** Path parameters of `DELETE /tokens/{id}` and other endpoints for one token. */
export const tokenParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'Id of the token.', examples: ['tok_01j8z6m3q4'] }),
});
