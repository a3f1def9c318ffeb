// Fails if a Markdown file names a path that does not exist in this repository. Paths may start at a package
// (`server/src/…`) and contain alternatives (`{a,b}`) and asterisks.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** First folder of a path, and its parent folder. */
const ROOTS = new Map([
  ...['packages', 'bench', 'e2e', 'tools', 'docs', 'deploy'].map((name) => [name, '.']),
  ...['contract', 'engine', 'lists', 'server', 'web'].map((name) => [name, 'packages']),
]);
/** Folders of a package that its own pages refer to. */
const OWN = new Set(['src', 'test', 'tools', 'bin']);
const NAME = /^([a-z\d]+)\/(?=[\w{.*-])[\w./{},*@-]*$/;
/** Paths that are generated or downloaded, and pages about earlier versions. */
const MADE = /(?:^|\/)(?:dist|node_modules|data)(?:\/|$)|^bench\/report\.html$/;
const EARLIER = /^docs\/adr\/|CHANGELOG\.md$/;

const pages = globSync(['*.md', 'docs/**/*.md', '{packages,bench,e2e,deploy}/**/*.md'], {
  exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(String(path)),
}).filter((path) => !EARLIER.test(path.replaceAll('\\', '/')));
// A check that sees nothing would pass.
if (pages.length === 0) throw new Error('no pages were found');
const problems = pages.sort().flatMap(missingIn);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} paths are named that do not exist`);
process.exit(problems.length === 0 ? 0 : 1);

function missingIn(page) {
  const lines = readFileSync(page, 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    [...line.matchAll(/`([^`\s]+)`/g)].flatMap(([, name]) =>
      isMissing(name, page) ? [`${page}:${at + 1} names ${name}`] : [],
    ),
  );
}

function isMissing(name, page) {
  const [, first] = NAME.exec(name) ?? [];
  const own = page.startsWith('packages') && OWN.has(first) ? dirname(page) : undefined;
  const root = own ?? ROOTS.get(first);
  if (root === undefined || MADE.test(name)) return false;
  const path = join(root, name);
  return /[{*]/.test(name) ? globSync(path).length === 0 : !existsSync(path);
}
