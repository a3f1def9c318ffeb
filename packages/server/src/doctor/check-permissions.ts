import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

/** Private files. */
const PRIVATE = ['namesake.db', 'namesake.db-wal', 'namesake.db-shm', 'secret', 'bundle-key.pem'];
const OTHERS = 0o077;
const OTHERS_ENTER = 0o011;

/** Checks that the data folder belongs to this user, is closed to others, and is writable. */
export function checkPermissions({ settings, isMade }: Installation): readonly Found[] {
  const { dataDir } = settings;
  if (!isMade) return [parentFound(dataDir)];
  const folder = statSync(dataDir);
  if (!folder.isDirectory())
    return [problem(`The data folder ${dataDir} is not a folder.`, 'Give another one with --data.')];
  const files = PRIVATE.map((name) => join(dataDir, name)).filter((path) => existsSync(path));
  const found = [dataDir, ...files].flatMap((path) => accessFound(path, path === dataDir));
  if (process.platform !== 'win32') {
    if ((folder.mode & OTHERS) !== 0)
      found.push(
        warning(
          `The data folder ${dataDir} has mode ${modeOf(folder.mode)}: other users of this machine may read it.`,
          `chmod 700 ${dataDir}`,
        ),
      );
    found.push(...ownersFound(dataDir, files));
    const isOpen = (folder.mode & OTHERS_ENTER) !== 0;
    for (const path of files) {
      const { mode } = statSync(path);
      if ((mode & OTHERS) === 0) continue;
      const text = `${path} has mode ${modeOf(mode)}`;
      found.push(
        isOpen
          ? problem(`${text}: other users of this machine may read it.`, `chmod 600 ${path}`)
          : warning(`${text}; only the mode of the folder keeps others out.`, `chmod 600 ${path}`),
      );
    }
  }
  return found.length > 0 ? found : [ok(`${dataDir} belongs to this user, is writable, and is closed to others.`)];
}

function parentFound(dataDir: string): Found {
  let there = dirname(dataDir);
  while (!existsSync(there) && there !== dirname(there)) there = dirname(there);
  return mayWrite(there, true)
    ? ok(`The data folder ${dataDir} does not exist yet: the first start creates it.`)
    : problem(
        `The data folder ${dataDir} does not exist, and ${there} is not writable.`,
        'Create it, or give another one with --data.',
      );
}

function accessFound(path: string, isFolder: boolean): readonly Found[] {
  if (mayWrite(path, isFolder)) return [];
  return [
    problem(
      `${path} cannot be written by this user: nothing can be recorded.`,
      'Check its owner, its permissions and how it is mounted; run this as the user of the service.',
    ),
  ];
}

/**
 * Several owners mean that several users used the folder, often including root: the service cannot write files of
 * others.
 */
function ownersFound(dataDir: string, files: readonly string[]): readonly Found[] {
  const me = process.getuid?.();
  const { uid } = statSync(dataDir);
  const others = files.filter((path) => statSync(path).uid !== uid);
  const foreign = others.map((path) =>
    warning(
      `${path} belongs to user ${statSync(path).uid}, the data folder to user ${uid}.`,
      `Run every command as the user of the service. Then: chown ${uid} ${path}`,
    ),
  );
  if (me === undefined || me === uid) return foreign;
  const text = `The data folder belongs to user ${uid}, and this runs as user ${me}.`;
  return [warning(text, 'Run this, and every command, as the user of the service.'), ...foreign];
}

function mayWrite(path: string, isFolder: boolean): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0));
    return true;
  } catch {
    return false;
  }
}

const modeOf = (mode: number): string => (mode & 0o7777).toString(8).padStart(4, '0');
