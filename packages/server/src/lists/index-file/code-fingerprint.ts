import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const SOURCE = /(?<!\.test|\.d)\.[jt]s$/;

let known: string | undefined;

/**
 * SHA-256 of all code that reads lists and builds an index, and of the Node it runs on: an index made by other code may answer otherwise, and
 * version numbers change only with releases. Some 3 MB, read once in a process.
 */
export function codeFingerprint(): string {
  known ??= fingerprint();
  return known;
}

function fingerprint(): string {
  const { resolve } = createRequire(import.meta.url);
  const packages = ['@namesake/engine', '@namesake/lists'].map((name) => dirname(resolve(name)));
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.versions['unicode']]));
  // Everything of the server that takes part is in the folder of lists.
  const own = join(import.meta.dirname, '..');
  const saxes = dirname(createRequire(resolve('@namesake/lists')).resolve('saxes'));
  for (const dir of [...packages, own, saxes]) {
    for (const path of sourcesIn(dir)) hash.update(`\0${relative(dir, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function sourcesIn(dir: string): readonly string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
