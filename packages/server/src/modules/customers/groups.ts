import type { CustomerGroups, CustomerGroupView, SaveGroupRequest } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { fullDueAt, lastFullOf, type Run } from '../watch/store/run.ts';
import { type CustomerGroup, NO_CUSTOMERS, plainGroup, type StatusCounts } from './store/group-store.ts';

/**
 * All groups that the caller may see and that were saved or have customers under watch, in the order of their names.
 */
export async function listGroups(call: Call): Promise<CustomerGroups> {
  const { customerGroups, runs } = call.app.storage;
  const [own, counts, fulls] = [await customerGroups.all(), await customerGroups.counts(), await runs.fulls()];
  const others = [...counts.keys()].filter((name) => !own.some((group) => group.name === name)).map(plainGroup);
  const { maySee } = await customerVisibility(call);
  const seen = [...own, ...others].filter(({ name }) => maySee(name));
  const all = seen.sort((a, b) => (a.name < b.name ? -1 : 1));
  const items = await Promise.all(all.map((group) => present(call, group, counts, fulls)));
  return { items, nextCursor: null };
}

/**
 * Changes the rules for the customers of a group. Members not given keep their values.
 *
 * @throws ApiError `unknown_policy`, `customer_group_not_found`, `scope_missing`
 */
export async function saveGroup(call: Call, name: string, said: SaveGroupRequest): Promise<CustomerGroupView> {
  const { app } = call;
  const { customerGroups, runs } = app.storage;
  if (!(await customerVisibility(call)).maySee(name)) throw new ApiError('customer_group_not_found');
  if (said.members !== undefined) checkScope(call.principal, 'users:write', 'it says who may see customers');
  if (said.keepEndedDays !== undefined)
    checkScope(call.principal, 'retention:write', 'it says how long customers are kept');
  const before = await customerGroups.find(name);
  const rules = {
    name,
    policy: said.policy ?? before.policy,
    fullEveryDays: said.fullEveryDays ?? before.fullEveryDays,
    keepEndedDays: said.keepEndedDays === undefined ? before.keepEndedDays : said.keepEndedDays,
    members: said.members === undefined ? before.members : said.members,
  };
  await findPolicy(app, rules.policy);
  const { name: _, ...detail } = rules;
  const event = auditEvent(call, 'customer_group.saved', name, detail);
  // Somebody else saved it meanwhile: values not given are taken from that version.
  if (!(await customerGroups.save(rules, before, event))) return saveGroup(call, name, said);
  const group = { ...rules, savedAt: event.at, savedBy: event.actor };
  return present(call, group, await customerGroups.counts(), await runs.fulls());
}

async function present(
  call: Call,
  group: CustomerGroup,
  counts: ReadonlyMap<string, StatusCounts>,
  fulls: readonly Run[],
): Promise<CustomerGroupView> {
  const { name, policy, fullEveryDays, keepEndedDays, members, savedAt, savedBy } = group;
  const names = new ActorNames(call.app.storage, call.principal);
  const own = counts.get(name) ?? NO_CUSTOMERS;
  const full = lastFullOf(fulls, name);
  return {
    name,
    policy,
    fullEveryDays,
    keepEndedDays,
    members: members === null ? null : [...members],
    fullRun: full?.id ?? null,
    fullDueAt: full === undefined ? null : new Date(fullDueAt(full, group)).toISOString(),
    customerCount: Object.values(own).reduce((all, one) => all + one, 0),
    counts: own,
    savedAt: savedAt === null ? null : new Date(savedAt).toISOString(),
    savedBy: savedBy === null ? null : await names.actor(savedBy),
  };
}

/** Policy under which customers of a group are screened. */
export const policyOfGroup = async ({ storage }: App, group: string): Promise<string> =>
  (await storage.customerGroups.find(group)).policy;
