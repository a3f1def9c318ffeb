import type { Session } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { keepCsrfToken } from './csrf-token.ts';
import { SessionEndedError } from './problem-error.ts';
import { request } from './request.ts';

/** `GET /session`: who is logged in, or null. Keeps the CSRF token for later requests. */
export async function getSession(signal?: AbortSignal): Promise<Session | null> {
  try {
    const session = await request<Session>('/session', { signal });
    keepCsrfToken(session.csrfToken);
    return session;
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error;
    keepCsrfToken(undefined);
    return null;
  }
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => getSession(signal),
  staleTime: 5 * 60_000,
});
