import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Built packages contain `.js` files. */
const SOURCE = /(?<!\.test|\.d)\.[jt]s$/;

/** Relative addresses of modules that a module imports at run time, and of threads that it starts. */
const RUNS = /^(?!import type ).*?(?:\bfrom |\bimport\(|\bnew URL\()\s*(['"])(\.[^'"\n]+\.[jt]s)\1/gm;

type Partaking = {
  /** Folders of packages included as a whole, each with a `package.json` and its sources in `src`. */
  readonly packages: readonly string[];
  /** Modules included with all their imports and the threads they start. */
  readonly entries: readonly string[];
};

/**
 * SHA-256 of all sources that may affect an index, of the versions of their dependencies, and of Node. Versions alone
 * would miss a manual change of a source.
 */
export function codeHash({ packages, entries }: Partaking = partaking()): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, process.versions['unicode']]));
  for (const dir of packages)
    for (const path of ['package.json', ...sourcesIn(dir)])
      hash.update(`\0${path}\0`).update(readFileSync(join(dir, path)));
  for (const entry of entries)
    for (const [path, text] of [...runBy(entry)].sort(([a], [b]) => (a < b ? -1 : 1)))
      hash.update(`\0${relative(dirname(entry), path)}\0`).update(text);
  return hash.digest('hex');
}

function partaking(): Partaking {
  const { resolve } = createRequire(import.meta.url);
  const packages = ['@namesake/engine', '@namesake/lists'].map((name) => dirname(dirname(resolve(name))));
  const extension = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
  // The process that reads lists and builds their index.
  const loader = fileURLToPath(new URL(`../loading/loader-process${extension}`, import.meta.url));
  return { packages, entries: [loader] };
}

const sourcesIn = (dir: string): readonly string[] =>
  readdirSync(join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => SOURCE.test(path))
    .map((path) => join('src', path))
    .sort();

/** Texts of a module and of all modules it runs, by path. */
function runBy(entry: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const text = readFileSync(entry, 'utf8');
  found.set(entry, text);
  for (const [, , address = ''] of text.matchAll(RUNS)) {
    const path = join(dirname(entry), address);
    if (!found.has(path)) runBy(path, found);
  }
  return found;
}
