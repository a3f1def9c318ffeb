import type { SetupStatus } from '@namesake/contract';
import type { App } from '../../../context/app.ts';

/** Whether the first administrator must still be created, and how people log in. */
export async function getSetup(app: App): Promise<SetupStatus> {
  const { provider } = app;
  const needed = !(await app.storage.users.any());
  const isOffered = provider !== null && !needed;
  // Not waited for: a log-in page that is opened now shall not depend on the provider.
  if (isOffered) void provider.warmUp();
  return {
    needed,
    demo: app.lists.current()?.origin === 'sample',
    version: app.version,
    singleSignOn: isOffered
      ? { name: provider.settings.name, reachable: provider.isReachable, logOut: provider.hasLogOut }
      : null,
  };
}
