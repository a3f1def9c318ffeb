import { randomBytes } from 'node:crypto';
import type { AuditAction, ChangeGoodGuysRequest, GoodGuys } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import { personOf } from '../decisions/four-eyes.ts';
import { mayDecide } from '../decisions/screened-subject.ts';
import { ActorNames } from '../records/actor-names.ts';
import { isHiddenReference } from '../records/customer-visibility.ts';
import { type GoodGuy, type GoodGuyEvent, goodGuyEventOf } from './store/good-guy.ts';
import { goodGuyDigest } from './store/good-guy-digest.ts';
import { presentGoodGuy } from './view.ts';

const CODE_OF = { over: 'good_guy_over', own_proposal: 'own_proposal' } as const;

const ACTION_OF = {
  approve: 'good_guy.approved',
  reject: 'good_guy.rejected',
  revoke: 'good_guy.revoked',
} as const satisfies Readonly<Record<ChangeGoodGuysRequest['change'], AuditAction>>;

/**
 * Approves, rejects or revokes good guys: all or none.
 *
 * @throws ApiError `scope_missing`, `person_needed`, `good_guy_not_found`, `good_guy_over`, `own_proposal`
 */
export async function changeGoodGuys(
  call: Call,
  { goodGuys: ids, change, text = '' }: ChangeGoodGuysRequest,
): Promise<GoodGuys> {
  const { app, principal } = call;
  const { goodGuys } = app.storage;
  checkScope(principal, change === 'revoke' ? 'decisions:write' : 'decisions:approve');
  if (change !== 'revoke' && principal.kind !== 'user') throw new ApiError('person_needed');
  const unique = [...new Set(ids)];
  const found = await readable(call, await goodGuys.find(unique));
  const by = { at: app.now(), actor: actorOf(principal), person: await personOf(app, principal) };
  const changed = unique.map((id) => {
    const goodGuy = found.find((one) => one.id === id);
    if (goodGuy === undefined) throw refusal('good_guy_not_found', ids.indexOf(id));
    const made = goodGuyEventOf(change, goodGuy, by.person, by.at);
    if ('refused' in made) throw refusal(CODE_OF[made.refused], ids.indexOf(id));
    const number = goodGuy.events.length + 1;
    const event: GoodGuyEvent = {
      ...made,
      ...by,
      number,
      text: text.trim(),
      changes: [],
      salt: randomBytes(SALT_BYTES),
    };
    return { goodGuy, event };
  });
  const detail = changed.map(({ goodGuy, event }) => {
    const { events: _, ...content } = goodGuy;
    return { id: goodGuy.id, listing: goodGuy.listing, digest: goodGuyDigest(content, event) };
  });
  const isStored = await goodGuys.append(
    changed.map(({ goodGuy, event }) => ({ ...event, goodGuy: goodGuy.id })),
    auditEvent(call, ACTION_OF[change], '', { goodGuys: detail }),
  );
  if (!isStored) throw new ApiError('good_guy_over');
  const names = new ActorNames(app.storage, principal);
  const items = changed.map(({ goodGuy, event }) =>
    presentGoodGuy({ ...goodGuy, events: [...goodGuy.events, event] }, app.now(), names),
  );
  return { items: await Promise.all(items), nextCursor: null };
}

/** Good guys whose screening and customer the caller may see. For the caller, others do not exist. */
async function readable(call: Call, goodGuys: readonly GoodGuy[]): Promise<readonly GoodGuy[]> {
  const readsAll = call.principal.scopes.includes('records:read');
  const flags = await Promise.all(
    goodGuys.map(async ({ screeningId, externalRef }) => {
      if (await isHiddenReference(call, externalRef)) return false;
      return readsAll || (screeningId !== null && (await mayDecide(call, formatScreeningId(screeningId))));
    }),
  );
  return goodGuys.filter((_, at) => flags[at]);
}

type Code = 'good_guy_not_found' | (typeof CODE_OF)[keyof typeof CODE_OF];

const refusal = (code: Code, index: number): ApiError =>
  new ApiError(code, { errors: [{ pointer: `/goodGuys/${index}`, code, detail: 'Nothing was changed.' }] });
