// A release's version is stated in every manifest, in the API description, and in commands that name an image or a
// tarball. One table lists these places, both for checking and for `set-version.js`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const OURS = /^@namesake(?:-screening)?\//;
const NUMBER = String.raw`\d+\.\d+\.\d+(?:-[\w.]+)?`;
const MANIFESTS = '{.,packages/*,bench,e2e}/package.json';

/** The text before a version, by files that may contain it. A required file must contain at least one match. */
const TEXTS = [
  { files: 'clients/python/pyproject.toml', before: '^version = "', needed: true },
  { files: 'docs/openapi.json', before: String.raw`"info": \{\s*"title": "[^"]*",\s*"version": "`, needed: true },
  { files: 'deploy/**/*.{yaml,yml,service,md}', before: String.raw`\bnamesake:|^\s*newTag: ` },
  { files: '{README.md,{docs/guide,clients,packages/*}/**/*.md}', before: String.raw`\bnamesake:|\bnamesake-[a-z-]+-` },
  { files: 'packages/server/test/documentation/commands/not-run.ts', before: String.raw`\bnamesake:` },
];

/**
 * The version that all places state.
 * @param root folder of the repository
 * @returns the version, for example `1.0.0`
 * @throws if places state different versions: the message names each
 */
export function versionOf(root) {
  const stated = filesWithVersions(root).flatMap(({ path, stated }) => stated.map((one) => ({ path, ...one })));
  const { version } = stated.find(({ path }) => path === 'package.json');
  const others = stated.filter((one) => one.version !== version);
  if (others.length === 0) return version;
  const said = others.map(({ path, what, version }) => `${path}${what} says ${version}`);
  throw new Error(`package.json says ${version}, but ${said.join(', ')}`);
}

/** @throws if the tag of a release is not `v` followed by the version */
export function checkTag(tag, version) {
  if (tag !== `v${version}`) throw new Error(`the tag ${tag} is not v${version}, which the packages state`);
}

/**
 * Each file that states a version, the versions in it, and its text with another version.
 * @param root folder of the repository
 */
export function filesWithVersions(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const found = (files) =>
    globSync(files, { cwd: root, exclude: (name) => /(?:^|\/)(?:node_modules|dist)$/.test(name) }).sort();
  const texts = TEXTS.flatMap(({ files, before, needed }) =>
    found(files).map((path) => ({ path, ...inText(read(path), before, needed ? path : undefined) })),
  );
  return [...found(MANIFESTS).map((path) => ({ path, ...inManifest(read(path)) })), ...texts];
}

/** The version of a manifest, and the versions of our other packages in it. */
function inManifest(text) {
  const manifest = JSON.parse(text);
  const kinds = ['dependencies', 'devDependencies'].filter((kind) => kind in manifest);
  const ours = kinds.flatMap((kind) => Object.keys(manifest[kind]).filter((name) => OURS.test(name)));
  const wanted = ours.map((name) => ({
    what: ` of ${name}`,
    version: manifest.dependencies?.[name] ?? manifest.devDependencies?.[name],
  }));
  const withVersion = (version) => {
    for (const kind of kinds) for (const name of ours) if (name in manifest[kind]) manifest[kind][name] = version;
    return `${JSON.stringify({ ...manifest, version }, null, 2)}\n`;
  };
  return { stated: [{ what: '', version: manifest.version }, ...wanted], withVersion };
}

function inText(text, before, neededIn) {
  const pattern = new RegExp(`(${before})(${NUMBER})`, 'gm');
  const stated = [...text.matchAll(pattern)].map(([, , version]) => ({ what: '', version }));
  if (neededIn !== undefined && stated.length !== 1) throw new Error(`${neededIn} states no version where it must`);
  return { stated, withVersion: (version) => text.replace(pattern, (_, words) => words + version) };
}
