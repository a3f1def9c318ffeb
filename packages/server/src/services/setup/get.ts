import type { SetupStatus } from '@namesake/contract';
import type { Needs } from '../app.ts';

/** Whether the first administrator must still be created. */
export async function getSetup(app: Needs<'lists' | 'version', 'users'>): Promise<SetupStatus> {
  const needed = !(await app.storage.users.any());
  return { needed, demo: app.lists.current()?.origin === 'sample', version: app.version };
}
