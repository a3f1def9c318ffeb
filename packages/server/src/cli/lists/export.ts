import { createPublicKey } from 'node:crypto';
import { join } from 'node:path';
import { type ListVersion, manifestForCopy, readDownloaded, SOURCES } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { fingerprintOf } from '../../lists/bundle/bundle-format.ts';
import { bundleKey } from '../../lists/bundle/bundle-keys.ts';
import { DATASET_FILES, LIST_FILES } from '../../lists/bundle/import-bundle.ts';
import { type ListToBundle, writeBundle } from '../../lists/bundle/write-bundle.ts';
import { readOptionsAndTexts, UsageError } from '../command/command.ts';

/** As long as a list on disk may go without being stale. */
const DAYS = 7;
const DAY_MS = 24 * 3_600_000;

const USAGE = `Write the lists and datasets downloaded by this service to one signed file, for a site without a network.

Usage: namesake lists export FILE [--days N] [--data DIR]

  --days N      how long it may be imported (1 to 365)                   7
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

The first export creates the key in the data folder. Send its fingerprint to the other site through a different channel.

Example:
  namesake lists export lists-2026-03-02.bundle
`;

/** Writes a bundle of the downloaded lists. */
export async function exportCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { days: { type: 'string' }, data: { type: 'string' } });
  const [path, ...more] = texts;
  if (path === undefined || more.length > 0) throw new UsageError('lists export takes the name of the file to write.');
  const days = values.days === undefined ? DAYS : Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 365)
    throw new UsageError('--days is a whole number from 1 to 365.');
  const { dataDir } = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const { loaded, refused } = await readDownloaded(join(dataDir, 'lists'));
  const [broken] = refused;
  if (broken !== undefined) throw broken;
  if (loaded.length === 0) throw new UsageError(`Nothing was downloaded into ${join(dataDir, 'lists')} yet.`);
  const key = bundleKey(dataDir);
  const nowMs = Date.now();
  const expiresAt = new Date(nowMs + days * DAY_MS).toISOString();
  await writeBundle(path, await Promise.all(loaded.map(toBundle)), key, {
    createdAt: new Date(nowMs).toISOString(),
    expiresAt,
  });
  for (const { id, records, checkedAt } of loaded)
    process.stdout.write(`${id}: ${records} records, last checked ${checkedAt.slice(0, 16).replace('T', ' ')} UTC\n`);
  process.stdout.write(`${path}: may be imported until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC\n`);
  process.stdout.write(`${path}: signed with the key ${fingerprintOf(createPublicKey(key))}\n`);
}

/** A list as stored; a dataset gets a manifest with the file name at the other site. */
async function toBundle({ id, checkedAt, file }: ListVersion): Promise<ListToBundle> {
  const [name, manifest] = DATASET_FILES;
  if (SOURCES.some((source) => source.id === id))
    return { list: id, checkedAt, files: [{ name: LIST_FILES[0], from: { path: file } }] };
  const text = await manifestForCopy(file, name);
  const files = [
    { name, from: { path: file } },
    { name: manifest, from: { text } },
  ];
  return { list: id, checkedAt, files };
}
