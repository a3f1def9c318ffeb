import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { answerClientError } from './hang-up.ts';

/** What a client receives on a connection for which Node reports an error, after it sent something. */
async function readBehind(code: string, sent: string): Promise<string> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket]: Socket[] = await connected;
  if (socket === undefined) throw new Error('Nobody connected.');
  if (sent !== '') {
    client.write(sent);
    await once(socket, 'data');
  }
  answerClientError(Object.assign(new Error('refused'), { code }), socket, null);
  const read = await text(client);
  server.close();
  return read;
}

it('hangs up without an answer on a connection that no request came on in time: it would be that of the next', async () => {
  expect(await readBehind('ERR_HTTP_REQUEST_TIMEOUT', '')).toBe('');
});

it.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'GET / HTTP/1.1\r\nhost: '],
  ['HPE_INVALID_METHOD', 'what is this'],
])('answers %s behind a part of a request, and hangs up', async (code, sent) => {
  const answer = await readBehind(code, sent);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('connection: close');
});
