import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evidenceCommand } from '../../src/cli/evidence.ts';
import { jobsCommand } from '../../src/cli/jobs.ts';
import { keysCommand } from '../../src/cli/keys.ts';
import { heldCommand } from '../../src/cli/lists/held.ts';
import { refusedCommand } from '../../src/cli/lists/refused.ts';
import { versionsCommand } from '../../src/cli/lists/versions.ts';
import { ownership } from '../../src/cli/ownership.ts';
import { policiesCommand } from '../../src/cli/policies.ts';
import { tokens } from '../../src/cli/tokens.ts';
import { users } from '../../src/cli/users.ts';

const COMMANDS: readonly [string, (args: readonly string[]) => Promise<void>][] = [
  ['tokens list', (data) => tokens(['list', ...data])],
  ['tokens revoke', (data) => tokens(['revoke', 'tok_none', ...data])],
  ['users list', (data) => users(['list', ...data])],
  ['users unlock', (data) => users(['unlock', 'admin', ...data])],
  ['jobs list', (data) => jobsCommand(['list', ...data])],
  ['keys list', (data) => keysCommand(['list', ...data])],
  ['policies relax', (data) => policiesCommand(['relax', 'x', '--reason', 'alone', ...data])],
  ['ownership export', (data) => ownership(['export', ...data])],
  ['lists versions', versionsCommand],
  ['lists held', heldCommand],
  ['lists refused', refusedCommand],
  ['evidence', (data) => evidenceCommand(['--from', '2026-01-01', '--to', '2026-01-02', '--out', 'x.zip', ...data])],
];

let parent: string;
let dir: string;
let written: { readonly out: string[]; readonly err: string[] };
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'namesake-no-data-'));
  dir = join(parent, 'data');
  written = { out: [], err: [] };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.err.push(String(text)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(parent, { recursive: true });
});

describe('a command about what is recorded, where there is no database', () => {
  it.each(COMMANDS)('creates no folder: %s', async (_, run) => {
    await expect(run(['--data', dir])).rejects.toThrow(
      `There is no database in ${dir}. Name the service's data folder with --data.`,
    );
    expect(existsSync(dir)).toBe(false);
  });
});

describe('the first token', () => {
  it('creates the data folder and says so beside standard output, which has only the token', async () => {
    await tokens(['create', '--name', 'payments', '--data', dir]);
    expect(written.out.join('')).toMatch(/^nsk_\S+\n$/);
    expect(written.err.join('')).toBe(
      `Created a new data folder ${dir}. If the service has another one, name that with --data.\n`,
    );
    await tokens(['create', '--name', 'another', '--data', dir]);
    expect(written.err).toHaveLength(1);
  });
});
