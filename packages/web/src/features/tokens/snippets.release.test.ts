import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_NAME, SNIPPETS } from './snippets.ts';

type Answer = { readonly status: number; readonly body: string };
let answer: Answer = { status: 200, body: '{}' };
let seen: { headers: IncomingHttpHeaders; body: string } | undefined;
let server: Server;
let baseUrl = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      seen = { headers: request.headers, body };
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => void server.close());

const directory = mkdtempSync(join(tmpdir(), 'namesake-snippets-'));
const has = (command: string) => spawnSync(command, ['--version']).status === 0;

/** How each snippet is run; the token comes from the environment, as the page says. */
const RUNNERS = {
  curl: { needs: ['bash', 'curl', 'jq'], run: (code: string) => ['bash', '-c', code] },
  javascript: { needs: ['node'], run: (code: string) => ['node', fileWith('screen.mjs', code)] },
  python: { needs: ['python3'], run: (code: string) => ['python3', fileWith('screen.py', code)] },
} as const;

function fileWith(name: string, code: string): string {
  const path = join(directory, name);
  writeFileSync(path, code);
  return path;
}

function exitStatus(command: readonly string[]): Promise<number | null> {
  const [program = '', ...args] = command;
  const env = { ...process.env, NAMESAKE_TOKEN: 'nsk_live_example' };
  return new Promise((resolve, reject) => {
    spawn(program, args, { env, stdio: 'ignore' }).on('error', reject).on('close', resolve);
  });
}

const json = (value: unknown, status = 200): Answer => ({ status, body: JSON.stringify(value) });
const HOLDS: readonly [string, Answer][] = [
  ['a potential match', json({ outcome: 'potential_match', complete: true })],
  ['an incomplete no_match', json({ outcome: 'no_match', complete: false })],
  ['a no_match that does not say it is complete', json({ outcome: 'no_match' })],
  ['complete as a text', json({ outcome: 'no_match', complete: 'true' })],
  ['a demo answer', json({ outcome: 'demo', complete: false })],
  ['an insufficient name', json({ outcome: 'insufficient_name', complete: true })],
  ['a problem', json({ title: 'The API token was revoked', code: 'token_revoked' }, 401)],
  ['a server without its lists', json({ code: 'lists_unavailable' }, 503)],
  ['a pass under an error status', json({ outcome: 'no_match', complete: true }, 500)],
  ['null', json(null)],
  ['something that is not JSON', { status: 200, body: '<html>' }],
  ['nothing', { status: 200, body: '' }],
];

describe.each(SNIPPETS)('the $label snippet', ({ id, code }) => {
  const { needs, run } = RUNNERS[id];
  const missing = needs.filter((command) => !has(command));
  const runnable = it.skipIf(missing.length > 0);
  if (missing.length > 0) {
    process.stderr.write(`skipped: the ${id} snippet is not run, ${missing.join(', ')} missing\n`);
  }

  runnable('passes on a complete no_match, and sends what it should', async () => {
    answer = json({ outcome: 'no_match', complete: true, results: [] });
    expect(await exitStatus(run(code({ baseUrl })))).toBe(0);
    expect(seen?.headers.authorization).toBe('Bearer nsk_live_example');
    expect(seen?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen?.body ?? '')).toEqual({ searchText: EXAMPLE_NAME });
  });

  runnable.each(HOLDS)('holds on %s', async (_, held) => {
    answer = held;
    expect(await exitStatus(run(code({ baseUrl })))).not.toBe(0);
  });

  runnable('holds when nobody answers', async () => {
    expect(await exitStatus(run(code({ baseUrl: 'http://127.0.0.1:1' })))).not.toBe(0);
  });
});
