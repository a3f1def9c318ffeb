// Fails if files import against the table of rooms, if modules import modules not in their rows, or if files and
// folders import each other in a circle, at any depth. Type imports count; tests do not.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { againstOrder, circlesAtEveryDepth, emptyRows, undeclaredModules, unguarded } from './laws.js';
import { GUARDED, MODULES, ROOMS } from './table.js';

const problems = Object.entries(ROOMS).flatMap(([root, rooms]) => {
  const paths = globSync(`${root}/**/*.{ts,tsx}`).filter(isSource).sort();
  const imports = paths.flatMap((path) => importsOf(path, root));
  // A check that sees nothing would pass.
  if (imports.length === 0) throw new Error(`${root}: no imports were found.`);
  const inRoot = (path) => relative(root, path);
  const outside = imports.filter(({ to }) => inRoot(to).startsWith('..'));
  const within = imports
    .filter((one) => !outside.includes(one))
    .map(({ from, to }) => ({ from: inRoot(from), to: inRoot(to) }));
  const modules = Object.entries(MODULES).filter(([folder]) => folder.startsWith(`${root}/`));
  return [
    ...outside.map(({ from, to }) => `${from} names ${to}: import another package by its name`),
    ...emptyRows(rooms, paths.map(inRoot)),
    ...againstOrder(rooms, paths.map(inRoot), within),
    ...circlesAtEveryDepth(rooms, within),
    ...modules.flatMap(([folder, rows]) => undeclaredModules(rows, rooms, inRoot(folder), within)),
    ...unguarded(GUARDED, imports),
  ].map((problem) => `${root}: ${problem}`);
});
for (const path of Object.keys(GUARDED)) if (!existsSync(path)) problems.push(`${path} is guarded, and is not there`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

function isSource(path) {
  return !/\.(test|gen)\./.test(basename(path)) && !/[\\/]fixtures[\\/]/.test(path);
}

/** Files that a file refers to: in imports and exports, inline types (`import('./x.ts').X`) and URLs of threads. */
function importsOf(path, root) {
  const text = readFileSync(path, 'utf8');
  const requests = new Set();
  const see = ({ value }) => {
    if (typeof value === 'string' && /^[.#].*\.[jt]sx?$/.test(value)) requests.add(value);
  };
  new Visitor({ Literal: see, TSImportType: ({ source }) => see(source) }).visit(parseSync(path, text).program);
  return [...requests].map((request) => {
    const to = request.startsWith('#') ? join(root, request.slice(1)) : join(dirname(path), request);
    return { from: path, to };
  });
}
