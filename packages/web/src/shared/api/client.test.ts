import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, call, callFile, callWithFile } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';
import { FileChangedError, UnreachableError } from './problem-error.ts';

afterEach(() => vi.unstubAllGlobals());

/** Requests that `work` sends: method, path and body. */
async function sentBy(work: () => Promise<unknown>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push(body === undefined ? `${method} ${path}` : { [`${method} ${path}`]: JSON.parse(String(body)) });
    return Promise.resolve(Response.json({}));
  });
  await work();
  return sent;
}

describe('a call', () => {
  it('goes to the path of its endpoint, with its parameters in it', async () => {
    const work = () => call(ENDPOINTS.getListDiff, { params: { id: 'un/sc', range: 'a..b' } });
    expect(await sentBy(work)).toEqual(['GET /api/v1/lists/un%2Fsc/versions/a..b']);
  });

  it('carries what its query holds, without what is undefined', async () => {
    const work = () => call(ENDPOINTS.listBatches, { query: { limit: 50, cursor: undefined } });
    expect(await sentBy(work)).toEqual(['GET /api/v1/batches?limit=50']);
  });

  it('carries its body as JSON', async () => {
    const work = () => call(ENDPOINTS.createSession, { body: { username: 'ada', password: 'p' } });
    expect(await sentBy(work)).toEqual([{ 'POST /api/v1/session': { username: 'ada', password: 'p' } }]);
  });

  it('gets a file', async () => {
    const work = () => callFile(ENDPOINTS.printReceipt, { params: { id: 'srch_1' }, accept: 'application/pdf' });
    expect(await sentBy(work)).toEqual(['GET /api/v1/searches/srch_1/receipt.pdf']);
  });
});

/** A request whose connection is lost. */
class LostRequest extends EventTarget {
  readonly upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('error'));
  }
}

describe('an upload that fails', () => {
  it.each([
    ['is a lost connection while the file is as it was chosen', undefined, UnreachableError],
    ['is due to the file once that was changed on the disk', 'id,name\n1,Orlan Vestrakov\n', FileChangedError],
  ])('%s', async (_, changed, expected) => {
    vi.stubGlobal('XMLHttpRequest', LostRequest);
    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    const path = join(folder, 'book.csv');
    try {
      await writeFile(path, 'name\n');
      const file = new File([await openAsBlob(path)], 'book.csv');
      if (changed !== undefined) await writeFile(path, changed);
      const sent = { form: { name: 'book.csv', start: false }, file, key: 'key-1', onProgress: () => {} };
      await expect(callWithFile(ENDPOINTS.createBatch, sent)).rejects.toBeInstanceOf(expected);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('the address of an endpoint is the one that is called', () => {
  const query = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z', names: false };
  expect(addressOf(ENDPOINTS.exportEvidence, { query })).toBe(
    '/api/v1/audit/evidence.zip?from=2026-01-01T00%3A00%3A00Z&to=2026-02-01T00%3A00%3A00Z&names=false',
  );
  expect(addressOf(ENDPOINTS.getScoring)).toBe('/api/v1/scoring');
});

it('the compiler refuses what the contract does not know', () => {
  const refused = () => [
    // @ts-expect-error: a member of the query that is none.
    call(ENDPOINTS.listBatches, { query: { limti: 50 } }),
    // @ts-expect-error: a truth value is true or false.
    addressOf(ENDPOINTS.exportEvidence, { query: { from: '', to: '', names: 'yes' } }),
    // @ts-expect-error: the parameter of the path is missing.
    call(ENDPOINTS.getBatch),
    // @ts-expect-error: a member of the body that is none.
    call(ENDPOINTS.createSearch, { body: { searchText: 'Orlan Vestrakov', borne: '1971' } }),
    // @ts-expect-error: an endpoint that has no body.
    call(ENDPOINTS.pauseBatch, { params: { id: 'bat_1' }, body: {} }),
    // @ts-expect-error: another media type than the one that is answered.
    callFile(ENDPOINTS.printReceipt, { params: { id: 'srch_1' }, accept: 'application/zip' }),
    // @ts-expect-error: no endpoint of the contract.
    call('GET /nope'),
  ];
  expect(refused).toBeTypeOf('function');
});
