import type { Call } from '../../context/app.ts';
import { actorOf, type Principal } from '../../context/principal.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import type { User } from '../access/store/user-store.ts';
import { ownActors } from './record-for.ts';

/** Which groups of customers a caller may see. Whatever belongs to a hidden group does not exist for them. */
export type CustomerVisibility = {
  /** Names of hidden groups; empty for callers who see all. */
  readonly hidden: readonly string[];
  /** If the group of a customer is unknown, only callers who see all groups may see it. */
  readonly maySee: (group: string | undefined) => boolean;
};

const [CUSTOMER, BATCH] = ['cus_', 'bat_'];
const ADMINISTRATORS = 'role:admin';

/** What a caller may see of customers. Every operation that shows or changes a customer checks this. */
export const customerVisibility = async (call: Call): Promise<CustomerVisibility> =>
  visibilityOf(call, () => membersOf(call, call.principal));

/** The same for another person. */
export const customerVisibilityFor = (call: Call, user: Pick<User, 'id' | 'role'>): Promise<CustomerVisibility> =>
  visibilityOf(call, async () => memberNames(user));

async function visibilityOf({ app }: Call, who: () => Promise<readonly string[]>): Promise<CustomerVisibility> {
  const restricted = (await app.storage.customerGroups.all()).filter(({ members }) => members !== null);
  const names = restricted.length === 0 ? [ADMINISTRATORS] : await who();
  const isHidden = (members: readonly string[] | null) => members?.some((one) => names.includes(one)) === false;
  const own = names.includes(ADMINISTRATORS) ? [] : restricted.filter(({ members }) => isHidden(members));
  const hidden = own.map(({ name }) => name);
  return { hidden, maySee: (group) => hidden.length === 0 || (group !== undefined && !hidden.includes(group)) };
}

/** Which of these customers a caller may see. */
export async function visibleCustomers(
  call: Call,
  ids: readonly string[],
  visibility?: CustomerVisibility,
): Promise<(id: string) => boolean> {
  const { hidden, maySee } = visibility ?? (await customerVisibility(call));
  if (hidden.length === 0) return () => true;
  const { keys, storage } = call.app;
  const references = new Map(ids.flatMap((id) => [[id, referenceOf(keys.customers, id)] as const]));
  const all = [...references.values()].flatMap((one) => one ?? []);
  const known = await storage.customers.findAll(all);
  // Searches and files can open cases of customers that are not under watch. They are visible by the group of their
  // case.
  const groups = await storage.cases.groupsOf(all.filter((one) => !known.has(one)));
  return (id) => {
    const reference = references.get(id) ?? '';
    return maySee(known.get(reference)?.group ?? groups.get(reference));
  };
}

/** Which targets of events a caller may see: customers, files of groups, and everything that is neither. */
export async function visibleTargets(
  call: Call,
  ids: readonly string[],
  known?: CustomerVisibility,
): Promise<(id: string) => boolean> {
  const visibility = known ?? (await customerVisibility(call));
  if (visibility.hidden.length === 0) return () => true;
  const of = (prefix: string) => [...new Set(ids)].filter((id) => id.startsWith(prefix));
  const isSeen = await visibleCustomers(call, of(CUSTOMER), visibility);
  const files = await call.app.storage.batches.findAll(of(BATCH));
  const isSeenFile = (id: string): boolean => {
    const file = files.get(id);
    // The group of a deleted file is unknown: only callers who see every group may see its events.
    return file !== undefined && (file.watchGroup === null || visibility.maySee(file.watchGroup));
  };
  return (id) => (id.startsWith(CUSTOMER) ? isSeen(id) : !id.startsWith(BATCH) || isSeenFile(id));
}

/** Items of one read, and the place where reading continues. */
type Part<Item> = { readonly items: readonly Item[]; readonly next: number | undefined };

type Reading<Item> = {
  /** Resolves with at most `limit` items from a place on; `next` is undefined at the end. */
  readonly read: (from: number, limit: number) => Promise<Part<Item>>;
  readonly from: number;
  readonly limit: number;
  readonly about: (item: Item) => string;
};

/** Rows per read if something is hidden. With only as many as a page needs, each row shown could take a query. */
const AT_ONCE = 500;

/**
 * The first `limit` items that a caller may see. Returns fewer only at the end: a short page would reveal hidden items.
 */
export async function readVisible<Item>(
  call: Call,
  visibility: CustomerVisibility,
  { read, from, limit, about }: Reading<Item>,
): Promise<readonly Item[]> {
  const atOnce = visibility.hidden.length === 0 ? limit : Math.max(AT_ONCE, limit);
  const seen: Item[] = [];
  for (let place: number | undefined = from; place !== undefined && seen.length < limit; ) {
    const { items, next }: Part<Item> = await read(place, atOnce);
    const isSeen = await visibleTargets(call, items.map(about), visibility);
    seen.push(...items.filter((item) => isSeen(about(item))));
    place = next;
  }
  return seen.slice(0, limit);
}

/** Whether a reference belongs to a customer that the caller may not see, or to a related party of one. */
export async function isHiddenReference(call: Call, reference: string): Promise<boolean> {
  const { hidden, maySee } = await customerVisibility(call);
  if (hidden.length === 0) return false;
  const { customers } = call.app.storage;
  // Customers saved before references were checked may share one with a related party of another customer.
  const known = await customers.findAll((await customers.ownersOf([reference])).map(({ customer }) => customer));
  return [...known.values()].some(({ group }) => !maySee(group));
}

/** Names under which groups list a caller. */
async function membersOf(call: Call, principal: Principal): Promise<readonly string[]> {
  if (principal.kind === 'user') return memberNames({ id: principal.userId, role: principal.role });
  if (principal.kind === 'token') return ownActors(call);
  const actor = actorOf(principal);
  // The service itself screens all customers.
  if (actor === 'service') return [ADMINISTRATORS];
  const [kind, id = ''] = actor.split(':');
  const user = kind === 'user' ? await call.app.storage.users.find(id) : undefined;
  return user === undefined || user.disabledAt !== null ? [actor] : memberNames(user);
}

const memberNames = ({ id, role }: Pick<User, 'id' | 'role'>): readonly string[] => [`user:${id}`, `role:${role}`];
