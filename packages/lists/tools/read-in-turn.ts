import { readFileSync, writeFileSync } from 'node:fs';
import { ListRefused } from '../src/list/list-refused.ts';
import { readListFile } from '../src/read/read-list-file.ts';

/**
 * Reads each file that it is sent the path of, and answers the result and the cost. Started by `reading-cost.ts`.
 */

/** Linux counts the memory of the process that started this one in `maxRSS`; `VmHWM` is this one's own. */
function mostMegabytes(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

/** What an earlier file took is not counted for this one. */
function forgetMost(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Not Linux: reports the maximum of all files so far, which is stricter.
  }
}

process.on('message', async (path: string) => {
  forgetMost();
  const before = process.cpuUsage();
  const outcome = await readListFile(path, { onListing: () => {} }).then(
    ({ records }) => `read ${records} records`,
    (error: unknown) =>
      error instanceof ListRefused
        ? `refused ${error.code}: ${error.reason.slice(0, 100)}`
        : `failed: ${String(error)}`,
  );
  const { user, system } = process.cpuUsage(before);
  process.send?.({ outcome, cpuSeconds: (user + system) / 1e6, megabytes: mostMegabytes() });
});
