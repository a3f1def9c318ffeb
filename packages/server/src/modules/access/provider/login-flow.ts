import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Keys } from '../../../config/secret.ts';

/** How long a log-in at the provider may take, including second factors. */
export const LOGIN_FLOW_MS = 10 * 60_000;

const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  session: z.string().optional(),
});

/** A log-in waiting for its browser to come back from the provider. */
export type LoginFlow = {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
  /** Path to return to after the log-in. */
  readonly next: string;
  /** Session cookie of the browser before the log-in, since browsers do not send it on the way back. */
  readonly session?: string | undefined;
};

/** Encrypts a flow for a cookie. Nobody can read or change it, and it expires after ten minutes. */
export async function sealFlow(flow: LoginFlow, nowMs: number, { login }: Pick<Keys, 'login'>): Promise<string> {
  const { EncryptJWT } = await import('jose');
  return new EncryptJWT({ ...flow })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(nowMs + LOGIN_FLOW_MS))
    .encrypt(login);
}

/** Decrypts the flow of a cookie; undefined if it was not made here or has expired. */
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

/** Hash that marks a flow as used once it has come back. */
export const flowHash = ({ state }: LoginFlow): Buffer => createHash('sha256').update(state).digest();
