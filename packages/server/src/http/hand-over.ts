import type { SecondStep, Session } from '@namesake/contract';
import type { FastifyReply } from 'fastify';
import { KNOWN_BROWSER_MS } from '../auth/known-browser.ts';
import type { Needs } from '../services/app.ts';
import type { StartedSession } from '../services/session/begin.ts';
import type { FirstStep } from '../services/session/begin-first-step.ts';
import { clearStep, type SessionCookie, setCookie, setMark, setStep } from './session-cookie.ts';

/** Hands a session that has just begun to the browser; what is left is the answer. */
export function handOver(
  app: Needs<'now'>,
  reply: FastifyReply,
  cookie: SessionCookie,
  { session, cookie: value, expiresAt, mark }: StartedSession,
): Session {
  setCookie(reply, cookie, value, expiresAt);
  setMark(reply, cookie, mark, app.now() + KNOWN_BROWSER_MS);
  clearStep(reply, cookie);
  return session;
}

/** Hands a log-in that waits for its second step to the browser; what is left is the answer. */
export function handStepOver(
  reply: FastifyReply,
  cookie: SessionCookie,
  { secondStep, step, expiresAt }: FirstStep,
): SecondStep {
  setStep(reply, cookie, step, expiresAt);
  reply.code(202);
  return secondStep;
}
