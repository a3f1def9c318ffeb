import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const TOOLS = fileURLToPath(new URL('../../../../tools', import.meta.url));
const LOCK = {
  packages: {
    '': {},
    'node_modules/own': { link: true },
    'node_modules/there': {},
    'node_modules/missing': { os: [process.platform] },
    'node_modules/elsewhere': { os: [`!${process.platform}`] },
  },
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'namesake-setup-'));
  await mkdir(join(root, 'tools'));
  for (const file of ['setup.js', 'progress.js', 'locked-packages.js'])
    await copyFile(join(TOOLS, file), join(root, 'tools', file));
  await writeFile(join(root, 'package.json'), '{"type": "module"}');
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(LOCK));
  await mkdir(join(root, 'node_modules', 'there'), { recursive: true });
  await writeFile(join(root, 'node_modules', 'there', 'package.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

/** Sets up with a program of this text in the place of npm. */
async function setUp(npm: string) {
  await mkdir(join(root, 'bin'), { recursive: true });
  await writeFile(join(root, 'bin', 'npm'), `#!/bin/sh\n${npm}\n`);
  await chmod(join(root, 'bin', 'npm'), 0o755);
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}` };
  const child = spawn(process.execPath, [join(root, 'tools', 'setup.js')], { env });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => {
    stdout += String(data);
  });
  child.stderr.on('data', (data) => {
    stderr += String(data);
  });
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, stdout, stderr };
}

const INSTALLS =
  'mkdir -p node_modules/.bin packages/web/dist; echo x > packages/web/dist/index.html; echo "said by $1" >&2';

describe.skipIf(process.platform === 'win32')('the set-up', () => {
  it('says what it begins and what it came to, on standard error, and nothing the second time', async () => {
    const first = await setUp(INSTALLS);
    expect([first.code, first.stdout, first.stderr.split('\n')]).toEqual([
      0,
      '',
      [
        'namesake: installing dependencies (once) …',
        'said by ci',
        expect.stringMatching(/^namesake: installing dependencies \(once\): done after \d+ s$/),
        'namesake: building the web interface …',
        'said by run',
        expect.stringMatching(/^namesake: building the web interface: done after \d+ s$/),
        '',
      ],
    ]);
    expect(await setUp(INSTALLS)).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('ends where npm fails, with what npm said and one line', async () => {
    const { code, stderr } = await setUp('echo "no registry" >&2; exit 3');
    expect([code, stderr.split('\n').slice(1, -1)]).toEqual([
      1,
      [
        'no registry',
        expect.stringMatching(/^namesake: installing .*: failed \(npm ci ended with exit code 3\) after \d+ s$/),
      ],
    ]);
  });

  it.each([
    ['installs nothing again behind a plain npm ci', { version: '1.0.0', integrity: 'sha512-a' }, []],
    ['installs where another version is there', { version: '0.9.0', integrity: 'sha512-b' }, ['said by ci']],
    ['installs where npm left a package out', undefined, ['said by ci']],
  ])('%s', async (_, noted, said) => {
    const there = { version: '1.0.0', integrity: 'sha512-a' };
    const lock = { packages: { '': {}, 'node_modules/own': { link: true }, 'node_modules/there': there } };
    await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
    await mkdir(join(root, 'node_modules', '.bin'));
    const note = { packages: { 'node_modules/there': noted } };
    await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify(note));
    const { code, stderr } = await setUp(INSTALLS);
    expect([code, stderr.split('\n').filter((line) => line.startsWith('said by ci'))]).toEqual([0, said]);
  });

  it('counts the packages that this machine needs and those that are there', async () => {
    const script = `import { installedOf, lockedPackages } from '${join(root, 'tools', 'locked-packages.js')}';
      const paths = lockedPackages('${root}');
      process.stdout.write(installedOf(paths) + ' of ' + paths.length);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [data] = await once(child.stdout, 'data');
    expect(String(data)).toBe('1 of 2');
  });
});
