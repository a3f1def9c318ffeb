import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { used } from '../support/log-search/sink.ts';
import { runCommand } from '../support/spawn-service.ts';
import { startService, type TestService } from '../support/test-service.ts';

const BIN = fileURLToPath(new URL('../../bin/namesake.js', import.meta.url));

let service: TestService;
let folder: string;
let tokenFile: string;
beforeAll(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'namesake-mcp-'));
  tokenFile = join(folder, 'token');
  await writeFile(tokenFile, `${await service.token({ scopes: ['search:write'] })}\n`);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** The SDK's own client, with `namesake mcp` as the program that it starts. */
async function throughCommand(environment: Record<string, string>, work: (client: Client) => Promise<void>) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BIN, 'mcp'],
    env: { PATH: process.env['PATH'] ?? '', ...environment },
  });
  try {
    await client.connect(transport);
    await work(client);
  } finally {
    await client.close();
  }
}

describe('namesake mcp', () => {
  it('passes calls on to the service, which checks scopes and records', async () => {
    used('Orlan Vestrakov');
    await throughCommand({ NAMESAKE_URL: service.url, NAMESAKE_TOKEN_FILE: tokenFile }, async (client) => {
      expect((await client.listTools()).tools).toHaveLength(6);
      const found = await client.callTool({ name: 'search', arguments: { searchText: 'Orlan Vestrakov' } });
      expect(found.structuredContent).toMatchObject({ outcome: 'potential_match', complete: true });
      const id = Object(found.structuredContent).searchId;
      const recorded = await service.get(
        `/api/v1/searches/${id}`,
        await service.token({ scopes: ['search:read', 'records:read'] }),
      );
      expect(recorded.status).toBe(200);
      const refused = await client.callTool({ name: 'lists', arguments: {} });
      expect(refused).toMatchObject({ isError: true });
    });
  });

  it('says what the service refused, and that nothing was screened', async () => {
    const wrong = { NAMESAKE_URL: service.url, NAMESAKE_TOKEN: 'nms_wrong' };
    await expect(throughCommand(wrong, async () => {})).rejects.toThrow(/token_malformed.*hold/);
  });

  it('says where no service answers', async () => {
    const ended = await startService();
    await ended.close();
    const gone = { NAMESAKE_URL: ended.url, NAMESAKE_TOKEN_FILE: tokenFile };
    await expect(throughCommand(gone, async () => {})).rejects.toThrow(/No service answers.*hold/);
  });

  it.each([
    ['no address', {}, 'NAMESAKE_URL is not set'],
    ['an address of another kind', { NAMESAKE_URL: 'file:///etc', NAMESAKE_TOKEN: 'x' }, 'must be an address'],
    ['no token', { NAMESAKE_URL: 'http://127.0.0.1:1' }, 'Set NAMESAKE_TOKEN'],
    [
      'a token that would go in clear',
      { NAMESAKE_URL: 'http://screening.example', NAMESAKE_TOKEN: 'x' },
      'must be https',
    ],
  ])('does not start with %s', async (_, environment, says) => {
    const { code, stdout, stderr } = await runCommand(['mcp'], '', environment);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(says);
  });

  it('does not start with a token given both ways, and calls hosts over plain http that are allowed by name', async () => {
    const both = { NAMESAKE_URL: service.url, NAMESAKE_TOKEN: 'x', NAMESAKE_TOKEN_FILE: tokenFile };
    expect((await runCommand(['mcp'], '', both)).stderr).toContain('keep one');
    const allowed = {
      NAMESAKE_URL: 'http://screening.example',
      NAMESAKE_TOKEN: 'x',
      NAMESAKE_ALLOW_HTTP: 'elsewhere.example, screening.example',
    };
    expect(await runCommand(['mcp'], '', allowed)).toEqual({ code: 0, stdout: '', stderr: '' });
  });
});
