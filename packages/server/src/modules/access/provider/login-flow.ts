import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from '../../../config/secret.ts';

/** How long a log-in may take at the provider, second factors included. */
export const LOGIN_FLOW_MS = 10 * 60_000;

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  session: z.string().optional(),
});

/** A log-in that waits for its browser to come back from the provider. */
export type LoginFlow = {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  /** Path that the log-in leads back to. */
  readonly next: string;
  /** Cookie of the session that the browser had: on its way back, browsers do not send it. */
  readonly session?: string | undefined;
};

/** The flow for a cookie, encrypted: nobody can read or change it, and after ten minutes nobody can use it. */
export async function sealFlow(flow: LoginFlow, nowMs: number, { login }: Pick<Keys, 'login'>): Promise<string> {
  const { EncryptJWT } = await import('jose');
  return new EncryptJWT({ ...flow })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(nowMs + LOGIN_FLOW_MS))
    .encrypt(login);
}

/** The flow of a cookie; undefined where it was not made here, or is too old. */
export async function openFlow(
  sealed: string,
  nowMs: number,
  { login }: Pick<Keys, 'login'>,
): Promise<LoginFlow | undefined> {
  const { jwtDecrypt } = await import('jose');
  const options = { currentDate: new Date(nowMs), requiredClaims: ['exp'] };
  const opened = await jwtDecrypt(sealed, login, options).catch(() => undefined);
  return flowSchema.safeParse(opened?.payload).data;
}

/** By which it is known that a flow has come back. */
export const flowHash = ({ state }: LoginFlow): Buffer => createHash('sha256').update(state).digest();
