import type { Call } from '../../context/app.ts';
import { actorOf, type Principal } from '../../context/principal.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import type { User } from '../access/store/user-store.ts';
import { ownActors } from './record-for.ts';

/** Which groups of customers somebody may see: what is in another one does not exist for them. */
export type CustomerSight = {
  /** Names of groups that are hidden; none for who sees all. */
  readonly hidden: readonly string[];
  /** Of a customer whose group is not known any more, only who sees all. */
  readonly maySee: (group: string | undefined) => boolean;
};

const [CUSTOMER, BATCH] = ['cus_', 'bat_'];
const ADMINISTRATORS = 'role:admin';

/** What a caller may see of customers: each verb that shows or changes one goes through this. */
export const customerSight = async (call: Call): Promise<CustomerSight> =>
  sightOf(call, () => membersOf(call, call.principal));

/** The same of another person. */
export const customerSightOf = (call: Call, user: Pick<User, 'id' | 'role'>): Promise<CustomerSight> =>
  sightOf(call, async () => memberNames(user));

async function sightOf({ app }: Call, who: () => Promise<readonly string[]>): Promise<CustomerSight> {
  const restricted = (await app.storage.customerGroups.all()).filter(({ members }) => members !== null);
  const names = restricted.length === 0 ? [ADMINISTRATORS] : await who();
  const isHidden = (members: readonly string[] | null) => members?.some((one) => names.includes(one)) === false;
  const own = names.includes(ADMINISTRATORS) ? [] : restricted.filter(({ members }) => isHidden(members));
  const hidden = own.map(({ name }) => name);
  return { hidden, maySee: (group) => hidden.length === 0 || (group !== undefined && !hidden.includes(group)) };
}

/** Which customers of some ids a caller may see. */
export async function seenCustomers(call: Call, ids: readonly string[]): Promise<(id: string) => boolean> {
  const { hidden, maySee } = await customerSight(call);
  if (hidden.length === 0) return () => true;
  const { keys, storage } = call.app;
  const references = new Map(ids.flatMap((id) => [[id, referenceOf(keys.customers, id)] as const]));
  const all = [...references.values()].flatMap((one) => one ?? []);
  const known = await storage.customers.findAll(all);
  // Searches and files open cases of customers under no watch, which are seen by the group that their cases have.
  const groups = await storage.cases.groupsOf(all.filter((one) => !known.has(one)));
  return (id) => {
    const reference = references.get(id) ?? '';
    return maySee(known.get(reference)?.group ?? groups.get(reference));
  };
}

/** Which of the things that events are about a caller may see: customers, files of a group, and all that is neither. */
export async function seenTargets(call: Call, ids: readonly string[]): Promise<(id: string) => boolean> {
  const { hidden, maySee } = await customerSight(call);
  if (hidden.length === 0) return () => true;
  const of = (prefix: string) => [...new Set(ids)].filter((id) => id.startsWith(prefix));
  const isSeen = await seenCustomers(call, of(CUSTOMER));
  const batches = await Promise.all(of(BATCH).map((id) => call.app.storage.batches.find(id)));
  // The group of a file that is gone is lost: only those see its events who see every group.
  const files = new Set(
    batches.flatMap((one) => (one !== undefined && (one.watchGroup === null || maySee(one.watchGroup)) ? one.id : [])),
  );
  return (id) => (id.startsWith(CUSTOMER) ? isSeen(id) : !id.startsWith(BATCH) || files.has(id));
}

/** Whether a reference is that of a customer whom the caller may not see, or of a party beside one. */
export async function isHiddenReference(call: Call, reference: string): Promise<boolean> {
  const { hidden, maySee } = await customerSight(call);
  if (hidden.length === 0) return false;
  const { customers } = call.app.storage;
  const customer = await customers.find((await customers.partyOf(reference)).customer);
  return customer !== undefined && !maySee(customer.group);
}

/** The names under which groups list a caller. */
async function membersOf(call: Call, principal: Principal): Promise<readonly string[]> {
  if (principal.kind === 'user') return memberNames({ id: principal.userId, role: principal.role });
  if (principal.kind === 'token') return ownActors(call);
  const actor = actorOf(principal);
  // The service itself screens everybody.
  if (actor === 'service') return [ADMINISTRATORS];
  const [kind, id = ''] = actor.split(':');
  const user = kind === 'user' ? await call.app.storage.users.find(id) : undefined;
  return user === undefined || user.disabledAt !== null ? [actor] : memberNames(user);
}

const memberNames = ({ id, role }: Pick<User, 'id' | 'role'>): readonly string[] => [`user:${id}`, `role:${role}`];
