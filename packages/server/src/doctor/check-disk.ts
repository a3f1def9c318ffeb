import { existsSync, readdirSync, type StatsFs, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Examined, factsOf } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';
import { sizeText } from './size-text.ts';

const MIB = 2 ** 20;
const DAY_MS = 24 * 3_600_000;
const GROWTH_DAYS = 30;
const USUAL_LISTINGS = 70_000;
/** Bytes of a listing in a saved index and in a stored version, as measured with eleven lists. */
const INDEX_PER_LISTING = 2_400;
const VERSION_PER_LISTING = 120;
/** For a log of the database, drafts and a margin. */
const RESERVE = 64 * MIB;

/** File systems, by Linux magic number, on which a database is not safe or does not last. */
const NETWORK: ReadonlyMap<number, string> = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB2'],
  [0x01021997, '9P'],
  [0x00c36400, 'Ceph'],
  [0x5346414f, 'AFS'],
  [0x65735546, 'FUSE'],
]);
const FLEETING: ReadonlyMap<number, string> = new Map([
  [0x01021994, 'tmpfs, in memory: it is empty after a reboot'],
  [0x858458f6, 'ramfs, in memory: it is empty after a reboot'],
  [0x794c7630, 'overlayfs, the layer of a container: it is lost with the container'],
]);

/** Checks that the disk of the data folder suits a database, with room for the next load and for records. */
export function checkDisk(examined: Examined, statfs: (path: string) => StatsFs = statfsSync): readonly Found[] {
  const { dataDir } = examined.settings;
  let there = dataDir;
  while (!existsSync(there) && there !== dirname(there)) there = dirname(there);
  const system = statfs(there);
  return [...kindFound(system.type, dataDir), ...roomFound(examined, system)];
}

function kindFound(type: number, dataDir: string): readonly Found[] {
  if (process.platform !== 'linux') return [];
  const network = NETWORK.get(type);
  if (network !== undefined)
    return [
      (network === 'FUSE' ? warning : problem)(
        `${dataDir} is on a file system of kind ${network}: SQLite's write-ahead log needs shared memory and locks that network shares lack.`,
        'Put the data folder on a local disk.',
      ),
    ];
  const fleeting = FLEETING.get(type);
  return fleeting === undefined
    ? []
    : [warning(`${dataDir} is on ${fleeting}.`, 'Put the data folder on a disk or a volume that lasts.')];
}

function roomFound(examined: Examined, { bavail, bsize, files, ffree }: StatsFs): readonly Found[] {
  const free = bavail * bsize;
  const { index, versions, downloads, growth } = needs(examined);
  const load = index + versions + downloads + RESERVE;
  const text =
    `${sizeText(free)} free. The next load needs up to ${sizeText(load)}: ${sizeText(index)} for the index, which is written next to the old one, ` +
    `${sizeText(versions)} for versions, ${downloads > 0 ? `${sizeText(downloads)} for downloads, ` : ''}${sizeText(RESERVE)} in reserve.${growth < MIB ? '' : ` ${GROWTH_DAYS} days of records take about ${sizeText(growth)}.`}`;
  const fix =
    'Make room, or move the data folder to a larger disk. When it is full, nothing is recorded and no search is answered.';
  const room = free < load ? problem(text, fix) : free < load + growth ? warning(text, fix) : ok(text);
  return files > 0 && ffree === 0
    ? [room, problem('The file system has no inodes left: no file can be created.', fix)]
    : [room];
}

type Needs = { readonly index: number; readonly versions: number; readonly downloads: number; readonly growth: number };

/** Uses known sizes if available, otherwise estimates from the number of listings. */
function needs(examined: Examined): Needs {
  const { lists, settings, nowMs } = examined;
  const known = lists.versions.reduce((sum, { records }) => sum + records, 0);
  const listings = known === 0 ? USUAL_LISTINGS : known;
  const saved = lists.saved.reduce((most, { bytes }) => Math.max(most, bytes), 0);
  const facts = factsOf(examined);
  const days = facts?.firstAt == null ? 1 : Math.max(1, (nowMs - facts.firstAt) / DAY_MS);
  return {
    index: Math.max(saved, listings * INDEX_PER_LISTING),
    versions: listings * VERSION_PER_LISTING,
    downloads: settings.listsDir === null ? bytesIn(join(settings.dataDir, 'lists')) : 0,
    // Records in PostgreSQL use that server's disk.
    growth: facts?.server != null ? 0 : (((facts?.bytes ?? 0) + (facts?.walBytes ?? 0)) / days) * GROWTH_DAYS,
  };
}

/** Each download is written next to the file it replaces. */
function bytesIn(dir: string): number {
  if (!existsSync(dir)) return 0;
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce(
    (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
