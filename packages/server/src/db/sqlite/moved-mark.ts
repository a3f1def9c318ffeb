import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { recordOf } from '../../lib/formats/json-record.ts';

const MARK = 'moved-to-postgres.json';

/** Where the records of a data folder were moved. */
type Moved = {
  /** Server and name of the database, without user and password. */
  readonly to: string;
  /** ISO 8601. */
  readonly at: string;
};

/** Marks the database as moved; the database itself stays unchanged. */
export function markMoved(dataDir: string, moved: Moved): void {
  const path = join(dataDir, MARK);
  // Replaces the mark of an interrupted move.
  rmSync(path, { force: true });
  writeFileSync(path, `${JSON.stringify(moved, null, 2)}\n`, { mode: 0o600, flush: true });
}

/**
 * A record in a store that was moved would be lost to both stores.
 * @throws ConfigError when the records of this data folder were moved
 */
export function refuseMoved(dataDir: string): void {
  const path = join(dataDir, MARK);
  if (!existsSync(path)) return;
  const { to, at } = readMark(path);
  throw new ConfigError(
    `The records of ${dataDir} were moved to the database ${to} on ${at}. Set NAMESAKE_DATABASE_URL to it. To go back to the records as they were then, without what was recorded since, remove ${path}.`,
  );
}

/** The presence of the mark is enough. */
function readMark(path: string): Moved {
  try {
    const { to, at } = recordOf(JSON.parse(readFileSync(path, 'utf8')));
    return { to: String(to), at: String(at) };
  } catch {
    return { to: 'that it was moved to', at: 'a day that cannot be read any more' };
  }
}
