import { expect, it } from 'vitest';
import { methodRows } from './method-table.tsx';

it('a way in which words are alike is told with the range of its groups', () => {
  const relations = [
    { method: 'nickname', similarity: 0.78, groups: 3 },
    { method: 'nickname', similarity: 0.66, groups: 1 },
    { method: 'initial', similarity: 0.85, groups: 0 },
  ] as const;
  const methods = (['exact', 'nickname', 'edit'] as const).map((method) => ({ method, example: null }));
  expect(methodRows({ methods, relations }).map(({ method, likeness }) => [method, likeness])).toEqual([
    ['exact', [1, 1]],
    ['nickname', [0.66, 0.78]],
    ['edit', undefined],
  ]);
});
