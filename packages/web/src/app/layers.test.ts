import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(sources).filter(([path]) => !/\.test\.tsx?$/.test(path));

/** Imports that bring more of the contract into the browser than its types and separate parts. */
const WHOLE_CONTRACT =
  /^(?:import|export) (?!type )[^;]*?from '@namesake\/contract'|\bimport\('@namesake\/contract'\)/gm;

const wholeContractIn = (code: string): readonly string[] => [...code.matchAll(WHOLE_CONTRACT)].map(([found]) => found);

describe('the contract in the browser', () => {
  it('is only types, and the parts that it gives by themselves', () => {
    expect(files.flatMap(([path, code]) => wholeContractIn(code).map((found) => `${path}: ${found}`))).toEqual([]);
  });

  it.each([
    "import { ENDPOINTS } from '@namesake/contract';",
    "import {\n  ENDPOINTS,\n} from '@namesake/contract';",
    "export { ENDPOINTS } from '@namesake/contract';",
    "const contract = await import('@namesake/contract');",
  ])('would be found as a whole in %j', (code) => {
    expect(wholeContractIn(code)).toHaveLength(1);
  });
});

describe('calls of the API', () => {
  /** Code that calls a server, or builds an endpoint's address, directly. */
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
  /** Text of sample programs that users copy. */
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
