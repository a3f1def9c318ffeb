import type { SetupStatus } from '@namesake/contract';
import type { App } from '../app.ts';

/** Whether the first administrator is still to be made. */
export async function getSetup(app: App): Promise<SetupStatus> {
  const needed = !(await app.storage.users.any());
  return { needed, demo: app.lists.current()?.origin === 'sample', version: app.version };
}
