import type { SecondStep, Session } from '@namesake/contract';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../context/app.ts';
import type { StartedSession } from '../sessions/begin.ts';
import type { FirstStep } from '../sessions/begin-first-step.ts';
import { KNOWN_BROWSER_MS } from '../store/known-browser.ts';
import { clearStep, sessionCookie, setCookie, setMark, setStep } from './session-cookie.ts';

/** Hands a session that has just begun to the browser; what is left is the answer. */
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

/** Hands a log-in that waits for its second step to the browser; what is left is the answer. */
export function handStepOver(app: App, reply: FastifyReply, { secondStep, step, expiresAt }: FirstStep): SecondStep {
  setStep(reply, sessionCookie(app.publicUrl), step, expiresAt);
  reply.code(202);
  return secondStep;
}
