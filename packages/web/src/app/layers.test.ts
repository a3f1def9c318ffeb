import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map((match) => match[1] ?? match[2] ?? '');

/** `features/search` for a file or an import of that feature. */
const featureOf = (path: string): string | undefined => /features\/[^/]+/.exec(path)?.[0];

describe('the layers of the interface', () => {
  const files = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'));

  it('shared imports neither features nor the app', () => {
    const bad = files.filter(
      ([path, code]) => path.includes('/shared/') && importsOf(code).some((to) => /^#(app|features)/.test(to)),
    );
    expect(bad.map(([path]) => path)).toEqual([]);
  });

  it('a feature imports only itself and shared', () => {
    const bad = files.flatMap(([path, code]) => {
      const own = featureOf(path);
      if (own === undefined) return [];
      return importsOf(code)
        .filter((to) => to.startsWith('#app') || (featureOf(to) !== undefined && featureOf(to) !== own))
        .map((to) => `${path} → ${to}`);
    });
    expect(bad).toEqual([]);
  });

  it('only types of the contract, and the parts that it gives by themselves, reach the browser', () => {
    const bad = files.flatMap(([path, code]) =>
      [...code.matchAll(/^import (?!type ).*from '@namesake\/contract'/gm)].map((match) => `${path}: ${match[0]}`),
    );
    expect(bad).toEqual([]);
  });
});
