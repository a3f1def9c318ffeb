import { expect, it } from 'vitest';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import type { Snapshot } from '../../src/lists/snapshot/snapshot.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';

it('each adopted snapshot is reported, with the one that it replaces; the first one replaces none', async () => {
  const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
  const seen: (readonly [Snapshot, Snapshot | undefined])[] = [];
  const keeper = new ListKeeper(null, [], [], (...both) => void seen.push(both));
  const next = { ...snapshot };
  keeper.adopt(snapshot);
  keeper.adopt(next);
  expect(seen.map(([adopted, replaced]) => [adopted === snapshot, adopted === next, replaced === snapshot])).toEqual([
    [true, false, false],
    [false, true, true],
  ]);
});
