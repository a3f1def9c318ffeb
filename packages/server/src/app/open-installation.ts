import type { KeyObject } from 'node:crypto';
import { timingSafeEqual } from 'node:crypto';
import { hasSecret, type Keys, loadKeys } from '../config/secret.ts';
import type { Settings } from '../config/settings.ts';
import type { OpenFor } from '../db/dialect.ts';
import { ROW_PROOF_RENEWED } from '../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { databaseSource } from '../db/reading/database-source.ts';
import { renewableRows } from '../examine/verify/renewable-rows.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { openStorage } from '../stores/open-storage.ts';
import type { Storage } from '../stores/storage.ts';
import { beginRowProof } from './begin-row-proof.ts';

type Installation = { readonly storage: Storage; readonly keys: Keys };

type OpenOptions = {
  readonly openFor: OpenFor;
  /** Reason for accepting another secret; null if the secret must be the one that the database was made with. */
  readonly acceptSecret?: string | null;
  /** The previous secret, if known: rows proved under it stay proved. */
  readonly secretBefore?: string | null;
};

/**
 * Opens the database and its keys. The first start creates both and records that they belong together.
 * @throws ConfigError when the database cannot be used, or the secret is missing or different
 */
export async function openInstallation(
  settings: Pick<Settings, 'secret' | 'dataDir' | 'databaseUrl'>,
  { openFor, acceptSecret = null, secretBefore = null }: OpenOptions,
): Promise<Installation> {
  const storage = await openStorage(settings, openFor);
  try {
    const known = await storage.installation.secretCheck();
    if (openFor === 'preview' && (known === undefined || !hasSecret(settings))) throw notTheirs(settings.dataDir);
    // Checked first: creating a new secret for an old database would hide that the old one is missing.
    if (known !== undefined && acceptSecret === null && !hasSecret(settings)) throw secretGone(settings.dataDir);
    const keys = loadKeys(settings);
    const kept = known ?? (await keepCheck(storage, keys, openFor));
    if (kept === undefined) return { storage, keys };
    const isKnown = timingSafeEqual(kept, keys.check);
    if (!isKnown && acceptSecret === null) throw secretChanged(settings);
    const before = secretBefore === null ? undefined : loadKeys({ ...settings, secret: secretBefore });
    if (before !== undefined && !isKnown && !timingSafeEqual(kept, before.check)) throw secretBeforeWrong();
    storage.ledger.signWith(keys.receipts);
    storage.rowProof.useKey(keys.rows);
    if (openFor === 'service') await beginRowProof(storage, databaseSource(settings), keys);
    if (!isKnown && acceptSecret !== null) {
      if (before !== undefined)
        await renewRowProof(storage, databaseSource(settings), {
          before: before.rows,
          now: keys.rows,
          reason: acceptSecret,
        });
      await replaceSecret(storage, keys, acceptSecret);
    }
    return { storage, keys };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/**
 * Stores the check value of this secret, and resolves with the stored one. A command never does so for a database with
 * tokens but no check value: its environment may lack the service's secret.
 */
async function keepCheck(storage: Storage, keys: Keys, openFor: OpenFor): Promise<Buffer | undefined> {
  if (openFor === 'command' && (await storage.tokens.list()).length > 0) return undefined;
  await storage.installation.keepSecretCheck(keys.check);
  return storage.installation.secretCheck();
}

/** Revokes every token, since none works with the new secret, so that the token list shows it. */
async function replaceSecret(storage: Storage, keys: Keys, reason: string): Promise<void> {
  const at = Date.now();
  const live = (await storage.tokens.list()).filter(({ revokedAt }) => revokedAt === null);
  const by = { at, actor: 'operator', action: 'token.revoked', detail: { reason }, requestId: '' };
  for (const { id } of live) await storage.tokens.revoke(id, { ...by, target: id });
  const detail = { reason, tokensRevoked: live.length };
  const event = { at, actor: 'operator', action: 'secret.replaced', target: '', detail, requestId: '' };
  await storage.installation.replaceSecretCheck(keys.check, event);
}

const IF_LOST =
  'If it is lost, start once with "serve --accept-secret REASON": every API token and session then ends, authenticator apps and recovery codes stop working (namesake users reset-factors), decisions, good guys and policies count only once two administrators confirm them (namesake proof confirm) or they are made again (--secret-before FILE keeps them where the secret until now is known), and nothing else.';

const secretBeforeWrong = (): ConfigError =>
  new ConfigError(
    'The secret that --secret-before gives is not the one that the database was made with. Give the right one, or none.',
  );

const notTheirs = (dataDir: string): ConfigError =>
  new ConfigError(
    `The database and the secret of the service are needed. Name its data folder with --data (${dataDir} is none), or set NAMESAKE_SECRET to the secret of the service.`,
  );

function secretGone(dataDir: string): ConfigError {
  return new ConfigError(
    `The secret of the data folder is gone: ${dataDir}/secret. Restore it from the backup, or set NAMESAKE_SECRET to it. ${IF_LOST}`,
  );
}

function secretChanged({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): ConfigError {
  const from = secret === null ? `in ${dataDir}/secret` : 'that NAMESAKE_SECRET gives';
  return new ConfigError(
    `The secret ${from} is not the one that the database in ${dataDir} was made with. Give the right one. ${IF_LOST}`,
  );
}

/**
 * Re-seals rows that clear a party with the key of a new secret; only rows with a valid MAC under the previous key. An
 * interrupted run can be repeated.
 */
export async function renewRowProof(
  storage: Pick<Storage, 'rowProof'>,
  source: DatabaseSource,
  { before, now, reason }: { readonly before: KeyObject; readonly now: KeyObject; readonly reason: string },
): Promise<void> {
  let [renewed, others] = [0, 0];
  for await (const part of renewableRows(source, before, now)) {
    await storage.rowProof.renew(part.renewed);
    [renewed, others] = [renewed + part.renewed.length, others + part.others];
  }
  const by = { at: Date.now(), actor: 'operator', target: '', requestId: '' };
  await storage.rowProof.renew([], { ...by, action: ROW_PROOF_RENEWED, detail: { reason, renewed, others } });
}
