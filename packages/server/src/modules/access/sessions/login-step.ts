import { createHmac, randomBytes } from 'node:crypto';
import type { Keys } from '../../../config/secret.ts';

/** How long the second step of a log-in is awaited. */
export const LOGIN_STEP_MS = 5 * 60_000;

/** Guesses at the second step before the password is asked for again. */
export const MOST_GUESSES = 5;

/** The value of a cookie for a browser that has taken the first step. */
export const newStepCookie = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a cookie. */
export const hashStepCookie = (cookie: string, { loginSteps }: Pick<Keys, 'loginSteps'>): Buffer =>
  createHmac('sha256', loginSteps).update(cookie).digest();
