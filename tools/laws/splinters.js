// A small file with a single user belongs in that user's file; a folder has more than one file.
import { dirname } from 'node:path';
import { codeLines, isTest, namedIn } from './sources.js';

const LEAST_LINES = 30;
/** Maximum combined length: above it, two files are easier to read. */
const MAX_LINES = 200;

/** Files that are separate at any length: threads and processes, migrations, publishers' sources, handlers. */
const ALONE =
  /-(?:thread|process)\.ts$|\/migrations\/\d{4}-|\/(?:[\w-]+-)?(?:source|format)\.ts$|\/handlers\.ts$|\/index\.ts$/;
/** A module that runs on import must not absorb anything that tests import. */
const ENTRY = /-(?:thread|process)\.ts$/;

/** Covered files with little code and exactly one user among all sources; tests do not count as users. */
export function splinters(held, all) {
  const users = new Map();
  for (const source of all.filter(({ path }) => !isTest(path)))
    for (const name of namedIn(source)) users.set(name, [...(users.get(name) ?? []), source]);
  return held.flatMap((source) => {
    const { path } = source;
    const [user, ...more] = users.get(path) ?? [];
    if (user === undefined || more.length > 0 || ALONE.test(path) || ENTRY.test(user.path)) return [];
    if (linesOf(source) + linesOf(user) > MAX_LINES) return [];
    const lines = codeLines(source);
    return lines < LEAST_LINES ? [{ path, says: `has ${lines} lines and one user: ${user.path}` }] : [];
  });
}

const linesOf = ({ text }) => text.split('\n').length;

/** Folders with a single source and no subfolder. */
export function lonelyFolders(held) {
  const paths = held.map(({ path }) => path);
  const parents = new Set(paths.map((path) => dirname(dirname(path))));
  return [...Map.groupBy(paths, (path) => dirname(path))]
    .filter(([folder, files]) => files.length === 1 && !parents.has(folder))
    .map(([, [path]]) => ({ path, says: 'is the only file of its folder' }));
}
