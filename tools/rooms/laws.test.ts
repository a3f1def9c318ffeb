import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { againstOrder, circlesAtEveryDepth, emptyRows, roomOf, undeclaredModules, unguarded } from './laws.js';
import { ROOMS as TABLE } from './table.js';

const ROOMS = [
  { room: 'lib', holds: ['lib/**'] },
  { room: 'kept', holds: ['modules/*/store/**'] },
  { room: 'modules', holds: ['modules/**'] },
];

const imports = (...pairs: readonly string[]) =>
  pairs.map((pair) => {
    const [from, to] = pair.split(' > ');
    return { from, to };
  });

describe('the room of a file', () => {
  it('is that with the longest pattern, so that a part of a folder can be a room of its own', () => {
    expect(roomOf(ROOMS, 'modules/batches/store/batch.ts')?.room).toBe('kept');
    expect(roomOf(ROOMS, 'modules/batches/create.ts')?.room).toBe('modules');
  });
});

describe('the order of rooms', () => {
  it('lets a file import from its own room and from lower ones', () => {
    const fine = imports('modules/a/x.ts > lib/y.ts', 'modules/a/x.ts > modules/a/store/z.ts', 'lib/y.ts > lib/z.ts');
    expect(againstOrder(ROOMS, [], fine)).toEqual([]);
  });

  it('refuses an import from a higher room, and a file that stands in none', () => {
    const found = againstOrder(ROOMS, ['stray/x.ts'], imports('modules/a/store/z.ts > modules/a/x.ts'));
    expect(found).toEqual([
      'stray/x.ts stands in no room',
      'modules/a/store/z.ts (kept) imports modules/a/x.ts, which is in a higher room (modules)',
    ]);
  });
});

it('a pattern that holds no file is found: what it held was renamed', () => {
  expect(emptyRows(ROOMS, ['lib/x.ts', 'modules/a/y.ts'])).toEqual([
    'modules/*/store/** of the room kept holds no file',
  ]);
});

describe('circles', () => {
  it.each([
    ['files of one folder', ['lib/a.ts > lib/b.ts', 'lib/b.ts > lib/a.ts']],
    ['folders of a room', ['lib/a/one.ts > lib/b/one.ts', 'lib/b/two.ts > lib/a/two.ts']],
    ['folders deep in a room', ['lib/x/a/one.ts > lib/x/b/one.ts', 'lib/x/b/two.ts > lib/x/a/two.ts']],
    ['a folder and a file beside it', ['lib/a/one.ts > lib/b.ts', 'lib/b.ts > lib/a/two.ts']],
    ['folders that meet far below', ['lib/a/deep/one.ts > lib/b/one.ts', 'lib/b/deep/two.ts > lib/a/other/two.ts']],
  ])('of %s are found', (_, pairs) => {
    expect(circlesAtEveryDepth(ROOMS, imports(...pairs))).toHaveLength(1);
  });

  it('are none where a part of a folder is a lower room', () => {
    const pairs = imports('modules/a/x.ts > modules/b/store/y.ts', 'modules/b/y.ts > modules/a/store/x.ts');
    expect(circlesAtEveryDepth(ROOMS, pairs)).toEqual([]);
  });
});

describe('modules', () => {
  const between = imports('modules/a/x.ts > modules/b/y.ts');

  it('import others only where their row says so', () => {
    expect(undeclaredModules({ a: ['b'] }, ROOMS, 'modules', between)).toEqual([]);
    expect(undeclaredModules({}, ROOMS, 'modules', between)).toHaveLength(1);
  });

  it('have no row for what they do not import', () => {
    expect(undeclaredModules({ a: ['b', 'c'] }, ROOMS, 'modules', between)).toEqual([
      'the row of a has c, which it does not import',
    ]);
  });

  it('may use what another one keeps without a row', () => {
    expect(undeclaredModules({}, ROOMS, 'modules', imports('modules/a/x.ts > modules/b/store/y.ts'))).toEqual([]);
  });
});

describe('a guarded file', () => {
  it('is imported by those that its row names, and by no other', () => {
    const rows = { 'lib/key.ts': ['lib/door.ts'] };
    expect(unguarded(rows, imports('lib/door.ts > lib/key.ts'))).toEqual([]);
    expect(unguarded(rows, imports('lib/window.ts > lib/key.ts'))).toHaveLength(1);
  });
});

it('ARCHITECTURE has the stages of the engine in the order of the table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8');
  const [, section = ''] = page.split('## Engine stages');
  const [table = ''] = section.split('\n## ');
  const shown = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, stage]) => stage);
  const rooms = TABLE['packages/engine/src'].filter(({ room }) => room !== 'exports');
  expect(shown).toEqual(rooms.map(({ holds: [pattern = ''] }) => pattern.replace('/**', '')));
});
