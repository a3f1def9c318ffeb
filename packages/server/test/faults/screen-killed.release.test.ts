import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { cleanEnvironment, runCommand } from '../support/spawn-service.ts';

const BIN = fileURLToPath(new URL('../../bin/namesake.js', import.meta.url));
const ROWS = 16_000;
const KILLS = 2;

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-killed-'));
  await mkdir(join(dir, 'lists'));
  await mkdir(join(dir, 'run'));
  await writeFile(join(dir, 'lists', 'consolidated.xml'), INVENTED_UN_LIST);
  const lines = Array.from({ length: ROWS }, (_, id) =>
    JSON.stringify({ id, searchText: id % 50 === 0 ? 'Orlan Vestrakof' : `Person Number${id}` }),
  );
  await writeFile(join(dir, 'in.jsonl'), `${lines.join('\n')}\n`);
});
afterAll(() => rm(dir, { recursive: true }));

const screen = (out: string): readonly string[] => [
  'screen',
  '--lists',
  join(dir, 'lists'),
  '--in',
  join(dir, 'in.jsonl'),
  '--out',
  out,
  '--checkpoint',
  join(dir, 'run', 'checkpoint'),
  '--data',
  join(dir, 'data'),
];

const rowsDone = (): number => {
  try {
    return Number(JSON.parse(readFileSync(join(dir, 'run', 'checkpoint'), 'utf8')).rows);
  } catch {
    return 0;
  }
};

/** Kills a process as soon as the checkpoint has moved; false where it ended before. */
async function killOnceItMoved(child: ChildProcess, changes: AsyncIterable<unknown>): Promise<boolean> {
  const before = rowsDone();
  for await (const _ of changes) {
    if (child.exitCode !== null) return false;
    if (rowsDone() > before) break;
  }
  child.kill('SIGKILL');
  return true;
}

describe('a screening that is killed', () => {
  it('goes on, as often as it is, without a row lost or repeated', async () => {
    const out = join(dir, 'out.jsonl');
    const killedAt: number[] = [];
    while (killedAt.length < KILLS) {
      const ended = new AbortController();
      const changes = watch(join(dir, 'run'), { signal: ended.signal });
      const child = spawn(process.execPath, [BIN, ...screen(out)], { env: cleanEnvironment(), stdio: 'ignore' });
      child.once('exit', () => ended.abort());
      const exited = once(child, 'exit');
      const killed = await killOnceItMoved(child, changes).catch(() => false);
      const [, signal] = await exited;
      expect([killed, signal]).toEqual([true, 'SIGKILL']);
      killedAt.push(rowsDone());
    }
    expect(killedAt[0]).toBeGreaterThan(0);
    expect(killedAt[1]).toBeGreaterThan(killedAt[0] ?? 0);
    expect(killedAt[1]).toBeLessThan(ROWS);
    const last = await runCommand(screen(out));
    expect([last.code, last.stderr]).toEqual([0, expect.stringMatching(/going on after \d+ rows/)]);
    const answers = (await readFile(out, 'utf8')).trimEnd().split('\n');
    expect(answers.map((line) => Number(JSON.parse(line).id))).toEqual(Array.from({ length: ROWS }, (_, id) => id));

    const whole = join(dir, 'whole.jsonl');
    await rm(join(dir, 'run', 'checkpoint'));
    expect((await runCommand(screen(whole))).code).toBe(0);
    expect((await readFile(out)).equals(await readFile(whole))).toBe(true);
  });
});
