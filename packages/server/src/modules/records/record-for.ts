import type { Call } from '../../context/app.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import type { ErasedScreening } from '../retention/store/erased-records.ts';
import type { StoredScreening } from './store/screening-store.ts';

/**
 * The record of a screening for a caller who may read it. Without `records:read`, records of others do not exist: an id
 * reveals nothing.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `scope_missing`
 */
export async function recordFor(call: Call, searchId: string): Promise<StoredScreening> {
  checkScope(call.principal, 'search:read');
  const id = parseScreeningId(searchId);
  const stored = id === undefined ? undefined : await call.app.storage.screenings.find(id);
  if (stored !== undefined && (await mayRead(call, stored.actor))) return stored;
  const erased = stored === undefined && id !== undefined ? await call.app.storage.erasure.findErased(id) : undefined;
  if (erased !== undefined && (await mayRead(call, erased.actor)))
    throw new ApiError('search_erased', { detail: erasedText(erased) });
  throw new ApiError('search_not_found');
}

async function mayRead(call: Call, actor: string): Promise<boolean> {
  return call.principal.scopes.includes('records:read') || (await ownActors(call)).includes(actor);
}

/** Explains when and why a screening was removed, in the same words everywhere. */
export function erasedText({ erasedAt, why }: ErasedScreening): string {
  const day = new Date(erasedAt).toISOString().slice(0, 10);
  return why === 'request'
    ? `This screening was erased on request on ${day}. The ledger still proves that it was recorded.`
    : `This screening was purged on ${day}: its retention period was over. The ledger still proves that it was recorded.`;
}

/** Actors in a caller's own records: the caller, and the tokens it replaced by rotation. */
export async function ownActors({ app, principal }: Call): Promise<readonly string[]> {
  const actors = [actorOf(principal)];
  if (principal.kind !== 'token') return actors;
  const { tokens } = app.storage;
  for (let token = await tokens.find(principal.tokenId); token !== undefined && token.replaces !== null; ) {
    actors.push(`token:${token.replaces}`);
    token = await tokens.find(token.replaces);
  }
  return actors;
}
