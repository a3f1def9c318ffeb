import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SCOPE_NAMES } from '@namesake/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startForClients } from '../support/client-journey.ts';
import type { FolderService } from '../support/folder-service.ts';

const TOOLS = fileURLToPath(new URL('../../../../node_modules/.cache/generators', import.meta.url));
const SCHEMATHESIS = 'schemathesis==4.32.5';
const SECONDS = 480;

/** Checks of what the specification means otherwise: other headers that may be absent, values that a rule refuses. */
const OTHERWISE = ['unsupported_method', 'positive_data_acceptance', 'missing_required_header'];
/** They would take away what it calls with. */
const LEFT_OUT = ['revokeToken', 'rotateToken'].flatMap((id) => ['--exclude-operation-id', id]);

/** Answers that reject what the specification forbids: its own ones, and that there is too much of it. */
const REJECTING = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, '5xx'];
const CONFIG = join(TOOLS, 'schemathesis.toml');

let service: FolderService;
beforeAll(async () => {
  service = await startForClients({ RATE_LIMIT: '1000000', ANONYMOUS_RATE_LIMIT: '1000000' }, SCOPE_NAMES);
  await mkdir(TOOLS, { recursive: true });
  const statuses = JSON.stringify(REJECTING.map(String));
  await writeFile(CONFIG, `[checks.negative_data_rejection]\nexpected-statuses = ${statuses}\n`);
});
afterAll(() => service.close());

async function run(program: string, args: readonly string[]): Promise<string> {
  const options = { cwd: TOOLS, maxBuffer: 256 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(program, args, options).catch((error) => {
    // It ends with 1 where it found something: that is read from what it prints.
    if (error.code === 1) return error;
    throw error;
  });
  return stdout;
}

it('schemathesis finds in eight minutes no answer that the specification does not describe', async () => {
  const bin = join(TOOLS, 'python', 'bin');
  await run('python3', ['-m', 'venv', join(TOOLS, 'python')]);
  await run(join(bin, 'pip'), ['install', '--quiet', SCHEMATHESIS]);
  const { url, token } = service.access;
  const said = await run(join(bin, 'schemathesis'), [
    '--config-file',
    CONFIG,
    'run',
    `${url}/api/v1/openapi.json`,
    '--url',
    url,
    '--header',
    `Authorization: Bearer ${token}`,
    '--max-time',
    String(SECONDS),
    '--continue-on-failure',
    '--exclude-checks',
    OTHERWISE.join(','),
    ...LEFT_OUT,
    '--suppress-health-check',
    'all',
    '--no-color',
    '--workers',
    '2',
  ]);
  expect(said).toMatch(/[\d,]{4,} generated/);
  expect(faultsIn(said)).toEqual([]);
});

/** Each operation with a fault. What `Prefer: handling=lenient` accepts is meant to be accepted. */
function faultsIn(said: string): readonly string[] {
  const [, failures = ''] = /=+ FAILURES =+\n([\s\S]*?)\n=+ [A-Z]/.exec(said) ?? [];
  const operations = failures.split(/^_{5,} /m).slice(1);
  return operations.filter((operation) => !operation.includes('handling=lenient'));
}
