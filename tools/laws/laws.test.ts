import { describe, expect, it } from 'vitest';
import { objectCasts } from './casts.js';
import { loneInterfaces } from './interfaces.js';
import { parsed, sourcesIn } from './sources.js';
import { lonelyFolders, splinters } from './splinters.js';
import { moduleState } from './state.js';

const source = (path: string, text: string) => parsed(path, text);
const pathsOf = (problems: readonly { readonly path: string }[]) => problems.map(({ path }) => path);

describe('a law', () => {
  it('does not pass because it sees nothing', () => {
    expect(() => sourcesIn('packages/none/**/*.ts')).toThrow('no sources were found');
  });
});

describe('an interface', () => {
  const PORT = 'export interface Port { read(): string }';
  const ONE = 'class File implements Port { read() { return ""; } }';

  it('with one implementation or none is a type', () => {
    expect(loneInterfaces([source('a.ts', PORT)])).toHaveLength(1);
    expect(loneInterfaces([source('a.ts', `\n${PORT} ${ONE}`)])).toMatchObject([{ path: 'a.ts', line: 2 }]);
  });

  it.each([
    ['classes', `${ONE} class Memory implements Port { read() { return ""; } }`],
    ['an object', `${ONE} const memory: Port = { read: () => "" };`],
    ['a function that returns one', `${ONE} function memory(): Port { return { read: () => "" }; }`],
    ['an arrow function', `${ONE} const open = async (): Promise<Port> => ({ read: () => "" });`],
  ])('may have two: %s', (_, text) => {
    expect(loneInterfaces([source('a.ts', PORT), source('b.ts', text)])).toEqual([]);
  });

  it('may add to the types of another package', () => {
    expect(loneInterfaces([source('a.ts', 'declare module "x" { interface Request { id: string } }')])).toEqual([]);
  });
});

describe('a splinter', () => {
  const user = source('src/user.ts', "import { one } from './one.ts';");
  const short = source('src/one.ts', 'export const one = 1;');
  const long = source('src/one.ts', 'export const one = 1;\n'.repeat(30));

  it('is a short file that one other source uses', () => {
    expect(pathsOf(splinters([short], [short, user]))).toEqual(['src/one.ts']);
    expect(splinters([long], [long, user])).toEqual([]);
  });

  it('has no second user; a test is none', () => {
    const imports = "import { one } from './one.ts';";
    expect(splinters([short], [short, user, source('src/other.ts', imports)])).toEqual([]);
    expect(splinters([short], [short, user, source('src/one.test.ts', imports)])).toHaveLength(1);
  });

  it('counts code, not comments', () => {
    const told = source('src/one.ts', `${'// a word\n'.repeat(40)}export const one = 1;`);
    expect(splinters([told], [told, user])).toHaveLength(1);
  });

  it('is none where both together are too long', () => {
    const big = source('src/user.ts', `${user.text}${'\n'.repeat(200)}`);
    expect(splinters([short], [short, big])).toEqual([]);
  });

  it.each([
    'src/one-thread.ts',
    'src/migrations/0001-one.ts',
    'src/ofac/source.ts',
    'src/ofac/format.ts',
    'src/handlers.ts',
  ])('is not %s, which stands alone', (path) => {
    const alone = source(path, 'export const one = 1;');
    const loads = source('src/user.ts', `import '${path.replace('src', '.')}';`);
    expect(splinters([alone], [alone, loads])).toEqual([]);
  });

  it('is not what a thread runs: a test imports it without the thread', () => {
    expect(splinters([short], [short, source('src/one-thread.ts', "import './one.ts';")])).toEqual([]);
  });
});

describe('a folder', () => {
  it('has more than one file', () => {
    const [one, two] = [source('src/a/one.ts', ''), source('src/a/two.ts', '')];
    expect(pathsOf(lonelyFolders([one]))).toEqual(['src/a/one.ts']);
    expect(lonelyFolders([one, two])).toEqual([]);
    expect(lonelyFolders([one, source('src/a/b/two.ts', ''), source('src/a/b/three.ts', '')])).toEqual([]);
  });
});

describe('a cast', () => {
  it('by Object() is found at any depth', () => {
    expect(objectCasts(source('a.ts', 'function f() {\n  return Object(JSON.parse("{}")).a;\n}'))).toMatchObject([
      { line: 2 },
    ]);
    expect(objectCasts(source('a.ts', 'Object.keys({});'))).toEqual([]);
  });
});

describe('state of a module', () => {
  it.each(['let last = 0;', 'export let last = 0;', 'const known = new WeakMap();', 'class A { #b = new WeakMap(); }'])(
    'is found: %s',
    (text) => {
      expect(moduleState(source('a.ts', text))).toHaveLength(1);
    },
  );

  it('is none in a function or a class', () => {
    expect(moduleState(source('a.ts', 'function f() { let a = 0; return a; } class A { #a = 0; }'))).toEqual([]);
  });
});
