import { createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDownloaded, SOURCES } from '@namesake/lists';
import { fingerprintOf } from '../../bundle/bundle-format.ts';
import { bundleKey } from '../../bundle/bundle-keys.ts';
import { writeBundle } from '../../bundle/write-bundle.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptionsAndTexts, UsageError } from '../command.ts';

const USAGE = `Write the lists that this service downloaded into one signed file, for a site without a network.

Usage: namesake lists export FILE [--data DIR]

  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

The key is made into the data folder the first time. Tell the other site its fingerprint on another way than the file.

Example:
  namesake lists export lists-2026-03-02.bundle
`;

/** Writes a bundle of the downloaded lists. */
export async function exportCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { data: { type: 'string' } });
  const [path, ...more] = texts;
  if (path === undefined || more.length > 0) throw new UsageError('lists export takes the name of the file to write.');
  const { dataDir } = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const { loaded, refused } = await readDownloaded(join(dataDir, 'lists'), { onListing: () => {} });
  const [broken] = refused;
  if (broken !== undefined) throw broken;
  const files = loaded.filter(({ id }) => SOURCES.some((source) => source.id === id));
  if (files.length === 0) throw new UsageError(`Nothing was downloaded into ${join(dataDir, 'lists')} yet.`);
  const bundled = await Promise.all(
    files.map(async ({ id, checkedAt, file }) => ({ list: id, checkedAt, content: await readFile(file) })),
  );
  const key = bundleKey(dataDir);
  await writeFile(path, writeBundle(bundled, key, new Date().toISOString()), { flush: true });
  for (const { id } of loaded.filter((list) => !files.includes(list)))
    process.stdout.write(`${id}: left out, datasets are not taken along\n`);
  for (const { id, records, checkedAt } of files)
    process.stdout.write(`${id}: ${records} records, last checked ${checkedAt.slice(0, 16).replace('T', ' ')} UTC\n`);
  process.stdout.write(`${path}: signed with the key ${fingerprintOf(createPublicKey(key))}\n`);
}
