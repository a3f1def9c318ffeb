import {
  createdTokenSchema,
  createTokenRequestSchema,
  rotateTokenRequestSchema,
  tokenInfoSchema,
  tokenParamsSchema,
  tokensResponseSchema,
} from '../access/tokens.ts';
import { pageQuerySchema } from '../basics/page.ts';
import { define } from './endpoint.ts';

/** Creating, rotating and revoking API tokens. */
export const TOKEN_ENDPOINTS = {
  listTokens: define({
    id: 'listTokens',
    method: 'GET',
    path: '/api/v1/tokens',
    tag: 'Tokens',
    summary: 'See the API tokens',
    description:
      'Tokens without their secrets, newest first. With tokens:write alone, only your own: those of the user, or the descendants of the calling token.',
    auth: { kind: 'scope', scope: 'tokens:read', or: 'tokens:write' },
    query: pageQuerySchema,
    responses: { 200: { description: 'A page of tokens.', schema: tokensResponseSchema } },
    errors: ['cursor_invalid'],
  }),
  createToken: define({
    id: 'createToken',
    method: 'POST',
    path: '/api/v1/tokens',
    tag: 'Tokens',
    summary: 'Create an API token',
    description:
      'The answer is the only place where the secret is shown. A token that creates another is its parent: the child is no stronger and lives no longer than its parent.',
    auth: { kind: 'scope', scope: 'tokens:write' },
    body: createTokenRequestSchema,
    idempotency: 'nothing',
    location: '/api/v1/tokens',
    responses: { 201: { description: 'The token with its secret.', schema: createdTokenSchema } },
    errors: ['token_exceeds_parent'],
  }),
  revokeToken: define({
    id: 'revokeToken',
    method: 'DELETE',
    path: '/api/v1/tokens/{id}',
    tag: 'Tokens',
    summary: 'Revoke an API token',
    description:
      'The token and every token created with it stop working at once and permanently. Revoking a revoked token changes nothing. Tokens of others also need tokens:read.',
    auth: { kind: 'scope', scope: 'tokens:write' },
    params: tokenParamsSchema,
    reach: { own: 'token', others: 'tokens:read' },
    responses: { 200: { description: 'The revoked token.', schema: tokenInfoSchema } },
    errors: ['token_not_found'],
  }),
  rotateToken: define({
    id: 'rotateToken',
    method: 'POST',
    path: '/api/v1/tokens/{id}/rotate',
    tag: 'Tokens',
    summary: 'Replace an API token',
    description:
      'Creates a token with the same name, scopes, addresses and lifetime. The old one works until the overlap ends; tokens created with it end with it. A token can rotate only its descendants; tokens of other people also need tokens:read.',
    auth: { kind: 'scope', scope: 'tokens:write' },
    params: tokenParamsSchema,
    body: rotateTokenRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'token', others: 'tokens:read' },
    location: '/api/v1/tokens',
    responses: { 201: { description: 'The new token with its secret.', schema: createdTokenSchema } },
    errors: ['token_not_found', 'token_not_active', 'token_already_rotated', 'token_not_own'],
  }),
};
