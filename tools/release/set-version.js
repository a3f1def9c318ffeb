// Writes a version wherever the repository states it, once the CHANGELOG has its section: node
// tools/release/set-version.js 1.0.0. Also saves the released API description as docs/openapi-released.json.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notesOf } from './notes.js';
import { filesWithVersions, versionOf } from './versions.js';

/**
 * @param root folder of the repository
 * @param version for example `1.0.0`
 * @returns paths of the files that state it
 * @throws if it is not a version, or the CHANGELOG has no section for it
 */
export function setVersion(root, version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version such as 1.2.3`);
  notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  const files = filesWithVersions(root).filter(({ stated }) => stated.length > 0);
  for (const { path, withVersion } of files) writeFileSync(join(root, path), withVersion(version));
  setLocked(join(root, 'package-lock.json'), version);
  copyFileSync(join(root, 'docs/openapi.json'), join(root, 'docs/openapi-released.json'));
  versionOf(root);
  return files.map(({ path }) => path);
}

/** The lock file repeats the workspaces' manifests; npm would contact its registry to write it. */
function setLocked(path, version) {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  lock.version = version;
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place.includes('node_modules/')) continue;
    entry.version = version;
    for (const kind of ['dependencies', 'devDependencies'])
      for (const name of Object.keys(entry[kind] ?? {}))
        if (lock.packages[`node_modules/${name}`]?.link) entry[kind][name] = version;
  }
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    for (const path of setVersion(fileURLToPath(new URL('../..', import.meta.url)), process.argv[2] ?? ''))
      process.stdout.write(`${path}\n`);
  } catch (error) {
    process.stderr.write(`set-version: ${error.message}\n`);
    process.exitCode = 1;
  }
