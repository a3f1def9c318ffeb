import type { Handlers } from '../../context/handler.ts';
import { createToken } from './tokens/create.ts';
import { listTokens } from './tokens/list.ts';
import { revokeToken } from './tokens/revoke.ts';
import { rotateToken } from './tokens/rotate.ts';

/** API tokens. */
export const tokenHandlers = {
  listTokens: ({ call, query }) => listTokens(call, query),
  createToken: ({ call, body }) => createToken(call, body),
  revokeToken: ({ call, params }) => revokeToken(call, params.id),
  rotateToken: ({ call, params, body }) => rotateToken(call, params.id, body),
} satisfies Partial<Handlers>;
