import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparePeers } from './compare-peers.ts';
import { namesake, watchman, yente } from './peer.ts';

/** Responds like the three services: each finds one record for a name that contains its word. */
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
  const body = JSON.parse((await textOf(request)) || '{}');
  const answer = (status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  if (pathname === '/api/v1/search') {
    const ids = body.searchText.includes('Velashko') ? ['un_sc:9', 'us_ofac_sdn:7'] : [];
    answer(200, { results: ids.length > 0 ? [{ listings: ids.map((id) => ({ id })) }] : [] });
  } else if (pathname === '/v2/search') {
    if (request.headers.authorization !== `Basic ${Buffer.from('token:secret').toString('base64')}`) answer(401, {});
    else if (searchParams.get('name')?.includes('refused') === true) answer(400, { error: 'no' });
    else
      answer(200, { entities: searchParams.get('minMatch') === '0.9' ? [{ sourceID: '8' }, { sourceID: '7' }] : null });
  } else {
    const results = [
      { id: 'NK-1', referents: ['ofac-8', 'eu-fsf-7'], match: true },
      { id: 'us-ofac-sdn..9', match: true },
      { id: 'ofac-7', match: false },
    ];
    // A page of five by default, as in yente.
    const others = Array.from({ length: 5 }, (_, at) => ({ id: `NK-${at + 2}`, match: false }));
    const page = [...others, ...results].slice(0, Number(searchParams.get('limit') ?? 5));
    answer(200, { responses: { one: { results: page } } });
  }
});

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

let at = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

describe('screening services side by side', () => {
  it('are told apart by the record that each found, by what else it showed, and by what it refused', async () => {
    const peers = [
      namesake(`http://${at}`, 't'),
      watchman(`http://token:secret@${at}/v2/search?minMatch=0.9`),
      yente(`http://${at}/match/default`),
    ];
    const names = [
      { kind: 'listed', text: 'Ilya Velashko', record: '7' },
      { kind: 'listed', text: 'somebody refused', record: '8' },
      { kind: 'of our own export', text: 'Vero Tesmond', record: '9' },
      { kind: 'on no list', text: 'Anna Nobody', record: null },
    ];
    const { figures, apart } = await comparePeers(peers, names);
    const listed = figures.filter(({ kind }) => kind === 'listed').map(({ p50Ms: _, kind: _kind, ...rest }) => rest);
    expect(listed).toEqual([
      { peer: 'Namesake', names: 2, found: 1, missed: 1, extraEach: 0, withResults: 1, failed: 0 },
      { peer: 'Watchman', names: 2, found: 1, missed: 0, extraEach: 1, withResults: 1, failed: 1 },
      { peer: 'yente', names: 2, found: 1, missed: 1, extraEach: 1.5, withResults: 2, failed: 0 },
    ]);
    expect(
      figures.filter(({ kind }) => kind === 'on no list').map(({ found, withResults }) => [found, withResults]),
    ).toEqual([
      [null, 0],
      [null, 1],
      [null, 1],
    ]);
    expect(apart).toEqual([
      { name: names[0], foundBy: ['Namesake', 'Watchman'] },
      { name: names[1], foundBy: ['yente'] },
      { name: names[2], foundBy: ['yente'] },
    ]);
  });

  it('say which address failed, and not whom it was asked about', async () => {
    await expect(watchman(`http://${at}/v2/search`).find('Ilya Velashko')).rejects.toThrow(
      `http://${at}/v2/search answered 401.`,
    );
  });
});
