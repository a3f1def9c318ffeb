import type { User } from '../../modules/access/store/user-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { UsageError } from '../command/command.ts';

/** @throws UsageError where nobody has the name */
export async function userNamed(storage: Pick<Storage, 'users'>, name: string): Promise<User> {
  const user = await storage.users.findByName(name);
  if (user === undefined) throw new UsageError(`There is no user "${name}". See namesake users list.`);
  return user;
}
