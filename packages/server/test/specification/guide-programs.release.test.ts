import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTED, NOBODY, startForOurClients } from '../support/clients-service.ts';
import type { FolderService } from '../support/folder-service.ts';
import { guideProgram } from '../support/guide-programs.ts';

/** Those without a client of ours; Python and JavaScript are run where their clients are installed. */
const LANGUAGES = [
  { language: 'sh', file: 'search.sh', command: ['bash'], needs: ['bash', 'curl', 'jq'] },
  { language: 'go', file: 'search.go', command: ['go', 'run'], needs: ['go'] },
  { language: 'java', file: 'Search.java', command: ['java'], needs: ['java'] },
] as const;

const has = (program: string): boolean => spawnSync('which', [program]).status === 0;

let service: FolderService;
let dir: string;
beforeAll(async () => {
  service = await startForOurClients();
  dir = await mkdtemp(join(tmpdir(), 'namesake-guide-'));
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

describe.each(LANGUAGES)('the search of the guide in $language', ({ language, file, command, needs }) => {
  const missing = needs.filter((program) => !has(program));
  if (missing.length > 0) process.stderr.write(`skipped: ${file} is not run, ${missing.join(', ')} missing\n`);

  /** Status with which it ends. */
  async function ended(url: string, name: string, token = service.access.token): Promise<number> {
    await writeFile(join(dir, file), guideProgram(language, { url, name }));
    const [program, ...args] = command;
    const env = { ...process.env, NAMESAKE_TOKEN: token, GO111MODULE: 'off' };
    const child = promisify(execFile)(program, [...args, file], { cwd: dir, env });
    return child.then(
      () => 0,
      (error: unknown) => Number(Object(error).code),
    );
  }

  it.skipIf(missing.length > 0)('ends with 0 only where the party may pass', async () => {
    const { url } = service.access;
    expect(await ended(url, NOBODY)).toBe(0);
    expect(await ended(url, LISTED)).not.toBe(0);
    expect(await ended(url, NOBODY, 'nsk_live_mistyped')).not.toBe(0);
    expect(await ended('http://127.0.0.1:1', NOBODY)).not.toBe(0);
  });
});
