import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SaveOrder } from '../../src/lists/index-file/save-index.ts';
import type { LoaderMessage } from '../../src/lists/loading/loader-protocol.ts';
import { nameOf, numbers } from '../support/un-list-of.ts';

const LOADER = fileURLToPath(new URL('../../src/lists/loading/loader-process.ts', import.meta.url));
/** So many that their index is not built in a blink: the build hears of nothing meanwhile. */
const PARTIES = 4000;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-loader-'));
  for (const part of ['lists', 'saved', 'versions']) await mkdir(join(dir, part));
  const party = (number: number): string => {
    const name = `${nameOf(number)} ${nameOf(Math.floor(number / 100))}`;
    return JSON.stringify({ id: `v-${number}`, schema: 'Person', properties: { name: [name] } });
  };
  await writeFile(join(dir, 'lists', 'vip.ftm.json'), numbers(0, PARTIES).map(party).join('\n'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Orders a load; the orderer ends when it hears a message of that kind. */
async function load(until: LoaderMessage['kind']): Promise<void> {
  const order: SaveOrder = {
    kind: 'dir',
    dir: join(dir, 'lists'),
    recordsDir: join(dir, 'versions'),
    saved: { dir: join(dir, 'saved'), user: 'service' },
  };
  const loader = fork(LOADER, [], { serialization: 'advanced' });
  const ended = once(loader, 'exit');
  loader.on('message', ({ kind }: LoaderMessage) => {
    if (kind === until && loader.connected) loader.disconnect();
  });
  loader.send(order);
  await ended;
}

const written = async (): Promise<number> =>
  (await readdir(join(dir, 'saved'))).length + (await readdir(join(dir, 'versions'))).length;

it('a loader whose service ended while it built an index writes nothing', async () => {
  await load('indexing');
  expect(await written()).toBe(0);
});

it('a loader whose service waits for it leaves one index', async () => {
  await load('built');
  expect(await written()).toBe(1);
});
