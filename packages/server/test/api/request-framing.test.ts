import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Sends bytes on a connection of their own and gives what comes back until the service hangs up. */
function exchange(bytes: string | Buffer, isLast = true): Promise<string> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  socket.on('error', () => {});
  if (isLast) socket.end(bytes);
  else socket.write(bytes);
  return new Promise((resolve) => {
    let said = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      said += chunk;
    });
    socket.on('close', () => resolve(said));
  });
}

const statusesOf = (said: string): readonly number[] =>
  [...said.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

const SMUGGLED = 'GET /api/v1/limitations HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const post = (headers: readonly string[], body: string): string =>
  `POST /api/v1/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n${body}`;
const AFTER_CHUNKS = `0\r\n\r\n${SMUGGLED}`;

describe('a message whose end two readers could see in different places is refused, and the connection closed', () => {
  it.each([
    ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
    ['two lengths in one header', ['Content-Length: 0, 5'], SMUGGLED],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], AFTER_CHUNKS],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], AFTER_CHUNKS],
    ['an encoding that nobody has', ['Transfer-Encoding: xchunked'], AFTER_CHUNKS],
    ['an encoding after chunks', ['Transfer-Encoding: chunked, identity'], AFTER_CHUNKS],
    ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], AFTER_CHUNKS],
    ['a hidden encoding', ['Transfer-Encoding: \x0bchunked'], AFTER_CHUNKS],
    ['a space before the colon', ['Content-Length : 0'], SMUGGLED],
    ['a length with a sign', ['Content-Length: +0'], SMUGGLED],
    ['a negative length', ['Content-Length: -1'], SMUGGLED],
    ['a length in hexadecimal', ['Content-Length: 0x0'], SMUGGLED],
    [
      'a header that goes on in the next line',
      ['Content-Length: 0', 'X-A: b', ' Transfer-Encoding: chunked'],
      SMUGGLED,
    ],
    ['a chunk size that is none', ['Transfer-Encoding: chunked'], `0x0\r\n\r\n${SMUGGLED}`],
    ['a zero byte in a header', ['X-A: b\0c', 'Content-Length: 0'], SMUGGLED],
    ['a bare return in a header', ['X-A: b\rContent-Length: 9', 'Content-Length: 0'], SMUGGLED],
  ])('%s', async (_, headers, body) => {
    const said = await exchange(post(headers, body));
    expect(statusesOf(said)).toEqual([400]);
    expect(said).toMatch(/^connection: close\r$/im);
    expect(said).toContain('application/problem+json');
  });

  it('while one that is unambiguous is answered, and the next after it', async () => {
    expect(statusesOf(await exchange(post(['Content-Length: 2'], `{}${SMUGGLED}`), false))).toEqual([422, 200]);
  });
});

describe('one host, one address', () => {
  it.each([
    ['two hosts', 'GET /api/v1/limitations HTTP/1.1\r\nHost: localhost\r\nHost: rebound.example\r\n\r\n', 400],
    ['this host in the address', 'GET http://localhost/api/v1/limitations HTTP/1.1\r\nHost: localhost\r\n\r\n', 200],
    ['no host', 'GET /api/v1/limitations HTTP/1.1\r\n\r\n', 400],
    [
      'another host in the address',
      'GET http://rebound.example/api/v1/limitations HTTP/1.1\r\nHost: localhost\r\n\r\n',
      421,
    ],
  ])('%s', async (_, bytes, status) => {
    expect(statusesOf(await exchange(bytes))).toEqual([status]);
  });

  it('a proxy is not what this is', async () => {
    const asked = await exchange('CONNECT rebound.example:443 HTTP/1.1\r\nHost: rebound.example:443\r\n\r\n');
    expect(statusesOf(asked).filter((status) => status < 400)).toEqual([]);
  });

  it('TRACE repeats nothing', async () => {
    const said = await exchange(
      'TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Secret: quelmar\r\nConnection: close\r\n\r\n',
    );
    expect([statusesOf(said), said.includes('quelmar')]).toEqual([[404], false]);
  });

  it.each(['websocket', 'h2c'])('no protocol is changed to: %s', async (protocol) => {
    const said = await exchange(
      `GET /api/v1/limitations HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    expect(statusesOf(said)).toEqual([200]);
  });
});

it('bytes that are no HTTP, in any number of ways, end in 400 or silence, and never in a fault', async () => {
  const whole = post(['Content-Length: 2', 'Accept: */*'], '{}');
  // A linear congruential generator: the same bytes each time.
  let seed = 21;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  const spoilt = Array.from({ length: 300 }, () => {
    const bytes = Buffer.from(whole);
    for (let n = 0; n <= next(3); n++) bytes[next(bytes.length)] = next(256);
    return bytes.subarray(0, next(4) === 0 ? next(bytes.length) : bytes.length);
  });
  const before = service.log.length;
  for (const bytes of spoilt) expect(statusesOf(await exchange(bytes)).filter((status) => status >= 500)).toEqual([]);
  expect(service.log.slice(before).filter((line) => line.includes('internal_error'))).toEqual([]);
  expect((await service.fetch('/livez')).status).toBe(200);
});
