import type {
  AcceptInvitationRequest,
  ChangePasswordRequest,
  LoginRequest,
  SecondStep,
  SecondStepRequest,
  Session,
  SetupRequest,
} from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#shared/api/client.ts';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { SessionEndedError } from '#shared/api/problem-error.ts';
import { knownUser, sessionQuery } from '#shared/api/session.ts';
import { readAnew } from '#shared/api/shared-queries.ts';
import { forgetTab } from '#shared/kept/tab-state.ts';
import { forgetWindow } from '#shared/kept/window-state.ts';

/** Called after a log-in. */
export type OnSession = (session: Session) => Promise<void> | void;

/** Opens the interface with a new session. */
export function useEnter(): (session: Session, next: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (session, next) => {
    queryClient.clear();
    forgetWindow();
    keepCsrfToken(session.csrfToken);
    queryClient.setQueryData(sessionQuery.queryKey, session);
    await navigate({ href: next, replace: true });
  };
}

/** Continues with a new session of the same user in this window: the page stays, and failed queries run again. */
export function useRenew(): (session: Session) => void {
  const queryClient = useQueryClient();
  return (session) => {
    keepCsrfToken(session.csrfToken);
    queryClient.setQueryData(sessionQuery.queryKey, session);
    // Not awaited: the page is usable meanwhile.
    void queryClient.invalidateQueries();
  };
}

/** Clears everything that was read and typed, and opens the login page. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isIdentified = knownUser()?.logsInBy === 'single_sign_on';
    queryClient.clear();
    forgetTab();
    forgetWindow();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    await navigate({ to: '/login', search: isIdentified ? { sso: 'out' } : {} });
  };
}

/** `POST /setup`: creates the first administrator and logs them in. */
export function useCompleteSetup() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: SetupRequest) => call(ENDPOINTS.completeSetup, { body }),
    onSuccess: (session) => enter(session, '/'),
  });
}

/** `POST /session/invitation`: creates the account and logs its user in. */
export function useAcceptInvitation() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: AcceptInvitationRequest) => call(ENDPOINTS.acceptInvitation, { body }),
    onSuccess: (session) => enter(session, '/'),
    gcTime: 0,
  });
}

type LogIn = {
  readonly onSession: OnSession;
  /** The password was correct, and a second factor is required. */
  readonly onSecondStep: (step: SecondStep) => void;
};

/** `POST /session`: logs in, or completes the first of two steps. */
export function useLogIn({ onSession, onSecondStep }: LogIn) {
  return useMutation({
    mutationFn: (body: LoginRequest) => call(ENDPOINTS.createSession, { body }),
    onSuccess: (answer) => ('csrfToken' in answer ? onSession(answer) : onSecondStep(answer)),
    gcTime: 0,
  });
}

/** `POST /session/second-step`: logs in with a code, after the password. */
export function useTakeSecondStep(onSession: OnSession) {
  return useMutation({
    mutationFn: (body: SecondStepRequest) => call(ENDPOINTS.takeSecondStep, { body }),
    onSuccess: onSession,
    gcTime: 0,
  });
}

/** `POST /session/oidc`: redirects to the identity provider, which returns to `next`. */
export const useSingleSignOn = (next: string) =>
  useMutation({
    mutationFn: () => call(ENDPOINTS.startSingleSignOn, { body: { next } }),
    onSuccess: ({ address }) => window.location.assign(address),
  });

/** `DELETE /session`: logs out, also if the session has ended already. */
export function useLogOut() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => call(ENDPOINTS.deleteSession),
    onSuccess: leave,
    onError: (error) => (error instanceof SessionEndedError ? leave() : undefined),
  });
}

/** `GET /sessions`. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(ENDPOINTS.listSessions, { signal }),
});

export const useSessions = () => useQuery(sessionsQuery);

/** `DELETE /sessions/{id}`, or of all other sessions without an id. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(ENDPOINTS.endOtherSessions) : call(ENDPOINTS.endSession, { params: { id } }),
    onSettled: () => readAnew(queryClient, sessionsQuery.queryKey),
  });
}

/** `PUT /session/password`. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordRequest) => call(ENDPOINTS.changePassword, { body }),
    onSuccess: () => void readAnew(queryClient, sessionsQuery.queryKey),
    gcTime: 0,
  });
}
