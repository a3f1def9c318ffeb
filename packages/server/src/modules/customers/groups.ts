import {
  type CustomerGroups,
  type CustomerGroupView,
  DEFAULT_POLICY_NAME,
  type SaveGroupRequest,
} from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { ActorNames } from '../records/actor-names.ts';
import type { CustomerGroup } from './store/group-store.ts';

/** Every group that has a policy of its own or customers under watch, in the order of their names. */
export async function listGroups(call: Call): Promise<CustomerGroups> {
  const { customerGroups } = call.app.storage;
  const [own, counts] = [await customerGroups.all(), await customerGroups.counts()];
  const others = [...counts.keys()]
    .filter((name) => !own.some((group) => group.name === name))
    .map((name): CustomerGroup => ({ name, policy: DEFAULT_POLICY_NAME, savedAt: null, savedBy: null }));
  const all = [...own, ...others].sort((a, b) => (a.name < b.name ? -1 : 1));
  const items = await Promise.all(all.map((group) => present(call, group, counts.get(group.name) ?? 0)));
  return { items, nextCursor: null };
}

/** Has the customers of a group screened under a policy from now on. @throws ApiError `unknown_policy` */
export async function saveGroup(call: Call, name: string, { policy }: SaveGroupRequest): Promise<CustomerGroupView> {
  const { app } = call;
  await findPolicy(app, policy);
  const event = auditEvent(call, 'customer_group.saved', name, { policy });
  await app.storage.customerGroups.save({ name, policy }, event);
  const count = (await app.storage.customerGroups.counts()).get(name) ?? 0;
  return present(call, { name, policy, savedAt: event.at, savedBy: event.actor }, count);
}

async function present(call: Call, group: CustomerGroup, customerCount: number): Promise<CustomerGroupView> {
  const { name, policy, savedAt, savedBy } = group;
  const names = new ActorNames(call.app.storage, call.principal);
  return {
    name,
    policy,
    customerCount,
    savedAt: savedAt === null ? null : new Date(savedAt).toISOString(),
    savedBy: savedBy === null ? null : await names.actor(savedBy),
  };
}

/** The policy that customers of a group are screened under. */
export const policyOfGroup = async ({ storage }: App, group: string): Promise<string> =>
  (await storage.customerGroups.policyOf(group)) ?? DEFAULT_POLICY_NAME;
