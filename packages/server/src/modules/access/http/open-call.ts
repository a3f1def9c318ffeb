import type { SecondStep, Session } from '@namesake/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../context/app.ts';
import type { FirstStep, StartedSession } from '../sessions/begin.ts';
import type { OpenCall } from '../sessions/sessions.ts';
import { KNOWN_BROWSER_MS } from '../store/login-throttle.ts';
import { clearStep, readCookie, readMark, readStep, sessionCookie, setCookie, setMark, setStep } from './cookies.ts';

/** Call of an unauthenticated caller. */
export function openCall(app: App, request: FastifyRequest): OpenCall {
  const cookie = sessionCookie(app.publicUrl);
  const place = {
    address: request.ip,
    browser: request.headers['user-agent'] ?? '',
    cookie: readCookie(request, cookie),
    mark: readMark(request, cookie),
    step: readStep(request, cookie),
  };
  return { app, requestId: request.id, place };
}

/** Sets the cookies of a new session and returns the session for the answer. */
export function handOver(
  app: App,
  reply: FastifyReply,
  { session, cookie: value, expiresAt, mark }: StartedSession,
): Session {
  const cookie = sessionCookie(app.publicUrl);
  setCookie(reply, cookie, value, expiresAt);
  setMark(reply, cookie, mark, app.now() + KNOWN_BROWSER_MS);
  clearStep(reply, cookie);
  return session;
}

/** Sets the cookie of a log-in waiting for its second step and returns the step for the answer. */
export function handStepOver(app: App, reply: FastifyReply, { secondStep, step, expiresAt }: FirstStep): SecondStep {
  setStep(reply, sessionCookie(app.publicUrl), step, expiresAt);
  reply.code(202);
  return secondStep;
}
