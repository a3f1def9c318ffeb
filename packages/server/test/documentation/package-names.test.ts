import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Manifest = { readonly name: string; readonly private?: true; readonly bin?: object };

const REPOSITORY = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, REPOSITORY), 'utf8');
const folders = ['bench', 'e2e', ...readdirSync(new URL('packages', REPOSITORY)).map((name) => `packages/${name}`)];
const manifests: readonly Manifest[] = folders.map((folder) => JSON.parse(read(`${folder}/package.json`)));

it('the package with the command has a name of ours that a registry can have, and the guide says it', () => {
  const withCommand = manifests.filter(({ bin }) => bin !== undefined);
  expect(withCommand).toMatchObject([{ name: '@namesake-screening/server', bin: { namesake: './bin/namesake.js' } }]);
  expect(read('docs/guide/cli.md')).toContain('`@namesake-screening/server`');
});

it('all other packages have names of this repository, and none can be published but as a tarball of a release', () => {
  const others = manifests.filter(({ bin }) => bin === undefined);
  expect(others.map(({ name }) => name).filter((name) => !/^@namesake\/[a-z0-9]+$/.test(name))).toEqual([]);
  const root: Manifest = JSON.parse(read('package.json'));
  expect([root, ...manifests].filter((manifest) => manifest.private !== true)).toEqual([]);
});
