import { afterEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
afterEach(() => service.close());

const control = (listing: `${string}:${string}`, name: string) => ({ list: 'list_a', listing, name });

describe('a name to try a search with', () => {
  it('is the whole primary name of a listing, and finds it', async () => {
    service = await startService({ lists: { controls: [control('list_a:1', 'Vestrakov')] } });
    const token = await service.token();
    const { status, body } = await service.get('/api/v1/example', token);
    expect([status, body]).toEqual([200, { searchText: 'Orlan VESTRAKOV', listing: 'list_a:1' }]);
    const answer = await service.post('/api/v1/search', { searchText: body['searchText'] }, token);
    expect(answer.body['outcome']).toBe('potential_match');
  });

  it('is none of a listing that the default policy does not find', async () => {
    const controls = [control('list_a:none', 'Nobody'), control('list_b:7', 'Somebody')];
    service = await startService({ lists: { controls } });
    const { body } = await service.get('/api/v1/example', await service.token());
    expect(body).toEqual({ searchText: null, listing: null });
  });

  it('is none while lists are being loaded', async () => {
    service = await startService({ lists: { loaded: false } });
    const { status, body } = await service.get('/api/v1/example', await service.token());
    expect([status, body['searchText']]).toEqual([200, null]);
  });
});
