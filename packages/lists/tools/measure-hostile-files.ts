import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOSTILE_FILES, type HostileFile, makeHostile, NO_FILES } from '../test/hostile-files.ts';

/** Measures what refusing each hostile file costs, in a process of its own. Exit 1 where one takes more than 5 s or 300 MB. `node measure-hostile-files.ts [part of a name] [megabytes]` */

const MOST_SECONDS = 5;
const MOST_MB = 300;
const READER = join(import.meta.dirname, 'read-one-list.ts');

type Cost = { readonly outcome: string; readonly seconds: number; readonly megabytes: number };

function costOf(file: HostileFile, megabytes: number): Cost {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-hostile-'));
  try {
    const path = makeHostile(file, dir, megabytes);
    const { stdout, status, signal } = spawnSync(process.execPath, [READER, path], {
      timeout: 60_000,
      encoding: 'utf8',
    });
    const last = stdout.trim().split('\n').at(-1) ?? '';
    if (status !== 0) return { outcome: `ended with ${signal ?? status}`, seconds: 60, megabytes: 0 };
    return JSON.parse(last);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const [wanted = '', size = '400'] = process.argv.slice(2);
let bad = 0;
for (const file of [...NO_FILES, ...HOSTILE_FILES].filter(({ what }) => what.includes(wanted))) {
  const { outcome, seconds, megabytes } = costOf(file, Number(size));
  const isBad = seconds > MOST_SECONDS || megabytes > MOST_MB || !outcome.startsWith('refused');
  if (isBad) bad += 1;
  const figures = `${seconds.toFixed(1).padStart(5)} s ${String(Math.round(megabytes)).padStart(5)} MB`;
  process.stdout.write(`${isBad ? 'BAD ' : '    '}${figures}  ${file.what}: ${outcome}\n`);
}
process.exitCode = bad === 0 ? 0 : 1;
