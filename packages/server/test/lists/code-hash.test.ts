import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeHash } from '../../src/lists/index-file/code-hash.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-code-'));
  await mkdir(join(dir, 'src', 'deep'), { recursive: true });
  await writeFile(join(dir, 'package.json'), '{"version":"1.0.0"}');
  await writeFile(join(dir, 'src', 'deep', 'fold.ts'), 'export const folded = 1;');
});
afterEach(() => rm(dir, { recursive: true }));

const hash = (): string => codeHash({ packages: [dir], entries: [] });

/** Of one module of the folder. */
const hashOf = (entry: string): string => codeHash({ packages: [], entries: [join(dir, entry)] });

it('is another where a source is changed by a letter, renamed or added, or a dependency has another version', async () => {
  const seen = [hash()];
  await writeFile(join(dir, 'src', 'deep', 'fold.ts'), 'export const folded = 2;');
  seen.push(hash());
  await rename(join(dir, 'src', 'deep', 'fold.ts'), join(dir, 'src', 'fold.ts'));
  seen.push(hash());
  await writeFile(join(dir, 'src', 'more.ts'), '');
  seen.push(hash());
  await writeFile(join(dir, 'package.json'), '{"version":"1.0.1"}');
  seen.push(hash());
  expect(new Set(seen).size).toBe(seen.length);
});

it('is the same where only tests are changed', async () => {
  const before = hash();
  await writeFile(join(dir, 'src', 'deep', 'fold.test.ts'), 'expect(1).toBe(1);');
  expect(hash()).toBe(before);
});

it('is another where a module that takes part, one that it imports or the thread that it starts is changed', async () => {
  await writeFile(
    join(dir, 'load.ts'),
    "import { fold } from './deep/fold.ts';\nnew Worker(new URL('./thread.ts', here));",
  );
  await mkdir(join(dir, 'deep'));
  await writeFile(join(dir, 'deep', 'fold.ts'), "export { cut } from '../cut.ts';");
  for (const name of ['cut.ts', 'thread.ts']) await writeFile(join(dir, name), 'one');
  const seen = [hashOf('load.ts')];
  for (const name of ['cut.ts', 'thread.ts', 'load.ts']) {
    await writeFile(join(dir, name), `${await readFile(join(dir, name), 'utf8')}\n// changed`);
    seen.push(hashOf('load.ts'));
  }
  expect(new Set(seen).size).toBe(4);
});

it('is the same where a module is changed that none of them runs, as a label of a PDF', async () => {
  await writeFile(join(dir, 'load.ts'), "import type { Label } from './label.ts';");
  await writeFile(join(dir, 'label.ts'), 'one');
  const before = hashOf('load.ts');
  await writeFile(join(dir, 'label.ts'), 'other');
  expect(hashOf('load.ts')).toBe(before);
});

it('is of the packages that read lists, build and open an index, wherever they are', () => {
  expect(codeHash()).toMatch(/^[0-9a-f]{64}$/);
});
