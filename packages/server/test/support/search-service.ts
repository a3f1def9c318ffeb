import { ENDPOINTS } from '@namesake/contract';
import { afterAll, beforeAll } from 'vitest';
import { startService, type TestService } from './test-service.ts';

export const SEARCH_PATH = ENDPOINTS.createSearch.path;

/** One service for all tests of the file, with a token that may search. */
export function useSearchService() {
  let service: TestService;
  let token: string;
  beforeAll(async () => {
    service = await startService();
    token = await service.token();
  });
  afterAll(() => service.close());
  return {
    get service() {
      return service;
    },
    get token() {
      return token;
    },
    search: (body: unknown, headers = {}) => service.post(SEARCH_PATH, body, token, headers),
  };
}
