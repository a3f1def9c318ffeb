import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../lib/data-dir/make-data-dir.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { MAKE_A_SECRET, secretWeakness } from './secret-weakness.ts';
import type { Settings } from './settings.ts';

/** Keys derived from the one secret, each for one purpose, so that a leak of one does not reveal another. */
export type Keys = {
  readonly tokenPepper: KeyObject;
  readonly csrf: KeyObject;
  readonly session: KeyObject;
  /** Encrypts what a log-in by single sign-on must come back with. */
  readonly login: KeyObject;
  /** Signs cursors. */
  readonly cursor: KeyObject;
  /** The keys that sign receipts are derived from this one. */
  readonly receipts: KeyObject;
  /** Encrypts the secrets of authenticator apps. */
  readonly totpSecrets: KeyObject;
  /** Encrypts the secrets that sign what is sent to webhooks. */
  readonly webhookSecrets: KeyObject;
  readonly recoveryCodes: KeyObject;
  /** Hashes cookies of log-ins that wait for the second step. */
  readonly loginSteps: KeyObject;
  /** Signs WebAuthn challenges. */
  readonly challenges: KeyObject;
  /** Encrypts customer references in addresses. */
  readonly customers: KeyObject;
  /** Hashes customer references where only the hash may be kept. */
  readonly references: KeyObject;
  /** Hashes Idempotency-Keys and what they were sent with. */
  readonly idempotency: KeyObject;
  /** Proves the rows that can clear a party. */
  readonly rows: KeyObject;
  /** Stored in the database to check that the secret is unchanged; reveals nothing else about it. */
  readonly check: Buffer;
};

const CHECKED_TEXT = 'namesake: the secret of this data folder';

/**
 * The keys of this installation. Where no secret is configured, one is generated into the data folder (mode 0600).
 *
 * @throws ConfigError when the data folder cannot be made, or the secret's file cannot be read or is weak.
 */
export function loadKeys(settings: Pick<Settings, 'secret' | 'dataDir'>): Keys {
  const secret = settings.secret ?? storedSecret(settings.dataDir);
  const derive = (purpose: string): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `namesake/${purpose}/v1`, 32)));
  return {
    tokenPepper: derive('token-pepper'),
    csrf: derive('csrf'),
    session: derive('session'),
    login: derive('login'),
    cursor: derive('cursor'),
    receipts: derive('receipts'),
    totpSecrets: derive('totp-secrets'),
    webhookSecrets: derive('webhook-secrets'),
    recoveryCodes: derive('recovery-codes'),
    loginSteps: derive('login-steps'),
    customers: derive('customer-ids'),
    references: derive('references'),
    idempotency: derive('idempotency'),
    challenges: derive('webauthn-challenges'),
    rows: derive('rows-that-clear'),
    check: createHmac('sha256', derive('check')).update(CHECKED_TEXT).digest(),
  };
}

/** Whether there is a secret, so that none would be made. */
export function hasSecret({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): boolean {
  return secret !== null || existsSync(join(dataDir, 'secret'));
}

function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  makeDataDir(dataDir);
  const existing = readIfThere(path);
  if (existing !== undefined) return existing;
  // Written aside and linked: of two processes that start at once, one wins and no one reads half a secret.
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readIfThere(path) ?? '';
}

function readIfThere(path: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new ConfigError(`The secret ${path} cannot be read: ${String(error)}`);
  }
  const weakness = secretWeakness(text);
  if (weakness !== undefined)
    throw new ConfigError(`The secret in ${path} ${weakness}. Restore it from a backup. ${MAKE_A_SECRET}`);
  return text;
}
