import { describe, expect, it } from 'vitest';
import { body, listServer, status } from '../../test/list-server.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Source } from '../list/source.ts';
import { UN_SC } from '../sources/un/source.ts';
import { downloadList } from './download-list.ts';
import { DownloadFailed } from './http/download-failed.ts';
import type { DownloadOptions } from './http/download-options.ts';

const LIST = `<CONSOLIDATED_LIST dateGenerated="2026-01-30T00:00:00Z"><INDIVIDUALS>${[1, 2, 3]
  .map((at) => `<INDIVIDUAL><DATAID>${at}</DATAID><FIRST_NAME>ORLO ${at}</FIRST_NAME></INDIVIDUAL>`)
  .join('')}</INDIVIDUALS></CONSOLIDATED_LIST>`;
const SOURCE: Source = { ...UN_SC, minimumRecords: 1 };

async function setting() {
  const dir = await temporaryFolder();
  const clock = { time: Date.parse('2026-02-02T12:00:00Z'), now: () => new Date(clock.time), sleep: async () => {} };
  const download = (source: Partial<Source>, more: Pick<DownloadOptions, 'key' | 'fetch'> = {}) =>
    downloadList({ ...SOURCE, ...source }, { dir, clock, random: () => 0.5, ...more });
  return { clock, download };
}

describe('a list with several addresses', () => {
  it('comes from the better one, and asks that for news by what it said itself', async () => {
    const { download } = await setting();
    const better = await listServer(body(LIST, { etag: '"better"' }), status(304));
    const lesser = await listServer(body(LIST));
    expect((await download({ preferredUrls: [better.url], url: lesser.url })).status).toBe('updated');
    expect((await download({ preferredUrls: [better.url], url: lesser.url })).status).toBe('unchanged');
    expect(better.requests[1]?.['if-none-match']).toBe('"better"');
    expect(lesser.requests).toHaveLength(0);
  });

  it('comes from the other where the better one refuses, without the better one’s validators', async () => {
    const { clock, download } = await setting();
    const better = await listServer(body(LIST, { etag: '"better"' }), status(403));
    const lesser = await listServer(body(LIST));
    await download({ preferredUrls: [better.url], url: lesser.url });
    await expect(download({ preferredUrls: [better.url], url: lesser.url })).rejects.toThrow(DownloadFailed);
    expect(lesser.requests).toHaveLength(0);
    clock.time += 25 * 3_600_000;
    expect((await download({ preferredUrls: [better.url], url: lesser.url })).version.records).toBe(3);
    expect(lesser.requests[0]?.['if-none-match']).toBeUndefined();
  });

  it('comes from the other at once where there is none yet', async () => {
    const { download } = await setting();
    const better = await listServer(status(500));
    const lesser = await listServer(body(LIST));
    expect((await download({ preferredUrls: [better.url], url: lesser.url })).status).toBe('updated');
    expect(better.requests).toHaveLength(2);
  });
});

describe('a redirect', () => {
  const elsewhere =
    (location: string): typeof globalThis.fetch =>
    async () =>
      new Response(null, { status: 302, headers: { location } });

  it('from https to plain http is not followed', async () => {
    const { download } = await setting();
    const url = 'https://lists.example/list.xml';
    const failure = download({ url }, { fetch: elsewhere('http://mirror.example/list.xml') });
    await expect(failure).rejects.toMatchObject({
      code: 'redirects',
      reason: expect.stringContaining(
        'lists.example leads from https to plain http, where anybody on the way could change the file, at mirror.example',
      ),
    });
  });

  it.each([
    ['http://mirror.example', 'http://elsewhere.example/list.xml', 'to plain http on a host that is not named'],
    ['http://mirror.example', 'http://169.254.169.254/latest', 'to plain http on a host that is not named'],
    ['https://lists.example', 'http://127.0.0.1/list.xml', 'from https to plain http'],
    ['https://lists.example', 'https://169.254.169.254/latest', 'to an address of this machine’s own network'],
    ['https://lists.example', 'https://[::ffff:10.0.0.1]/', 'to an address of this machine’s own network'],
    ['https://lists.example', 'https://[fd00::1]:8443/', 'to an address of this machine’s own network'],
    ['https://lists.example', 'https://localhost/list.xml', 'to an address of this machine’s own network'],
    ['https://lists.example', 'file:///etc/passwd', 'to no web address'],
  ])('from %s to %s is not followed', async (from, to, why) => {
    const { download } = await setting();
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (url) => {
      asked.push(String(url));
      return new Response(null, { status: 302, headers: { location: to } });
    };
    await expect(download({ url: `${from}/list.xml` }, { fetch })).rejects.toMatchObject({
      code: 'redirects',
      reason: expect.stringContaining(`${new URL(from).host} leads ${why}`),
    });
    expect(new Set(asked)).toEqual(new Set([`${from}/list.xml`]));
  });

  it('to a host that is named for the list is followed, also over plain http and in the own network', async () => {
    const { download } = await setting();
    const named = await listServer(body(LIST));
    const mirror = await listServer(status(302, { location: named.url }));
    expect((await download({ url: mirror.url, mirrors: [named.url] })).status).toBe('updated');
  });

  it('of the page that links to a list obeys the same rule', async () => {
    const { download } = await setting();
    const fetch = elsewhere('https://10.0.0.7/list.xml');
    const page = { url: 'https://lists.example/', linkPattern: /https:\/\/lists\.example\/[^"]+/ };
    await expect(download(page, { fetch })).rejects.toMatchObject({ code: 'redirects' });
  });

  it('to another host does not get the key', async () => {
    const { download } = await setting();
    const storage = await listServer(body(LIST));
    const publisher = await listServer(status(302, { location: storage.url }));
    await download({ url: publisher.url, keyHeader: 'apikey' }, { key: 'k-1' });
    expect([publisher.requests[0]?.['apikey'], storage.requests[0]?.['apikey']]).toEqual(['k-1', undefined]);
  });
});

describe('a list whose address has its date in it', () => {
  const linkPattern = /[^"'\s]*list\d{8}\.xml/;

  it('is found on the publisher’s page, the newest of several, on the publisher’s own host', async () => {
    const { download } = await setting();
    const page =
      '<a href="/a/list20260102.xml">old</a><a href="/a/list20260203.xml">new</a><a href="https://elsewhere.invalid/list20270101.xml">x</a>';
    const paths: (string | undefined)[] = [];
    const server = await listServer(body(page, { 'content-type': 'text/html' }), (request, response) => {
      paths.push(request.url);
      response.writeHead(200).end(LIST);
    });
    expect((await download({ url: server.url, linkPattern })).status).toBe('updated');
    expect(paths).toEqual(['/a/list20260203.xml']);
  });

  it('is told missing where the page has no link to it', async () => {
    const { download } = await setting();
    const server = await listServer(body('<p>nothing here</p>'));
    await expect(download({ url: server.url, linkPattern })).rejects.toThrow('no link to the file');
  });
});

it('a publisher’s public key is sent in the header that it asks for, to nobody else', async () => {
  const { download } = await setting();
  const asks = await listServer(body(LIST));
  await download({ url: asks.url, keyHeader: 'apikey' }, { key: 'k-1' });
  expect(asks.requests[0]?.['apikey']).toBe('k-1');
  const other = await listServer(body(LIST));
  await download({ url: other.url }, { key: 'k-1' });
  expect(other.requests[0]?.['apikey']).toBeUndefined();
});
