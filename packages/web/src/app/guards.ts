import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { keepKnownUser, knownUser, sessionQuery, setupQuery } from '#shared/api/session.ts';
import { customerOf } from '#shared/customers/customer.ts';
import { claimTab } from '#shared/kept/tab-state.ts';

/** Continues if the user must set up a second factor first; else redirects, because the page has nothing to do. */
export async function requireEnrolment(queryClient: QueryClient): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session?.mustEnrol !== true) throw redirect({ to: session === null ? '/login' : '/', replace: true });
}

/**
 * Continues with a session; otherwise redirects to the set-up of a new installation or to the login. If a session ends
 * during work, the page and its input stay, and the shell asks to log in on top of it.
 */
export async function requireSession(queryClient: QueryClient, next: string): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  if (session?.mustEnrol === true) throw redirect({ to: '/second-factor', replace: true });
  if (knownUser() !== undefined) return;
  if (session !== null) {
    claimTab(session.user.id);
    return keepKnownUser(session);
  }
  const setup = await queryClient.fetchQuery(setupQuery);
  if (setup.needed) throw redirect({ to: '/setup', replace: true });
  throw redirect({ to: '/login', search: next === '/' ? {} : { next }, replace: true });
}

type Filters = { readonly customer?: string; readonly externalRef?: string };

/** Redirects links from before addresses held ids to the same page, without the reference. */
export async function withoutReference(
  { queryClient }: { readonly queryClient: QueryClient },
  { externalRef, ...filters }: Filters,
  to: '/history' | '/settings/good-guys',
): Promise<void> {
  if (externalRef === undefined) return;
  throw redirect({ to, search: { ...filters, ...(await customerOf(queryClient, externalRef)) }, replace: true });
}
