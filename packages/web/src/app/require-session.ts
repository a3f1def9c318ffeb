import type { Session } from '@namesake/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionQuery } from '#shared/api/get-session.ts';
import { setupQuery } from '#shared/api/get-setup.ts';

/** The session; else leads to the set-up of a new installation, or to the login. */
export async function requireSession(queryClient: QueryClient, next: string): Promise<Session> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session !== null) return session;
  const setup = await queryClient.fetchQuery(setupQuery);
  if (setup.needed) throw redirect({ to: '/setup', replace: true });
  throw redirect({ to: '/login', search: next === '/' ? {} : { next }, replace: true });
}
