import { type Decisions, type HandOverRequest, ROLES } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { statesIn } from './change.ts';
import { presentDecisions } from './present-decision.ts';
import { decidableDecisions } from './screened-subject.ts';
import type { HitDecision } from './store/hit-decision.ts';

/**
 * Assigns proposals to one approver, or releases them to all approvers: all or none. Others may still answer them.
 *
 * @throws ApiError `hit_decision_not_found`, `decision_over`, `own_proposal`,
 * `user_not_found`, `approver_needed`
 */
export async function handOverDecisions(call: Call, { decisions: ids, to }: HandOverRequest): Promise<Decisions> {
  const { app } = call;
  const decisions = await decidableDecisions(call, [...new Set(ids)]);
  const states = await statesIn(call, decisions);
  const refused = (code: 'decision_over' | 'own_proposal', { id }: HitDecision, detail: string): ApiError =>
    new ApiError(code, { errors: [{ pointer: `/decisions/${ids.indexOf(id)}`, code, detail }] });
  for (const one of decisions) {
    if (states.get(one.id) !== 'proposed') throw refused('decision_over', one, 'Nothing was changed.');
    if (to !== null && one.events[0]?.person === `user:${to}`)
      throw refused('own_proposal', one, 'This person proposed it. Nothing was changed.');
  }
  if (to !== null) await checkApprover(app, to);
  const bySearch = Map.groupBy(decisions, ({ screeningId }) => formatScreeningId(screeningId));
  const events = [...bySearch].map(([searchId, ofSearch]) =>
    auditEvent(call, 'decision.handed_over', searchId, { proposals: ofSearch.map(({ id }) => id), to }),
  );
  const own = decisions.map(({ id }) => id);
  if (!(await app.storage.proposals.handOver(own, to, events))) throw new ApiError('decision_over');
  return { items: await presentDecisions(call, decisions, (id) => states.get(id)), nextCursor: null };
}

async function checkApprover({ storage }: App, id: string): Promise<void> {
  const user = await storage.users.find(id);
  if (user === undefined) throw new ApiError('user_not_found');
  if (user.disabledAt !== null || !ROLES[user.role].scopes.includes('decisions:approve'))
    throw new ApiError('approver_needed');
}
