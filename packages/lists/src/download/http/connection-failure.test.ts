import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Answer, body, cutOff, listServer, status } from '../../../test/list-server.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Source } from '../../list/source.ts';
import { UN_SC } from '../../sources/un/source.ts';
import { downloadList } from '../download-list.ts';
import { DownloadFailed } from './download-failed.ts';

const CLOCK = { now: () => new Date('2026-02-02T12:00:00Z'), sleep: async () => {} };

async function failureAt(url: string, more: { timeoutMs?: number; stallMs?: number } = {}): Promise<DownloadFailed> {
  const source: Source = { ...UN_SC, url };
  const options = { dir: await temporaryFolder(), clock: CLOCK, random: () => 0.5, attempts: 2, ...more };
  const error: unknown = await downloadList(source, options).catch((reason: unknown) => reason);
  if (error instanceof DownloadFailed) return error;
  throw new Error(`expected a failure, got ${JSON.stringify(error)}`);
}

/** A redirect to itself. */
const circle: Answer = (request, response) => {
  response.writeHead(302, { location: request.url ?? '/' }).end();
};
const hangUp: Answer = (request) => {
  request.socket.destroy();
};
const halfZipped: Answer = (_request, response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' });
  response.write(gzipSync('x'.repeat(100_000)).subarray(0, 40), () => response.destroy());
};

describe('each cause of a failed download has its own sentence', () => {
  it.each<[string, Answer, string, RegExp]>([
    ['a redirect to itself', circle, 'redirects', /^127\.0\.0\.1:\d+ redirects in a circle and never sends the file$/],
    [
      'a body that ends early',
      cutOff('<CONS'),
      'cut_off',
      /closed the connection in the middle of the file \([05] of 105 bytes were read\)/,
    ],
    [
      'a compressed body that ends early',
      halfZipped,
      'cut_off',
      /closed the connection in the middle of the file \(\d+ bytes were read\)/,
    ],
    ['a connection that is closed', hangUp, 'network', /the connection to 127\.\S+ failed before it answered \(UND_/],
    ['an error of the publisher', status(503), 'http_status', /^127\.0\.0\.1:\d+ answered 503$/],
    ['a web page', body('<!doctype html><html></html>'), 'refused', /^the downloaded file /],
  ])('%s', async (_what, answer, code, reason) => {
    const failure = await failureAt((await listServer(answer)).url);
    expect(failure.code).toBe(code);
    expect(failure.reason).toMatch(reason);
    expect(failure.message).toBe(`un_sc: ${failure.reason}`);
  });

  it('an answer that does not come in time', async () => {
    const failure = await failureAt((await listServer(() => {})).url, { timeoutMs: 50 });
    expect([failure.code, failure.reason]).toEqual([
      'timeout',
      expect.stringMatching(/^127\.\S+ did not send the whole file within 1 s$/),
    ]);
  });

  it('a body that stops coming', async () => {
    const trickle: Answer = (_request, response) => {
      response.writeHead(200).write('<CONS');
    };
    const failure = await failureAt((await listServer(trickle)).url, { stallMs: 20 });
    expect([failure.code, failure.reason]).toEqual([
      'timeout',
      expect.stringMatching(/^127\.\S+ sent nearly nothing for 1 s \(5 bytes were read\)$/),
    ]);
  });

  it('the host that failed, where a redirect led to it', async () => {
    const storage = await listServer(status(404));
    const publisher = await listServer(status(302, { location: storage.url }));
    expect((await failureAt(publisher.url)).reason).toContain(`${new URL(storage.url).host} answered 404`);
  });

  it('no network', async () => {
    const failure = await failureAt('http://lists.invalid/list.xml');
    expect(failure.code).toBe('unreachable');
    expect(failure.reason).toMatch(
      /cannot be resolved: this machine is offline, or its DNS does not \w+(?: for)? lists/,
    );
  });

  it('a connection that is refused, and one that speaks another protocol', async () => {
    const { url, close } = await listServer(status(200));
    const encrypted = await failureAt(url.replace('http:', 'https:'));
    expect([encrypted.code, encrypted.reason]).toEqual(['network', expect.stringContaining('ERR_SSL')]);
    await close();
    const refused = await failureAt(url);
    expect([refused.code, refused.reason]).toEqual([
      'unreachable',
      expect.stringMatching(/^the connection was refused: check the proxy and the firewall .* 127\.0\.0\.1:\d+$/),
    ]);
  });
});

it('where the host is unreachable a second try is the last', async () => {
  const asked: number[] = [];
  const dir = await temporaryFolder();
  const source: Source = { ...UN_SC, url: 'http://lists.invalid/list.xml', mirrors: [] };
  const onProgress = (step: { readonly phase: string }): void => {
    if (step.phase === 'requesting') asked.push(asked.length);
  };
  await expect(downloadList(source, { dir, clock: CLOCK, attempts: 5, onProgress })).rejects.toThrow(/offline/);
  expect(asked).toHaveLength(2);
});
