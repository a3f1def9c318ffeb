import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '../../lib/data-dir/make-data-dir.ts';

/** Private key that signs bundles of this installation; created in the data folder (mode 0600) on first use. */
export function bundleKey(dataDir: string): KeyObject {
  makeDataDir(dataDir);
  const path = join(dataDir, 'bundle-key.pem');
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx', flush: true });
  }
  return createPrivateKey(readFileSync(path));
}

/** Fingerprints of keys whose bundles this installation accepts. */
export function trustedKeys(dataDir: string): ReadonlySet<string> {
  const path = join(dataDir, 'trusted-bundle-keys');
  return new Set(existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/).filter(Boolean) : []);
}

/** Accepts bundles signed with this key. */
export function trustKey(dataDir: string, fingerprint: string): void {
  makeDataDir(dataDir);
  if (trustedKeys(dataDir).has(fingerprint)) return;
  appendFileSync(join(dataDir, 'trusted-bundle-keys'), `${fingerprint}\n`, { mode: 0o600, flush: true });
}
