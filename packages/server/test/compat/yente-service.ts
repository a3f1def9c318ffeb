import type { YenteMatchResponse } from '@namesake/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { ChangingLists } from '../support/changing-lists.ts';
import { administratorOf, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

export const BASE = '/compat/yente';
export const ORLAN = { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1971-04-02'] } };
export const NOBODY = { schema: 'Person', properties: { name: ['Somebody Else'] } };

/** The two records of one person, as one party. */
export const born = [{ text: '1971-04-02', earliest: '1971-04-02', latest: '1971-04-02', circa: false }];
export const PARTIES = SAMPLE_PARTIES.map((one) => (one.entityType === 'person' ? { ...one, birthDates: born } : one));

/** A service for the tests of a file, and what they ask it as clients of yente do. */
export function yenteService() {
  const open: TestService[] = [];
  const started = async (options: ServiceOptions): Promise<TestService> => {
    const one = await startService(options);
    open.push(one);
    return one;
  };
  let main: { readonly service: TestService; readonly token: string; readonly admin: TestBrowser } | undefined;
  const own = () => main ?? fail();
  beforeAll(async () => {
    // Searched by the engine itself.
    const { listState } = new ChangingLists(PARTIES, Date.parse('2026-03-01T12:00:00Z'));
    const service = await started({ listState });
    main = { service, token: await service.token(), admin: await administratorOf(service) };
  });
  afterAll(() => Promise.all(open.map((one) => one.close())));

  const match = (queries: object, query = '', dataset = 'default', by = own().token): Promise<Answer> =>
    own().service.post(`${BASE}/match/${dataset}${query}`, { queries }, by);
  return {
    started,
    match,
    get service() {
      return own().service;
    },
    get token() {
      return own().token;
    },
    get admin() {
      return own().admin;
    },
    /** The one answer of a match that is answered. */
    async only(queries: object, query = '') {
      const answer = await match(queries, query);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const { responses } = answer.body as unknown as YenteMatchResponse;
      const [first, ...others] = Object.values(responses);
      if (first === undefined || others.length > 0) throw new Error('not one answer');
      return { ...first, headers: answer.headers };
    },
  };
}

function fail(): never {
  throw new Error('before the service is started');
}
