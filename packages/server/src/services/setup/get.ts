import type { SetupStatus } from '@namesake/contract';
import type { Needs } from '../app.ts';

/** Whether the first administrator is still to be made. */
export async function getSetup(app: Needs<'lists' | 'version', 'users'>): Promise<SetupStatus> {
  const needed = !(await app.storage.users.any());
  return { needed, demo: app.lists.current()?.origin === 'sample', version: app.version };
}
