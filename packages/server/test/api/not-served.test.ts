import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** The status of an address as it is given: `fetch` would shorten it first. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

it.each([
  '/.git/config',
  '/.git/',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/assets/',
  '/index.html/..',
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/namesake.db',
  '/data/secret',
  '/src/app/main.tsx',
  '//etc/passwd',
  '/%00',
])('is no file of this service: %s', async (path) => {
  expect([400, 404]).toContain(await statusOf(path));
});
