import { join } from 'node:path';
import { readListFile } from '@namesake/lists';
import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings, type Settings } from '../../config/settings.ts';
import { countChanges, diffLines } from '../../lists/versions/diff-lines.ts';
import { VersionFiles } from '../../lists/versions/version-files.ts';
import { shareVersions } from '../../lists/versions/version-share.ts';
import { readOptionsAndTexts, UsageError } from '../command/command.ts';
import { needDatabase } from '../command/data-folder.ts';

const USAGE = `Show what differs between two versions of a list: listings added, changed and removed.

Usage: namesake lists diff OLD NEW [--data DIR] [--json]

  OLD, NEW      a list file, or a stored version as LIST@HASH (the first eight or more digits, see: lists versions)
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data
  --json        one JSON line for each listing that differs

Examples:
  namesake lists diff ./monday/consolidated.xml ./friday/consolidated.xml
  namesake lists diff un_sc@3f9c01aa un_sc@b81d77e0
`;

const SIGNS = { added: '+', changed: '~', removed: '-' } as const;

/** Compares two list files or stored versions. */
export async function diffCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { data: { type: 'string' }, json: { type: 'boolean' } });
  const [before, after, ...more] = texts;
  if (before === undefined || after === undefined || more.length > 0)
    throw new UsageError('lists diff takes two files or versions: OLD NEW.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const [old, now] = [await sideOf(before, settings), await sideOf(after, settings)];
  if (old.list !== now.list)
    throw new UsageError(`These are two lists, ${old.list} and ${now.list}: compare one with itself.`);
  const changes = diffLines(old.lines, now.lines);
  if (values.json === true) {
    for (const { name, ...change } of changes)
      process.stdout.write(`${JSON.stringify({ ...change, primaryName: name })}\n`);
    return;
  }
  for (const { change, listing, name, fields } of changes)
    process.stdout.write(
      `${SIGNS[change]} ${listing}  ${name}${fields.length === 0 ? '' : `  (${fields.join(', ')})`}\n`,
    );
  const { added, changed, removed } = countChanges(changes);
  process.stdout.write(`${now.list}: ${added} added, ${changed} changed, ${removed} removed\n`);
}

type Side = { readonly list: string; readonly lines: Iterable<string> };

async function sideOf(text: string, settings: Settings): Promise<Side> {
  const stored = /^([\w-]+)@([0-9a-f]{8,64})$/.exec(text);
  if (stored === null) return readSide(text);
  const [, list = '', hash = ''] = stored;
  needDatabase(settings);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const [found, ...others] = await storage.listVersions.find(list, hash);
    if (
      found === undefined ||
      others.some(({ sha256, content }) => sha256 !== found.sha256 && content !== found.content)
    )
      throw new UsageError(`No version ${text} is known here, or several begin so. See: namesake lists versions`);
    if (!found.isProved)
      throw new UsageError(`What is stored of ${text} is not what was recorded, or nothing proves it: namesake verify`);
    if (!found.kept) throw new UsageError(`The listings of ${text} are not kept any more.`);
    const dir = join(settings.dataDir, 'versions');
    await shareVersions(dir, storage.shared).fetch([found.content]);
    return { list, lines: new VersionFiles(dir).read(found.content) };
  } finally {
    await storage.close();
  }
}

async function readSide(path: string): Promise<Side> {
  const lines: string[] = [];
  const { id } = await readListFile(path, { onListing: (listing) => void lines.push(JSON.stringify(listing)) });
  return { list: id, lines: lines.sort() };
}
