import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const UNICODE_FILES = ['normalise/unicode.ts'];
/** A table of words, "await" among them. */
const WORDS = ['knowledge/model/model.gen.ts', 'knowledge/model/everyday.gen.ts'];

/** Source files of the engine with their text, comments left out. */
const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, code: withoutComments(readFileSync(join(ROOT, 'src', path), 'utf8')) }));

function withoutComments(code: string): string {
  return code.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)\/\/.*$/gm, '');
}
const where = (pattern: RegExp, except: readonly string[] = []): string[] =>
  files.filter(({ path, code }) => pattern.test(code) && !except.includes(path)).map(({ path }) => path);

describe('the engine is pure', () => {
  it('has source files, or these tests say nothing', () => expect(files.length).toBeGreaterThan(80));

  it('imports nothing but its own files', () => {
    const imports = files.flatMap(({ path, code }) =>
      [...code.matchAll(/^(?:import|export)\b[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\(([^)]*)\)/gm)].map(
        ([, from, bare, lazy]) => `${path} imports ${from ?? bare ?? lazy}`,
      ),
    );
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter((one) => !/ imports \.{1,2}\/.*\.ts$/.test(one))).toEqual([]);
  });

  it('leaves no folder of its own', () => {
    const up = files.flatMap(({ path, code }) =>
      [...code.matchAll(/from '((?:\.\.\/)+)/g)]
        .filter(([, steps = '']) => steps.length / 3 >= path.split('/').length)
        .map(() => path),
    );
    expect(up).toEqual([]);
  });

  it('has no dependencies', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies'])
      expect(manifest).not.toHaveProperty(kind);
  });

  it.each<[string, RegExp]>([
    ['clock', /\bnew Date\b|\bDate\.|\bperformance\.now/],
    ['chance', /\bMath\.random\b|\bcrypto\.(?:subtle|random|get)/],
    ['locale', /\bIntl\b|\.toLocale|\.localeCompare\b/],
    ['environment', /\bprocess\.|\bglobalThis\b|\bimport\.meta\b|\bnavigator\.[a-z]/],
    ['input or output', /\bfetch\(|\bconsole\.|\brequire\(|\bWebSocket\b/],
    ['timer', /\bsetTimeout\b|\bsetInterval\b|\bqueueMicrotask\b|\basync\b|\bawait\b/],
    ['code made at run time', /\beval\(|\bnew Function\b/],
    ['number that machines may round differently', /\bMath\.(?:sin|cos|tan|exp|pow|log|log10|log1p|cbrt|hypot)\(/],
  ])('has no %s', (_, pattern) => expect(where(pattern, WORDS)).toEqual([]));

  it('reads Unicode tables in one file only', () => {
    expect(where(/\\p\{|\.normalize\(/, UNICODE_FILES)).toEqual([]);
    expect(where(/\\p\{|\.normalize\(/)).toEqual(UNICODE_FILES);
  });

  it('sorts by no platform’s taste: never without an order where text is sorted', () =>
    expect(where(/\.sort\(\s*undefined/)).toEqual([]));
});
