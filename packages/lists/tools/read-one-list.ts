import { readFileSync } from 'node:fs';
import { ListRefused } from '../src/list/list-refused.ts';
import { readListFile } from '../src/read/read-list-file.ts';

/** Reads one file and prints what it came to, the seconds and the most memory (resident, MB) as JSON. */

/** Linux counts the memory of the process that started this one in `maxRSS`; `VmHWM` is this one's own. */
function mostMegabytes(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
}

const start = process.hrtime.bigint();
const outcome = await readListFile(process.argv[2] ?? '', { onListing: () => {} }).then(
  ({ records }) => `read ${records} records`,
  (error: unknown) =>
    error instanceof ListRefused ? `refused ${error.code}: ${error.reason.slice(0, 100)}` : `failed: ${String(error)}`,
);
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
process.stdout.write(`${JSON.stringify({ outcome, seconds, megabytes: mostMegabytes() })}\n`);
process.exit(0);
