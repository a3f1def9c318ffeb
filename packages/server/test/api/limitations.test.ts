import { NOT_COVERED_CODES } from '@namesake/contract';
import { SOURCES } from '@namesake/lists';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

it('tells everybody what each list and all of them together cannot show', async () => {
  const { status, body } = await service.fetch('/api/v1/limitations');
  expect(status).toBe(200);
  const lists: readonly { list: string; limitations: readonly unknown[] }[] = Object(body['lists']);
  expect(lists.map(({ list }) => list)).toEqual(SOURCES.map(({ id }) => id));
  expect(lists.filter(({ limitations }) => limitations.length === 0)).toEqual([]);
  expect(Object(body['notCovered']).map(({ code }: { code: string }) => code)).toEqual(NOT_COVERED_CODES);
  expect(body['notRead']).not.toEqual([]);
});
