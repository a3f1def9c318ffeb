import { ListRefused } from '@namesake/lists';
import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { IMPORTED } from '../../lists/bundle/bundle-contacts.ts';
import { BundleRefused } from '../../lists/bundle/bundle-format.ts';
import { trustedKeys, trustKey } from '../../lists/bundle/bundle-keys.ts';
import { importBundle } from '../../lists/bundle/import-bundle.ts';
import { openBundle } from '../../lists/bundle/open-bundle.ts';
import { acceptOlder } from '../../lists/refresh/disk-refused.ts';
import { readOptionsAndTexts, UsageError } from '../command/command.ts';

const HOUR_MS = 3_600_000;

const USAGE = `Import the lists of a signed file into the folder that the service uses (serve --lists DIR). A running service picks
them up within a minute. Each list is read completely first; all are imported, or none.

Usage: namesake lists import FILE --lists DIR [--key FINGERPRINT] [--reason TEXT] [--data DIR]

  --lists DIR        folder of official files          NAMESAKE_LISTS_DIR
  --key FINGERPRINT  trust this key from now on; needed the first time, as the exporting site gave it
  --reason TEXT      take an expired bundle, or lists that are older, much smaller or much larger, because you checked;
                     kept in the audit log
  --data DIR         data folder of the service        NAMESAKE_DATA_DIR   ./data

Exit status 1 if an imported list is already stale.

Example:
  namesake lists import lists-2026-03-02.bundle --lists ./official-lists
`;

/** Imports the lists of a bundle. */
export async function importCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, {
    lists: { type: 'string' },
    key: { type: 'string' },
    reason: { type: 'string' },
    data: { type: 'string' },
  });
  const [path, ...more] = texts;
  if (path === undefined || more.length > 0) throw new UsageError('lists import takes one bundle.');
  const overrides = { DATA_DIR: values.data, LISTS_DIR: values.lists };
  const settings = resolveSettings(readEnvironment().environment, overrides);
  const { dataDir, listsDir } = settings;
  if (listsDir === null) throw new UsageError('--lists is needed: the folder that the service is started with.');
  const bundle = await refusing(() => openBundle(path));
  const key = values.key?.replace(/^sha256:/, '').toLowerCase();
  if (key !== undefined && key !== bundle.fingerprint)
    throw new UsageError(`The bundle is signed with the key ${bundle.fingerprint}, not with that one.`);
  if (key === undefined && !trustedKeys(dataDir).has(bundle.fingerprint))
    throw new UsageError(
      `The bundle is signed with the key ${bundle.fingerprint}, which is not trusted here. If the exporting site confirms this key, pass it with --key.`,
    );
  const reason = values.reason?.trim() ?? '';
  const onList = (list: string): void => void process.stderr.write(`Reading ${list}\n`);
  const options = { listsDir, workDir: dataDir, accepted: reason !== '', nowMs: Date.now(), onList };
  const versions = await refusing(() => importBundle(bundle, options));
  trustKey(dataDir, bundle.fingerprint);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const lists = versions.map(({ id, sha256 }) => `${id}@${sha256.replace(/^sha256:/, '')}`);
    const checked = Object.fromEntries(
      versions.map(({ sha256, checkedAt }) => [sha256.replace(/^sha256:/, ''), checkedAt]),
    );
    const detail = { key: bundle.fingerprint, createdAt: bundle.createdAt, lists, checked, reason };
    if (reason !== '') await acceptOlder(storage, versions, Date.now());
    await storage.audit.append({
      at: Date.now(),
      actor: 'operator',
      action: IMPORTED,
      target: '',
      detail,
      requestId: '',
    });
  } finally {
    await storage.close();
  }
  for (const { id, records, checkedAt } of versions)
    process.stdout.write(`${id}: ${records} records, ${ageOf(checkedAt)}\n`);
  const stale = versions.filter(({ checkedAt }) => isStale(checkedAt));
  if (stale.length === 0) return;
  process.stderr.write(
    `${stale.length} of ${versions.length} lists are stale already: ${stale.map(({ id }) => id).join(', ')}. Fetch a newer bundle.\n`,
  );
  process.exitCode = 1;
}

/** Days since the exporting site's contact with the publisher after which a list is already stale. */
const STALE_DAYS = 7;

const hoursSince = (checkedAt: string): number => Math.max(0, (Date.now() - Date.parse(checkedAt)) / HOUR_MS);
const isStale = (checkedAt: string): boolean => hoursSince(checkedAt) / 24 >= STALE_DAYS;

function ageOf(checkedAt: string): string {
  const hours = hoursSince(checkedAt);
  const age = hours < 48 ? `${Math.floor(hours)} hours` : `${Math.floor(hours / 24)} days`;
  return `last checked with its publisher ${age} ago${isStale(checkedAt) ? ': STALE' : ''}`;
}

/** Reports problems of a bundle or its lists to the operator. */
async function refusing<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof BundleRefused || error instanceof ListRefused)
      throw new UsageError(`The bundle is not taken. ${error.message}`);
    throw error;
  }
}
