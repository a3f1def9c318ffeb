import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SOURCE = /(?<!\.test|\.d)\.ts$/;

/**
 * SHA-256 of all sources that may take part in an index, of the versions of what they depend on, and of the Node they
 * run on. Versions alone would not detect an index that is older than a manual change of a source.
 *
 * @param packages folders of the packages that take part, each with a `package.json` and its sources in `src`
 */
export function codeHash(packages = partakingPackages()): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.versions['unicode']]));
  for (const dir of packages) {
    for (const path of ['package.json', ...sourcesIn(dir)])
      hash.update(`\0${path}\0`).update(readFileSync(join(dir, path)));
  }
  return hash.digest('hex');
}

function partakingPackages(): readonly string[] {
  const { resolve } = createRequire(import.meta.url);
  return ['@namesake/engine', '@namesake/lists', '@namesake-screening/server'].map((name) =>
    dirname(dirname(resolve(name))),
  );
}

const sourcesIn = (dir: string): readonly string[] =>
  readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .map((path) => join('src', path))
    .sort();
