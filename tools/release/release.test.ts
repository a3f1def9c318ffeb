import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ENGINE_VERSION } from '@namesake/engine/vocabulary';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checksumsOf } from './checksums.js';
import { notesOf } from './notes.js';
import { setVersion } from './set-version.js';
import { checkTag, versionOf } from './versions.js';

const REPOSITORY = join(import.meta.dirname, '../..');
const openapiOf = (version: string): string =>
  `{"openapi": "3.1.0", "info": {"title": "Namesake", "version": "${version}"}, "paths": {}}`;
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
    write('docs/openapi.json', openapiOf('1.0.0'));
    write('deploy/compose.yaml', 'services:\n  one:\n    image: namesake:1.0.0\n  two:\n    image: caddy:2.11.7\n');
  });

  it('is the one that every manifest and the description of the API state', () => {
    expect(versionOf(root)).toBe('1.0.0');
  });

  it.each([
    ['packages/engine/package.json', '{"version": "0.9.0"}'],
    ['bench/package.json', '{"version": "1.0.0", "devDependencies": {"@namesake/engine": "0.9.0"}}'],
    ['clients/python/pyproject.toml', 'version = "0.9.0"\n'],
    ['docs/openapi.json', openapiOf('0.9.0')],
    ['deploy/compose.yaml', 'image: namesake:0.9.0'],
    ['deploy/kubernetes/kustomization.yaml', 'images:\n  - name: namesake\n    newTag: 0.9.0\n'],
    ['docs/guide/clients.md', 'npm install ../namesake/dist/namesake-client-0.9.0.tgz'],
  ])('is refused, by the name of the file, where %s states another', (path, text) => {
    write(path, text);
    expect(() => versionOf(root)).toThrow(`package.json says 1.0.0, but ${path}`);
    expect(() => versionOf(root)).toThrow('says 0.9.0');
    rmSync(join(root, path));
  });

  it('is what the tag says after its v', () => {
    expect(() => checkTag('v1.0.0', '1.0.0')).not.toThrow();
    for (const tag of ['1.0.0', 'v1.0.1', 'v1.0.0-rc1', '']) expect(() => checkTag(tag, '1.0.0')).toThrow('v1.0.0');
  });
});

describe('setting a version', () => {
  const LOCK = {
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0' },
      'packages/engine': { version: '1.0.0' },
      bench: { version: '1.0.0', devDependencies: { '@namesake/engine': '1.0.0', zod: '4.0.0' } },
      'node_modules/@namesake/engine': { resolved: 'packages/engine', link: true },
      'node_modules/zod': { version: '4.0.0' },
    },
  };

  beforeEach(() => {
    write('package-lock.json', JSON.stringify(LOCK));
    write('CHANGELOG.md', '# Changelog\n\n## 1.1.0 – 2027-01-02\n\nMore.\n');
  });

  it('writes it everywhere, and keeps what the API promises', () => {
    expect(setVersion(root, '1.1.0')).toContain('deploy/compose.yaml');
    expect(versionOf(root)).toBe('1.1.0');
    const read = (path: string): string => readFileSync(join(root, path), 'utf8');
    expect(JSON.parse(read('bench/package.json')).devDependencies).toEqual({
      '@namesake/engine': '1.1.0',
      zod: '4.0.0',
    });
    expect(read('deploy/compose.yaml')).toContain('image: caddy:2.11.7');
    expect(JSON.parse(read('package-lock.json'))).toEqual(
      JSON.parse(JSON.stringify(LOCK).replaceAll('1.0.0', '1.1.0')),
    );
    expect(read('docs/openapi-released.json')).toBe(openapiOf('1.1.0'));
  });

  it('is refused where it is none, or the CHANGELOG says nothing of it', () => {
    for (const version of ['', 'v1.1.0', '1.1']) expect(() => setVersion(root, version)).toThrow('is no version');
    expect(() => setVersion(root, '1.2.0')).toThrow('CHANGELOG.md has no section 1.2.0');
    expect(versionOf(root)).toBe('1.1.0');
  });
});

describe('this repository', () => {
  const changelog = readFileSync(join(REPOSITORY, 'CHANGELOG.md'), 'utf8');
  const sections = changelog.split(/^## /m).slice(1);

  it('states one version everywhere, which the CHANGELOG has', () => {
    expect(sections.map((section) => section.split(' ')[0])).toContain(versionOf(REPOSITORY));
  });

  it('has the engine of the newest version with changed scores, and that of the next one where such a change waits', () => {
    const [waiting = '', ...released] = sections;
    const changed = released.find((section) => section.includes('\n### Scores\n'))?.split(' ')[0];
    if (waiting.includes('\n### Scores\n')) expect(isNewer(ENGINE_VERSION, versionOf(REPOSITORY))).toBe(true);
    else expect(ENGINE_VERSION).toBe(changed);
  });
});

const isNewer = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0;

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
