import { HOSTILE_FILES, NO_FILES } from '../test/hostile-files.ts';
import { isCheap, Reader } from './reading-cost.ts';

/**
 * Measures what refusing each hostile file costs, in a process of its own. Exit 1 where one takes more than 5 s of CPU
 * time or 300 MB. `node measure-hostile-files.ts [part of a name] [megabytes]`
 */

const [wanted = '', size = '400'] = process.argv.slice(2);
let bad = 0;
for (const file of [...NO_FILES, ...HOSTILE_FILES].filter(({ what }) => what.includes(wanted))) {
  const reader = new Reader();
  const cost = await reader.costOf(file, Number(size));
  reader.end();
  const { outcome, cpuSeconds, megabytes } = cost;
  if (!isCheap(cost)) bad += 1;
  const figures = `${cpuSeconds.toFixed(1).padStart(5)} s ${String(Math.round(megabytes)).padStart(5)} MB`;
  process.stdout.write(`${isCheap(cost) ? '    ' : 'BAD '}${figures}  ${file.what}: ${outcome}\n`);
}
process.exitCode = bad === 0 ? 0 : 1;
