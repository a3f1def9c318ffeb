import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanEnvironment } from '../support/spawn-service.ts';
import { copyContext } from './copy-context.ts';
import { execForm, type Instruction, REPOSITORY, readImageEnvironment, readStages } from './dockerfile.ts';

const isRoot = process.getuid?.() === 0;
const root = mkdtempSync(join(tmpdir(), 'namesake-image-'));
const [stages, image] = [readStages(), readStages().at(-1)];
/** Paths of the image lie below the folder of the test. */
const here = (text: string): string => text.replace(/(?<![\w.])\/(?=(?:app|data)\b)/g, `${root}/`);
const environment = {
  ...cleanEnvironment(),
  ...Object.fromEntries(
    Object.entries(image === undefined ? {} : readImageEnvironment(image)).map(([name, value]) => [name, here(value)]),
  ),
  NAMESAKE_HOST: '127.0.0.1',
  NAMESAKE_OFFLINE: 'true',
  // Nothing but the data folder and that of the system may be written.
  HOME: '/nonexistent',
  TMPDIR: '/tmp',
};
const COPIED = { recursive: true, verbatimSymlinks: true };
let port = 0;

/** A command of the image as its user: one without rights, where the test itself has them all. */
const asUser = (command: readonly string[]): readonly string[] => {
  const [, ...rest] = command.map(here);
  const node = [join(root, 'node'), ...rest];
  return isRoot ? ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups', '--no-new-privs', ...node] : node;
};

function run(command: readonly string[], env: NodeJS.ProcessEnv = environment): string {
  const [program = '', ...args] = asUser(command);
  return execFileSync(program, args, { cwd: join(root, 'app'), env, encoding: 'utf8', stdio: 'pipe' });
}

function copy({ flags, text }: Instruction, intoStage: string): void {
  const words = text.split(/\s+/);
  for (const from of words.slice(0, -1)) {
    const last = words.at(-1) ?? '';
    const to = join(intoStage, last.endsWith('/') ? join(last, basename(from)) : last);
    mkdirSync(dirname(to), { recursive: true });
    if (flags['from'] === 'packages') cpSync(join(root, 'packages-stage'), intoStage, COPIED);
    // The stage "web" is what the set-up of the tests has done already.
    else if (flags['from'] === 'web') cpSync(join(REPOSITORY, from.replace('/app/', '')), to, COPIED);
    else copyContext(from, to);
  }
}

/** All files with their sizes and times of change. */
const stateOf = (dir: string): string =>
  execFileSync('find', [dir, '-printf', '%p %s %T@\\n'], { encoding: 'utf8', maxBuffer: 64_000_000 });

beforeAll(async () => {
  chmodSync(root, 0o755);
  copyFileSync(process.execPath, join(root, 'node'));
  for (const instruction of stages.find(({ name }) => name === 'packages')?.instructions ?? []) {
    if (instruction.word === 'COPY') copy(instruction, join(root, 'packages-stage'));
    if (instruction.word === 'RUN')
      execFileSync('sh', ['-c', `${instruction.text} --prefer-offline`], {
        cwd: join(root, 'packages-stage'),
        stdio: 'pipe',
      });
  }
  for (const instruction of image?.instructions ?? []) {
    if (instruction.word === 'COPY') copy(instruction, join(root, 'app'));
    if (instruction.word === 'RUN' && instruction.text.startsWith('install -d'))
      for (const [folder] of here(instruction.text).matchAll(/(?<= )\/\S+/g)) {
        mkdirSync(folder, { mode: 0o700 });
        if (isRoot) chownSync(folder, 1000, 1000);
      }
    if (instruction.word === 'RUN' && instruction.text.startsWith('node ')) {
      const [program = '', flag = '', script = ''] = instruction.text.split(' ');
      run([program, flag, join(root, 'app', script)]);
    }
  }
  execFileSync('chmod', ['-R', 'a-w', join(root, 'app')]);
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const address = free.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  free.close();
});
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', root]);
  rmSync(root, { recursive: true });
});

it('the image starts as a user without rights on a read-only tree, answers, and stops with status 0', async () => {
  const find = (word: string): readonly string[] =>
    execForm(image?.instructions.find((instruction) => instruction.word === word)?.text ?? '[]');
  const env = { ...environment, NAMESAKE_PORT: String(port) };
  const before = stateOf(join(root, 'app'));
  const [program = '', ...args] = asUser([...find('ENTRYPOINT'), ...find('CMD')]);
  const service = spawn(program, args, { cwd: join(root, 'app'), env });
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    service.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Ready:')) resolve();
    });
    service.once('exit', () => reject(new Error(`ended before it was ready: ${said}`)));
  });
  service.stdout.resume();
  await ready;
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  expect((await fetch(`${url}/`, { headers: { accept: 'text/html' } })).status).toBe(200);
  run(find('HEALTHCHECK'), env);
  const token = run([...find('ENTRYPOINT'), 'tokens', 'create', '--name', 'test'], env).trim();
  const answer = await fetch(`${url}/api/v1/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ searchText: 'Arkady Polushtofov' }),
  });
  expect(await answer.json()).toMatchObject({ outcome: 'demo', total: 1 });
  const exited = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(() => run(find('HEALTHCHECK'), env)).toThrow();
  expect(stateOf(join(root, 'app'))).toBe(before);
});

it('the image has no tests, no tools of development and no list files of tests', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('node_modules'),
  );
  expect(files).toContain('packages/web/dist/index.html');
  expect(
    files.filter((path) => /\.test\.tsx?$|\/test\/|\/fixtures\/|^bench|^e2e|^tools|^packages\/\w+\/tools/.test(path)),
  ).toEqual([]);
  expect(readdirSync(join(root, 'app/node_modules'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:vitest|typescript|node-linux-.*)$/)]),
  );
});
