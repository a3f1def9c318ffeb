// Reads one list file and prints, as JSON, what it cost. A process of its own: its memory is that of this reading
// alone.
import { readFileSync, statSync } from 'node:fs';
import { readListFile } from '@namesake/lists';

export type ParseMeasure = {
  readonly records: number;
  readonly megabytes: number;
  readonly mbPerCpuSecond: number;
  /** Most resident memory over what the process had before, in MB. */
  readonly memoryMb: number;
  /** CPU time as a number of passes over the text that do nothing but look at each letter: the same on any machine. */
  readonly scans: number;
};

const SAMPLE_EVERY = 500;

async function measure(path: string): Promise<ParseMeasure> {
  const base = process.memoryUsage.rss();
  let peak = base;
  let records = 0;
  const before = process.threadCpuUsage();
  await readListFile(path, {
    onListing: () => {
      records += 1;
      if (records % SAMPLE_EVERY === 0) peak = Math.max(peak, process.memoryUsage.rss());
    },
  });
  const cpuMs = cpuSince(before);
  const { size } = statSync(path);
  return {
    records,
    megabytes: Math.round(size / 1e6),
    mbPerCpuSecond: Math.round(size / 1e3 / cpuMs),
    memoryMb: Math.round((peak - base) / 1e6),
    scans: Math.round((cpuMs / scanMs(path)) * 10) / 10,
  };
}

/** The second of two passes: the first is for the compiler. */
function scanMs(path: string): number {
  const text = readFileSync(path, 'utf8');
  let time = 0;
  for (const _ of [1, 2]) {
    const before = process.threadCpuUsage();
    let signs = 0;
    for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 0x3c) signs += 1;
    time = cpuSince(before);
    if (signs === 0) throw new Error('no XML');
  }
  return time;
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const [path = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await measure(path)));
