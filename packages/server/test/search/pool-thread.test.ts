import {
  buildIndex,
  DEFAULT_POLICY,
  loadModel,
  openIndex,
  packIndex,
  unpackIndex,
  withSharedWords,
} from '@namesake/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { indexScreener } from '../../src/lists/snapshot/index-screener.ts';
import { answerJob } from '../../src/screening/answer-job.ts';
import { SearchPool } from '../../src/screening/search-pool.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { screeningOf } from '../support/screening-of.ts';

const model = loadModel();
const image = withSharedWords(packIndex(buildIndex(SAMPLE_PARTIES, model)), 1);
const here = indexScreener(openIndex(unpackIndex(image), model));
const pool = new SearchPool({ width: 2, deadlineMs: 20_000 });
afterAll(() => pool.close());

// Threads start with the first search.
beforeAll(() => pool.screen(call, query, DEFAULT_POLICY));

const call = { image, caller: 'test', gone: new AbortController().signal };
const [first] = SAMPLE_PARTIES;
const name = first?.names[0]?.value ?? '';
const query = { searchText: `Please pay what is owed to ${name} for goods that were delivered in March` };

it('a thread gives the answer that this one would give', async () => {
  const expected = answerJob(here, { kind: 'screen', query, policy: DEFAULT_POLICY });
  const { screening } = await pool.screen(call, query, DEFAULT_POLICY);
  expect({ kind: 'screen', screening }).toEqual({ kind: expected.kind, screening: here.screen(query, DEFAULT_POLICY) });
  expect(screening.total).toBeGreaterThan(0);
});

it('also of why a party is found', async () => {
  const { id, diagnosis } = await pool.diagnose(call, query, DEFAULT_POLICY, { name });
  expect(id).toBe(here.findByName(name));
  expect(diagnosis).toEqual(here.diagnose(query, DEFAULT_POLICY, id));
});

it('several at once are each answered with their own', async () => {
  const texts = Array.from({ length: 12 }, (_, n) => ({ searchText: n % 2 === 0 ? name : `Nobody number ${n}` }));
  const answers = await Promise.all(texts.map((one) => pool.screen(call, one, DEFAULT_POLICY)));
  expect(answers.map(screeningOf)).toEqual(texts.map((one) => here.screen(one, DEFAULT_POLICY)));
});

it('also where it is given them together', async () => {
  const searches = [name, 'Nobody at all', name].map((searchText) => ({
    query: { searchText },
    policy: DEFAULT_POLICY,
  }));
  await expect.poll(() => pool.idle).toBeGreaterThan(0);
  const answers = await pool.searchTogether(image, searches);
  expect(answers?.map(screeningOf)).toEqual(searches.map((one) => here.screen(one.query, one.policy)));
});
