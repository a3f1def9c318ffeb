import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateMembers } from './duplicate-members.ts';

describe('duplicate members of a JSON text', () => {
  it.each([
    ['{"a":1,"a":2}', ['/a']],
    ['{"a":1,"a":1}', ['/a']],
    [String.raw`{"searchText":"x","search\u0054ext":"y"}`, ['/searchText']],
    [String.raw`{"a\"b":1,"a\u0022b":2}`, ['/a"b']],
    ['{"a":{"b":[0,{"c":1,"c":2}]}}', ['/a/b/1/c']],
    ['[{"a":1},{"a":1},{"a":1,"b":2,"a":3}]', ['/2/a']],
    ['{"a/b":1,"a/b":2}', ['/a~1b']],
    ['{"":1,"":2}', ['/']],
    ['{"__proto__":1,"__proto__":2}', ['/__proto__']],
    ['{"a":1,"a":2,"a":3,"b":1,"b":2}', ['/a', '/b']],
    ['{"a":{"x":1},"b":{"x":1}, "a" : {}}', ['/a']],
  ])('%s: %j', (text, pointers) => expect(duplicateMembers(text)).toEqual(pointers));

  it.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    String.raw`{"a":"\",\"a\":","b":"{\"a\":1}","c":"\\"}`,
    '{"a":"a","b":["a","a","a"],"c":{}}',
    '[]',
    '"a"',
    '1',
    '{"A":1,"a":1,"a ":1}',
  ])('%s has none', (text) => expect(duplicateMembers(text)).toEqual([]));

  it('are none in whatever a serialiser writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(duplicateMembers(JSON.stringify(value, null, indent))).toEqual([]);
      }),
    );
  });

  it('are found beside and below anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, name) => {
        const [inner, key] = [JSON.stringify(value), JSON.stringify(name)];
        expect(duplicateMembers(`[${inner},{"o":${inner},${key}:${inner},${key}:1}]`)).toHaveLength(1);
      }),
    );
  });

  it('are named briefly, however deep they are and however long their names', () => {
    const deep = `${'['.repeat(100_000)}{"a":1,"a":2}${']'.repeat(100_000)}`;
    const long = `{"${'n'.repeat(5_000)}":1,"${'n'.repeat(5_000)}":2}`;
    const many = `{${Array.from({ length: 500 }, (_, at) => `"m${at}":1,"m${at}":2`).join(',')}}`;
    for (const text of [deep, long, many]) {
      const pointers = duplicateMembers(text);
      expect(pointers.length).toBeGreaterThan(0);
      expect(pointers.join('').length).toBeLessThan(200);
    }
  });
});
