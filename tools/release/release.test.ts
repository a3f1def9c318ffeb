import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checksumsOf } from './checksums.js';
import { notesOf } from './notes.js';
import { checkTag, versionOf } from './versions.js';

const root = mkdtempSync(join(tmpdir(), 'namesake-release-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('the version of a release', () => {
  beforeEach(() => {
    write('package.json', '{"version": "1.0.0"}');
    write('packages/engine/package.json', '{"version": "1.0.0"}');
    write(
      'bench/package.json',
      '{"version": "1.0.0", "devDependencies": {"@namesake/engine": "1.0.0", "zod": "4.0.0"}}',
    );
    write('clients/python/pyproject.toml', '[project]\nversion = "1.0.0"\n');
    write('docs/openapi.json', '{"info": {"version": "1.0.0"}}');
  });

  it('is the one that every manifest and the description of the API state', () => {
    expect(versionOf(root)).toBe('1.0.0');
  });

  it.each([
    ['packages/engine/package.json', '{"version": "0.9.0"}'],
    ['bench/package.json', '{"version": "1.0.0", "devDependencies": {"@namesake/engine": "0.9.0"}}'],
    ['clients/python/pyproject.toml', 'version = "0.9.0"\n'],
    ['docs/openapi.json', '{"info": {"version": "0.9.0"}}'],
  ])('is refused, by the name of the file, where %s states another', (path, text) => {
    write(path, text);
    expect(() => versionOf(root)).toThrow(`package.json says 1.0.0, but ${path}`);
    expect(() => versionOf(root)).toThrow('says 0.9.0');
  });

  it('is what the tag says after its v', () => {
    expect(() => checkTag('v1.0.0', '1.0.0')).not.toThrow();
    for (const tag of ['1.0.0', 'v1.0.1', 'v1.0.0-rc1', '']) expect(() => checkTag(tag, '1.0.0')).toThrow('v1.0.0');
  });
});

describe('the notes of a release', () => {
  const CHANGELOG =
    '# Changelog\n\n## Unreleased\n\n## 1.0.0 – 2026-11-28\n\n### Scores\n\n- One ([how](docs/a.md#b)), [two](https://a.test).\n\n## 0.1.0 – 2026-11-21\n\nFirst.\n';

  it('are the section of its version, with links that lead to the repository', () => {
    expect(notesOf(CHANGELOG, '1.0.0', 'https://b.test')).toBe(
      '### Scores\n\n- One ([how](https://b.test/docs/a.md#b)), [two](https://a.test).\n',
    );
    expect(notesOf(CHANGELOG, '1.0.0')).toContain('- One (how), [two](https://a.test).');
    expect(notesOf(CHANGELOG, '0.1.0')).toBe('First.\n');
  });

  it('are refused where there are none', () => {
    for (const version of ['Unreleased', '2.0.0', '1.0']) expect(() => notesOf(CHANGELOG, version)).toThrow(version);
  });
});

it('checksums cover every file but themselves, in the order of names', () => {
  const folder = mkdtempSync(join(root, 'out-'));
  for (const name of ['b', 'a', 'SHA256SUMS']) writeFileSync(join(folder, name), name === 'a' ? 'abc' : '');
  expect(checksumsOf(folder)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b\n',
  );
});
