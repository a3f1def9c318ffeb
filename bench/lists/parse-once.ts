// Reads one list file and prints the cost as JSON. A separate process, so that its memory is only that of the reading.
import { readFileSync, statSync } from 'node:fs';
import { readListFile } from '@namesake/lists';

export type ParseMeasure = {
  readonly records: number;
  readonly megabytes: number;
  readonly mbPerCpuSecond: number;
  /** Maximum resident memory above that of the process before reading, in MB. */
  readonly memoryMb: number;
  /**
   * CPU time as a multiple of a pass over the text that just reads each letter, so it does not depend on the machine.
   */
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

/** Times the second of two passes; the first is for the compiler. */
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
