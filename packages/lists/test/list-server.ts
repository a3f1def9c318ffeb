import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** What a publisher answers to one request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type ListServer = {
  readonly url: string;
  /** Headers of every request, in order. */
  readonly requests: IncomingMessage['headers'][];
  /** Ends it before the test does. */
  readonly close: () => Promise<void>;
};

/** A publisher on this machine that gives these answers in turn, the last of them for ever. Gone after the test. */
export async function listServer(...answers: readonly Answer[]): Promise<ListServer> {
  const requests: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request.headers);
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the test server has no port');
  return { url: `http://127.0.0.1:${address.port}/list.xml`, requests, close };
}

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) => {
    response.writeHead(code, headers).end();
  };

export const body =
  (text: string | Buffer, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/xml', ...headers }).end(text);
  };

/** Promises more than it sends, then hangs up. */
export const cutOff =
  (text: string): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-length': String(text.length + 100) });
    response.write(text, () => response.destroy());
  };
