import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(sources).filter(([path]) => !/\.test\.tsx?$/.test(path));

const importsOf = (code: string): readonly string[] =>
  [...code.matchAll(/from '([^']+)'|import\('([^']+)'\)/g)].map((match) => match[1] ?? match[2] ?? '');

/** `features/search` for a file or an import of that feature. */
const featureOf = (path: string): string | undefined => /features\/[^/]+/.exec(path)?.[0];

describe('the layers of the interface', () => {
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

describe('calls of the API', () => {
  /** What asks a server, or writes the address of an endpoint, by itself. */
  const BY_HAND = [
    /\bfetch\(/,
    /\bXMLHttpRequest\b/,
    /\bsendBeacon\(/,
    /\/api\/v1/,
    /\bAPI_BASE\b/,
    /\bEventSource\((?!addressOf\()/,
    /api\/request\.ts'/,
    /\bcall(?:File|WithFile)?\(\s*['"`]/,
    /\baddressOf\(\s*['"`]/,
  ];
  /** The text of programs that users copy. */
  const PROGRAMS = 'tokens/snippets.ts';
  const found = (code: string): readonly string[] => BY_HAND.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);

  it('go through the client, which has them typed by the contract', () => {
    const bad = files
      .filter(([path]) => !path.includes('/shared/api/') && !path.endsWith(PROGRAMS))
      .flatMap(([path, code]) => found(code).map((what) => `${path}: ${what}`));
    expect(bad).toEqual([]);
  });

  it.each([
    "import { request } from '#shared/api/request.ts';",
    "fetch('/batches')",
    "new EventSource('/batches/1/events')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text.
    'const path = `/api/v1/batches/${id}`;',
    "call('GET /batches')",
  ])('are found where they do not: %j', (code) => {
    expect(found(code)).not.toEqual([]);
  });

  it('are all that the table of endpoints has', () => {
    const table = sources['../shared/api/endpoints.ts'] ?? '';
    const ids = [...table.matchAll(/^ {2}(\w+): '/gm)].map(([, id]) => id ?? '');
    const code = files.map(([, text]) => text).join('\n');
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !new RegExp(`\\bENDPOINTS\\.${id}\\b`).test(code))).toEqual([]);
  });
});
