// Licences of the packages built into the web interface, as stated by the packages.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages that only build or check, and our own. */
const NOT_BUILT_IN = /^(?:@types\/|@namesake\/|@vitejs\/|@tailwindcss\/|vite$)/;

/** Names, versions and licences of all packages that the interface may contain, as Markdown. */
export function noticesOf(web) {
  return `# Licences of what the web interface contains\n\n${builtInto(web).map(textOf).join('\n')}`;
}

/** The manifests of all packages that the interface may contain, each with its folder, by name. */
export function builtInto(web) {
  const found = new Map();
  const { devDependencies } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8'));
  collect(web, devDependencies, found);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function collect(from, dependencies, found) {
  for (const name of Object.keys(dependencies).filter((name) => !NOT_BUILT_IN.test(name))) {
    const folder = folderOf(name, from);
    if (folder === undefined || found.has(folder)) continue;
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    found.set(folder, { ...manifest, folder });
    collect(folder, manifest.dependencies ?? {}, found);
  }
}

/** Packages need not export their package.json, so it is resolved like Node would. */
function folderOf(name, from) {
  const paths = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  return paths.map((path) => join(path, name)).find((path) => existsSync(join(path, 'package.json')));
}

function textOf({ name, version, license, folder }) {
  const [file] = globSync('{LICENSE,LICENCE,license,licence}{,.md,.txt}', { cwd: folder });
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `## ${name} ${version}: ${license}\n${text}`;
}
