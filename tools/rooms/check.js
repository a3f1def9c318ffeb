// Fails where files import against the table of rooms, modules import others than their rows say, or files and folders
// import each other in a circle, at any depth; type imports count. Tests are left out.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { againstOrder, circlesAtEveryDepth, undeclaredModules, unguarded } from './laws.js';
import { GUARDED, MODULES, ROOMS } from './table.js';

const problems = Object.entries(ROOMS).flatMap(([root, rooms]) => {
  const paths = globSync(`${root}/**/*.{ts,tsx}`).filter(isSource).sort();
  const imports = paths.flatMap((path) => importsOf(path, root));
  // A check that sees nothing would pass.
  if (imports.length === 0) throw new Error(`${root}: no imports were found.`);
  const inRoot = (path) => relative(root, path);
  const within = imports.map(({ from, to }) => ({ from: inRoot(from), to: inRoot(to) }));
  const modules = Object.entries(MODULES).filter(([folder]) => folder.startsWith(`${root}/`));
  return [
    ...againstOrder(rooms, paths.map(inRoot), within),
    ...circlesAtEveryDepth(rooms, within),
    ...modules.flatMap(([folder, rows]) => undeclaredModules(rows, rooms, inRoot(folder), within)),
    ...unguarded(GUARDED, imports),
  ].map((problem) => `${root}: ${problem}`);
});
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

function isSource(path) {
  return !/\.(test|gen)\./.test(basename(path));
}

/** What a file imports or exports from files of its own package, and threads that it starts. */
function importsOf(path, root) {
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      text.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  return requests.flatMap((request) => {
    const to = request.startsWith('#') ? join(root, request.slice(1)) : join(dirname(path), request);
    return /^[.#]/.test(request) && !relative(root, to).startsWith('..') ? [{ from: path, to }] : [];
  });
}
