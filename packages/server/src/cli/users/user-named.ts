import type { Storage } from '../../storage/ports/storage.ts';
import type { User } from '../../storage/ports/users.ts';
import { UsageError } from '../command/command.ts';

/** @throws UsageError where nobody has the name */
export async function userNamed(storage: Pick<Storage, 'users'>, name: string): Promise<User> {
  const user = await storage.users.findByName(name);
  if (user === undefined) throw new UsageError(`There is no user "${name}". See namesake users list.`);
  return user;
}
