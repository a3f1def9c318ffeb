// The version of a release is written in every manifest; a tag may name no other one.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PYTHON = 'clients/python/pyproject.toml';
const OURS = /^@namesake(?:-screening)?\//;

/**
 * The version that all manifests state.
 *
 * @param root folder of the repository
 * @returns the version, for example `1.0.0`
 * @throws where manifests state different ones: the message names each
 */
export function versionOf(root) {
  const stated = statedVersions(root);
  const [first] = stated.values();
  const others = [...stated].filter(([, version]) => version !== first);
  if (others.length === 0) return first;
  throw new Error(`package.json says ${first}, but ${others.map((words) => words.join(' says ')).join(', ')}`);
}

/** @throws where the tag of a release is not `v` and the version */
export function checkTag(tag, version) {
  if (tag !== `v${version}`) throw new Error(`the tag ${tag} is not v${version}, which the packages state`);
}

/** Each place that states a version, `package.json` first; names of dependencies on each other included. */
function statedVersions(root) {
  const stated = new Map();
  for (const path of ['package.json', ...globSync('{packages/*,bench,e2e}/package.json', { cwd: root }).sort()]) {
    const { version, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    stated.set(path, version);
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
      if (OURS.test(name)) stated.set(`${path} of ${name}`, wanted);
  }
  const [, python] = /^version = "([^"]+)"$/m.exec(readFileSync(join(root, PYTHON), 'utf8')) ?? [];
  stated.set(PYTHON, python);
  stated.set('docs/openapi.json', JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8')).info.version);
  return stated;
}
