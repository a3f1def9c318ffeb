import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../lib/data-dir/make-data-dir.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { MAKE_A_SECRET, secretWeakness } from './secret-weakness.ts';
import type { Settings } from './settings.ts';

/** Keys derived from the secret, one per purpose, so that a leak of one does not reveal another. */
export type Keys = {
  readonly tokenPepper: KeyObject;
  readonly csrf: KeyObject;
  readonly session: KeyObject;
  /** Encrypts the state that a single sign-on log-in must return with. */
  readonly login: KeyObject;
  /** Signs cursors. */
  readonly cursor: KeyObject;
  /** Key from which the receipt keys are derived. */
  readonly receipts: KeyObject;
  /** Encrypts the secrets of authenticator apps. */
  readonly totpSecrets: KeyObject;
  /** Encrypts the signing secrets of webhooks. */
  readonly webhookSecrets: KeyObject;
  readonly recoveryCodes: KeyObject;
  /** Hashes cookies of log-ins that await the second step. */
  readonly loginSteps: KeyObject;
  /** Signs WebAuthn challenges. */
  readonly challenges: KeyObject;
  /** Encrypts customer references in addresses. */
  readonly customers: KeyObject;
  /** Hashes customer references where only a hash may be stored. */
  readonly references: KeyObject;
  /** Hashes Idempotency-Keys and the requests sent with them. */
  readonly idempotency: KeyObject;
  /** Key of the MACs of rows that can clear a party. */
  readonly rows: KeyObject;
  /** Stored in the database to detect a changed secret; reveals nothing else about it. */
  readonly check: Buffer;
};

const CHECKED_TEXT = 'namesake: the secret of this data folder';

/**
 * Loads the keys of this installation. Without a configured secret, one is generated in the data folder (mode 0600).
 * @throws ConfigError when the data folder cannot be created, or the secret's file cannot be read or is weak.
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

/** Whether a secret exists, so that none would be generated. */
export function hasSecret({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): boolean {
  return secret !== null || existsSync(join(dataDir, 'secret'));
}

function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  makeDataDir(dataDir);
  const existing = readIfThere(path);
  if (existing !== undefined) return existing;
  // Written aside and linked: of two processes that start at once, one wins, and neither reads half a secret.
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
