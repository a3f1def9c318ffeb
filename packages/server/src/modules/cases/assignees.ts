import type { Absences, Assignees, SetAbsenceRequest } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf, checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibilityFor } from '../records/customer-visibility.ts';
import { handOver, isFit } from './hand-over.ts';
import type { Case } from './store/case.ts';

/** Why an account cannot work on cases, apart from an absence; undefined if it can. */
export async function whyUnfit({ storage }: App, id: string): Promise<'user_not_found' | 'assignee_unfit' | undefined> {
  const user = await storage.users.find(id);
  if (user === undefined) return 'user_not_found';
  return isFit(user) ? undefined : 'assignee_unfit';
}

/**
 * Checks that a person can be assigned cases. Resolves with `user:…`. @throws ApiError `user_not_found`,
 * `assignee_unfit`
 */
export async function assigneeOf(app: App, id: string): Promise<string> {
  const code = await whyUnfit(app, id);
  if (code !== undefined) throw new ApiError(code);
  const absences = await app.storage.caseSettings.absences(app.now());
  const away = absences.find(({ person }) => person === `user:${id}`);
  if (away === undefined) return `user:${id}`;
  const detail = `This person is away until ${new Date(away.until).toISOString()}. Nothing was changed.`;
  throw new ApiError('assignee_unfit', { detail });
}

/** Whether a person (`user:…`) may see the customer of a case. */
export async function isSeenBy(call: Call, person: string, { id }: Case): Promise<boolean> {
  const { cases, users } = call.app.storage;
  const user = await users.find(person.slice('user:'.length));
  if (user === undefined) return false;
  const { hidden } = await customerVisibilityFor(call, user);
  return hidden.length === 0 || (await cases.find([id], hidden)).length > 0;
}

/** The caller as an actor. @throws ApiError `person_needed`, since programs cannot review cases */
export function personOf({ principal }: Call): string {
  if (principal.kind !== 'user') throw new ApiError('person_needed');
  return actorOf(principal);
}

/** People who may decide. Whoever reassigns cases needs their names, without the right to read accounts. */
export async function listAssignees({ app }: Call): Promise<Assignees> {
  const fit = (await app.storage.users.list()).filter(isFit);
  const items = fit.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return { items, nextCursor: null };
}

/** People who are away. */
export async function listAbsences({ app, principal }: Call): Promise<Absences> {
  const names = new ActorNames(app.storage, principal);
  const absences = await app.storage.caseSettings.absences(app.now());
  const items = absences.map(async ({ person, until, deputy }) => ({
    person: await names.actor(person),
    until: new Date(until).toISOString(),
    deputy: deputy === null ? null : await names.actor(deputy),
  }));
  return { items: await Promise.all(items), nextCursor: null };
}

/**
 * Records that a person is away or back, and hands over their cases at once.
 *
 * @throws ApiError `person_needed`, `scope_missing` for others, `absence_over`, `user_not_found`, and
 *   `assignee_unfit` of the deputy
 */
export async function setAbsence(call: Call, { person: said, until, deputy }: SetAbsenceRequest): Promise<Absences> {
  const { app, principal } = call;
  const person = said === 'me' ? personOf(call) : `user:${said}`;
  if (person !== actorOf(principal)) checkScope(principal, 'policies:write', 'to say it of somebody else');
  if (until !== null && Date.parse(until) <= app.now()) throw new ApiError('absence_over');
  const id = person.slice('user:'.length);
  if ((await app.storage.users.find(id)) === undefined) throw new ApiError('user_not_found');
  const substitute = deputy === null || until === null ? null : await assigneeOf(app, deputy);
  if (substitute === person) throw new ApiError('assignee_unfit');
  const absence = { person, until: until === null ? 0 : Date.parse(until), deputy: substitute };
  await app.storage.caseSettings.setAbsence(absence, auditEvent(call, 'absence.set', id, { until, deputy }));
  await handOver(call);
  return listAbsences(call);
}
