import { expect, it } from 'vitest';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';

it('a snapshot that is replaced is reported to the code that frees its memory; the first one replaces none', async () => {
  const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
  const replaced: Snapshot[] = [];
  const keeper = new ListKeeper(null, [], [], (one) => void replaced.push(one));
  keeper.adopt(snapshot);
  expect(replaced).toEqual([]);
  keeper.adopt({ ...snapshot });
  expect(replaced.map((one) => one === snapshot)).toEqual([true]);
});
