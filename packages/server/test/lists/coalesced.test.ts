import { expect, it } from 'vitest';
import { coalesced } from '../../src/lists/build-lists.ts';

it('a refresh that is asked for while it runs is done once, and again when it is asked for later', async () => {
  const ends: ((result: string) => void)[] = [];
  const begun: string[] = [];
  const refresh = coalesced((id) => {
    begun.push(id);
    return new Promise<string>((resolve) => void ends.push(resolve));
  });
  const both = Promise.all([refresh('list_a'), refresh('list_a')]);
  const other = refresh('list_b');
  expect(begun).toEqual(['list_a', 'list_b']);
  for (const [at, end] of ends.entries()) end(`result ${at}`);
  expect([await both, await other]).toEqual([['result 0', 'result 0'], 'result 1']);
  void refresh('list_a');
  expect(begun).toEqual(['list_a', 'list_b', 'list_a']);
});
