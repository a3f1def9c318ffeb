import { actorOf } from '../../auth/principal.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseScreeningId } from '../../ids/screening-id.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';

/**
 * A recorded screening: the JSON of the answer as sent. Reading it is recorded too. Without `records:read`, records of
 * others do not exist: an id reveals nothing.
 *
 * @throws ApiError `search_not_found`
 */
export async function getSearch(
  call: Call<'now', 'audit' | 'screenings' | 'tokens'>,
  searchId: string,
): Promise<string> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const id = parseScreeningId(searchId);
  const stored = id === undefined ? undefined : await app.storage.screenings.find(id);
  if (stored === undefined || !(await mayRead(call, stored.actor))) throw new ApiError('search_not_found');
  await audit(call, 'record.read', searchId);
  return stored.answer;
}

/** One's own are also those of the tokens that one took over from by rotation. */
async function mayRead({ app, principal }: Call<never, 'tokens'>, actor: string): Promise<boolean> {
  if (principal.scopes.includes('records:read') || actor === actorOf(principal)) return true;
  if (principal.kind !== 'token' || !actor.startsWith('token:')) return false;
  const { tokens } = app.storage;
  for (let token = await tokens.find(principal.tokenId); token !== undefined && token.replaces !== null; ) {
    if (actor === `token:${token.replaces}`) return true;
    token = await tokens.find(token.replaces);
  }
  return false;
}
