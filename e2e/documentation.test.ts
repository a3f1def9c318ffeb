import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md'], { cwd: root }).map((page) =>
  page.split(sep).join('/'),
);
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** How a heading is linked to: as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...textOf(page).matchAll(/^#+ +(.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

it('the index of the documentation names every guide and every decision', () => {
  const index = textOf('docs/README.md');
  const missing = pages.filter((page) => /^docs\/(?:guide|adr)\//.test(page) && !index.includes(`(${page.slice(5)})`));
  expect(missing).toEqual([]);
});

/** Of a page that is read in one go. */
const MAX_WORDS_OF_A_DECISION = 800;

it('every decision is one page, and says what was decided and how it is checked', () => {
  const decisions = pages.filter((page) => page.startsWith('docs/adr/'));
  const problems = decisions.flatMap((page) => {
    const text = textOf(page);
    const missing = ['Context', 'Decision', 'How it is checked'].filter((part) => !text.includes(`\n## ${part}\n`));
    const words = text.split(/\s+/).length;
    return [
      ...missing.map((part) => `${page} has no "${part}"`),
      ...(words > MAX_WORDS_OF_A_DECISION ? [`${page} has ${words} words`] : []),
    ];
  });
  expect(decisions.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

it('every link from one page to another leads to a file that is there, and to a heading of it', () => {
  const dead = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([, to = '', anchor]) => {
      const target =
        to === ''
          ? page
          : relative(root, join(root, dirname(page), to))
              .split(sep)
              .join('/');
      if (!existsSync(join(root, target))) return [`${page}: ${to}`];
      const isKnown = anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
      return isKnown ? [] : [`${page}: ${to}#${anchor}`];
    }),
  );
  expect(dead).toEqual([]);
});

/** Paths of a row of ARCHITECTURE's tables; a name without a folder is in the folder of the one before. */
function pathsOf(row: string): readonly string[] {
  const paths: string[] = [];
  for (const [, name = ''] of row.matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)) {
    const isWhole = /^[^.].*\//.test(name) && existsSync(join(root, 'packages', name.split('/')[0] ?? ''));
    if (isWhole || paths.length === 0) paths.push(join('packages', name));
    else paths.push(join(dirname(`${paths.at(-1) ?? ''}_`), name));
  }
  return paths;
}

it('every file that ARCHITECTURE names for a behaviour is there', () => {
  const [, tables = ''] = textOf('ARCHITECTURE.md').split('## Where do I find …');
  const paths = tables
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap(pathsOf);
  expect(paths.length).toBeGreaterThan(80);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
