import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const BIN = fileURLToPath(new URL('../../bin/namesake.js', import.meta.url));
/** Prints the address of each module that is loaded. */
const HOOK = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => { process.stderr.write(url + '\\n'); return next(url, context); } });
`)}`;

const modulesOf = async (...args: readonly string[]): Promise<readonly string[]> =>
  (await run(process.execPath, ['--import', HOOK, BIN, ...args])).stderr.split('\n');
const isTable = (url: string): boolean => url.includes('/engine/src/knowledge/model/model.');

it.each(['--help', 'tokens --help', 'users --help', 'verify --help'])(
  'namesake %s loads no tables of the engine',
  async (command) => expect((await modulesOf(...command.split(' '))).filter(isTable)).toEqual([]),
);

it('namesake compare loads them', async () => expect((await modulesOf('compare', '--help')).some(isTable)).toBe(true));
