import { type WatchmanSearch, watchmanSearchSchema } from '@namesake/contract';
import { afterAll, beforeAll } from 'vitest';
import type { FakeListsOptions } from '../support/fake-lists.ts';
import type { Answer, TestService } from '../support/test-service.ts';
import { startWatchman } from './watchman-service.ts';

export const SEARCH = '/compat/watchman/v2/search';

export type Query = Readonly<Record<string, string>>;
export const address = (query: Query): string => `${SEARCH}?${new URLSearchParams(query)}`;

export const entitiesIn = ({ body }: Answer): WatchmanSearch['entities'] => watchmanSearchSchema.parse(body).entities;
export const idsIn = (answer: Answer): readonly string[] =>
  entitiesIn(answer).map(({ sourceList, sourceID }) => `${sourceList}:${sourceID}`);

/** What Watchman's client makes an error of: without this text it reads an empty list. */
export const errorIn = ({ body }: Answer): string => String(body['error'] ?? '');

/** One service for all tests of the file, and others on lists in another state. */
export function useWatchman() {
  let service: TestService;
  const open: TestService[] = [];
  async function started(lists: Omit<FakeListsOptions, 'nowMs'> = {}, environment = {}): Promise<TestService> {
    const one = await startWatchman(lists, environment);
    open.push(one);
    return one;
  }
  beforeAll(async () => {
    service = await started();
  });
  afterAll(() => Promise.all(open.map((one) => one.close())));
  return {
    get service() {
      return service;
    },
    started,
    search: async (query: Query, to = service): Promise<Answer> => to.get(address(query), await to.token()),
    recordOf: async (answer: Answer, to = service): Promise<Record<string, unknown>> => {
      const token = await to.token({ scopes: ['search:read', 'records:read'] });
      return (await to.get(`/api/v1/searches/${answer.headers.get('namesake-search-id')}`, token)).body;
    },
  };
}
