import type { BatchPreview, BatchResult, BatchView } from '@namesake/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { type Answer, startService, type TestService } from './test-service.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const NEVER = new AbortController().signal;

type Sent = { readonly type?: string; readonly query?: string; readonly key?: string; readonly by?: string };

export const view = ({ status, body }: Answer, expected = 201): BatchView => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return body as unknown as BatchView;
};
export const codeOf = ({ body }: Answer) => body['code'];
export const texts = ({ items }: BatchPreview) => items.map(({ searchText }) => searchText);
export const members = ({ layout }: BatchPreview | BatchView) => layout?.columns.map(({ member }) => member);

/** For each test of the file: a service that files are uploaded to. */
export function useBatchFiles() {
  let service: TestService;
  let token: string;
  beforeEach(async () => {
    service = await startService();
    token = await service.token({ scopes: ['search:write', 'search:read', 'audit:read'] });
  });
  afterEach(() => service.close());

  const send = (method: string, path: string, body?: unknown, by = token): Promise<Answer> =>
    service.fetch(`/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${by}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    get service() {
      return service;
    },
    get token() {
      return token;
    },
    send,
    upload: (body: string | Buffer | FormData, { type = 'text/csv', query = '', key, by = token }: Sent = {}) =>
      service.fetch(`/api/v1/batches${query}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${by}`,
          ...(body instanceof FormData ? {} : { 'content-type': type }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        body: body instanceof FormData ? body : new Uint8Array(Buffer.from(body)),
      }),
    preview: async (id: string, request = {}): Promise<BatchPreview> =>
      (await send('POST', `/batches/${id}/preview`, request)).body as unknown as BatchPreview,
    /** Starts a batch, runs it, and gives the results of its rows. */
    screened: async (id: string, request = {}): Promise<readonly BatchResult[]> => {
      view(await send('POST', `/batches/${id}/start`, request), 200);
      await runBatch(service.app, id, NEVER);
      return Object((await send('GET', `/batches/${id}/results?limit=500`)).body)['items'];
    },
  };
}
