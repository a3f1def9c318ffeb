import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCsrfToken } from './csrf-token.ts';
import { ProblemError, SessionEndedError, UnreachableError } from './problem-error.ts';
import { request } from './request.ts';

type Call = { readonly path: string; readonly init: RequestInit };
let calls: Call[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  calls = [];
  answer = () => Promise.resolve(Response.json({ ok: true }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return answer();
  });
  keepCsrfToken('csrf-1');
});
afterEach(() => {
  keepCsrfToken(undefined);
  vi.unstubAllGlobals();
});

const sent = () => {
  const [call] = calls;
  if (call === undefined) throw new Error('nothing was sent');
  return { ...call, headers: new Headers(call.init.headers) };
};

describe('a request', () => {
  it('carries the CSRF token with the session when it changes something, and never when it only reads', async () => {
    await request('/tokens', { method: 'POST', body: { name: 'x' } });
    expect(sent().headers.get('x-csrf-token')).toBe('csrf-1');
    expect(sent().init.credentials).toBe('same-origin');
    calls = [];
    await request('/tokens');
    expect(sent().headers.has('x-csrf-token')).toBe(false);
  });

  it('as an API token leaves the session at home', async () => {
    await request('/search', { method: 'POST', bearer: 'nsk_live_x', body: { searchText: 'Orlan Vestrakov' } });
    expect(sent().headers.get('authorization')).toBe('Bearer nsk_live_x');
    expect(sent().headers.has('x-csrf-token')).toBe(false);
    expect(sent().init.credentials).toBe('omit');
  });

  it('keeps what is screened out of the address', async () => {
    await request('/search', { method: 'POST', body: { searchText: 'Orlan Vestrakov' } });
    expect(sent().path).toBe('/api/v1/search');
    expect(sent().init.body).toBe('{"searchText":"Orlan Vestrakov"}');
  });

  it('throws the problem the server tells', async () => {
    const problem = { code: 'scope_missing', title: 'A permission is missing', requestId: 'req_1', status: 403 };
    answer = () => Promise.resolve(Response.json(problem, { status: 403 }));
    await expect(request('/tokens')).rejects.toMatchObject({ problem: { code: 'scope_missing' } });
  });

  it.each(['session_required', 'token_missing', 'login_too_old'])(
    'says that the session has ended on %s',
    async (code) => {
      answer = () => Promise.resolve(Response.json({ code, title: 't', requestId: 'req_1' }, { status: 401 }));
      await expect(request('/search', { method: 'POST' })).rejects.toBeInstanceOf(SessionEndedError);
    },
  );

  it('as an API token has no session that could end', async () => {
    const problem = { code: 'token_missing', title: 't', requestId: 'req_1' };
    answer = () => Promise.resolve(Response.json(problem, { status: 401 }));
    await expect(request('/search', { bearer: 'x' })).rejects.not.toBeInstanceOf(SessionEndedError);
  });

  it('takes a wrong password for no ended session', async () => {
    const problem = { code: 'credentials_wrong', title: 't', requestId: 'req_1' };
    answer = () => Promise.resolve(Response.json(problem, { status: 401 }));
    await expect(request('/session', { method: 'POST' })).rejects.not.toBeInstanceOf(SessionEndedError);
  });

  it.each([
    ['a proxy’s page', 502, '<html>Bad gateway</html>'],
    ['a page where JSON was due', 200, '<html>Welcome to the hotel network</html>'],
  ])('takes %s for a failure, not for an answer', async (_, status, body) => {
    answer = () => Promise.resolve(new Response(body, { status }));
    await expect(request('/search')).rejects.toBeInstanceOf(ProblemError);
  });

  it('tells apart that no answer came', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(request('/search')).rejects.toBeInstanceOf(UnreachableError);
  });

  it('that the page makes by itself says so', async () => {
    await request('/lists', { byItself: true });
    expect(sent().headers.get('x-user-away')).toBe('1');
    calls = [];
    await request('/lists');
    expect(sent().headers.has('x-user-away')).toBe(false);
  });

  it('answers nothing with nothing', async () => {
    answer = () => Promise.resolve(new Response(null, { status: 204 }));
    await expect(request('/session', { method: 'DELETE' })).resolves.toBeUndefined();
  });
});
