import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_AHEAD_MS } from '@namesake/lists';
import { CLOCK_TOLERANCE_MS } from '../lists/state/list-keeper.ts';
import { type Examined, factsOf } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';

const FIX = 'Set the clock by NTP (timedatectl, chrony), then start the service again.';
/** This machine wrote the files in these folders, so their times come from its clock. */
const WRITTEN_HERE = ['.', 'index', 'versions', 'lists'];

/** Checks that the clock is not behind what was recorded, published or written. It determines the age of lists. */
export function checkClock(examined: Examined): readonly Found[] {
  const { nowMs, settings, lists } = examined;
  const found: Found[] = [];
  const latestAt = factsOf(examined)?.latestAt ?? null;
  if (latestAt !== null && nowMs < latestAt - CLOCK_TOLERANCE_MS)
    found.push(
      problem(
        `The clock shows ${text(nowMs)}, earlier than the latest record here, of ${text(latestAt)}: the age of lists on disk is unknown.`,
        FIX,
      ),
    );
  const ahead = lists.versions.filter(({ publishedAt }) => Date.parse(publishedAt) > nowMs + MAX_AHEAD_MS);
  for (const { id, publishedAt } of ahead)
    found.push(
      problem(
        `The clock shows ${text(nowMs)}, and ${id} was published on ${publishedAt.slice(0, 10)}: one of the two is wrong.`,
        `${FIX} If the clock is right, ask the publisher about the file.`,
      ),
    );
  const newestMs = newestFile(settings.dataDir);
  if (newestMs !== undefined && newestMs > nowMs + CLOCK_TOLERANCE_MS)
    found.push(
      warning(
        `A file in the data folder was written at ${text(newestMs)}, which is still to come: the clock was set back, or the file system has another.`,
        FIX,
      ),
    );
  return found.length > 0 ? found : [ok(`The clock shows ${text(nowMs)}; nothing here is newer.`)];
}

/** Unix milliseconds; undefined if there are no files. */
function newestFile(dataDir: string): number | undefined {
  const times = WRITTEN_HERE.flatMap((folder) => {
    const dir = join(dataDir, folder);
    if (!existsSync(dir)) return [];
    const files = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isFile());
    return files.flatMap(({ name }) => statSync(join(dir, name), { throwIfNoEntry: false })?.mtimeMs ?? []);
  });
  return times.length === 0 ? undefined : Math.max(...times);
}

const text = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
