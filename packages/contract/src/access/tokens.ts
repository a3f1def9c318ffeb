import { z } from 'zod';
import { nextCursor } from '../basics/page.ts';
import { instant, instantOrNull, shortText } from '../basics/primitives.ts';
import { DEFAULT_SCOPES } from './scope-catalog.ts';
import { scopeSchema } from './scopes.ts';

/** Default lifetime of a token in days. */
export const DEFAULT_TOKEN_DAYS = 365;

/** Body of `POST /tokens`. */
export const createTokenRequestSchema = z
  .strictObject({
    name: shortText(100).meta({ description: 'What the token is for.', examples: ['Payment system'] }),
    scopes: z
      .array(scopeSchema)
      .min(1)
      .max(20)
      .optional()
      .meta({
        description: 'What it may do; never more than you may do yourself.',
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
  })
  .meta({
    id: 'CreateTokenRequest',
    description: 'The token to create.',
    examples: [{ name: 'Payment system', scopes: ['search:write'], expiresInDays: 90 }],
  });

const members = {
  id: z.string().meta({ description: 'Id of the token; not secret.', examples: ['tok_01j8z6m3q4'] }),
  name: z.string().meta({ description: 'What the token is for.', examples: ['Payment system'] }),
  hint: z.string().meta({ description: 'Its first characters, to recognise it by.', examples: ['nsk_live_4fGh…'] }),
  scopes: z.array(scopeSchema).meta({ description: 'What it may do.', examples: [[...DEFAULT_SCOPES]] }),
  status: z.enum(['active', 'expired', 'revoked']).meta({ description: 'Whether it works.', examples: ['active'] }),
  createdAt: instant('When it was created.'),
  expiresAt: instant('When it stops working.'),
  lastUsedAt: instantOrNull('When it was last used; null if never.'),
  revokedAt: instantOrNull('When it was revoked; null if it was not.'),
};

/** A token without its secret. */
export const tokenInfoSchema = z.object(members).meta({ id: 'Token', description: 'An API token without its secret.' });

/** Answer of `POST /tokens`: the only response that contains the secret. */
export const createdTokenSchema = z
  .object({
    ...members,
    token: z.string().meta({
      description: 'The secret, shown only once. Send it as "Authorization: Bearer …".',
      examples: ['nsk_live_…'],
    }),
  })
  .meta({ id: 'CreatedToken', description: 'A new API token with its secret.' });

/** Answer of `GET /tokens`. */
export const tokensResponseSchema = z
  .object({
    items: z.array(tokenInfoSchema).meta({ description: 'Newest first, revoked ones included.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'Tokens', description: 'The API tokens of this installation.' });

/** Path of `DELETE /tokens/{id}`. */
export const tokenParamsSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .meta({ description: 'Id of the token.', examples: ['tok_01j8z6m3q4'] }),
});
