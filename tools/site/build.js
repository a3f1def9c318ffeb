// Builds the documentation site in memory: every page of the repository, and the API reference.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import MiniSearch from 'minisearch';
import { rendered, sitePath } from './markdown.js';
import { referencePages } from './reference.js';
import { pageHtml } from './template.js';

const PAGES = ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'clients/*/*.md'];
/** Files of packages and of the theme, by path on the site. */
const SHIPPED = {
  'theme/minisearch.js': 'node_modules/minisearch/dist/umd/index.js',
  'theme/minisearch.LICENSE.txt': 'node_modules/minisearch/LICENSE.txt',
  'theme/mermaid.js': 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js',
  'theme/mermaid.LICENSE.txt': 'node_modules/@mermaid-js/tiny/LICENSE',
  'theme/site.css': 'tools/site/theme/site.css',
  'theme/site.js': 'tools/site/theme/site.js',
};
/** Must match the options in `theme/site.js`, which reads the index. */
const SEARCH = { fields: ['heading', 'title', 'text'], storeFields: ['heading', 'title', 'href'] };

/**
 * @param root folder of the repository
 * @returns the content of each file of the site, by path
 * @throws if a page links to a missing file
 */
export function buildSite(root) {
  const openapi = readJson(root, 'docs/openapi.json');
  const sources = new Map([
    ...globSync(PAGES, { cwd: root }).map((path) => [posix(path), readFileSync(join(root, path), 'utf8')]),
    ...referencePages(openapi),
  ]);
  const files = new Map();
  const pages = [...sources].map(([source, text]) => {
    const linkOf = (target) => linkFrom(source, target, { root, sources, files });
    return { source, path: sitePath(source), ...rendered(text, linkOf) };
  });
  const site = { version: readJson(root, 'package.json').version, groups: groupsOf(sources, pages) };
  for (const page of pages) files.set(page.path, pageHtml(page, site));
  for (const [path, source] of Object.entries(SHIPPED)) files.set(path, readFileSync(join(root, source)));
  files.set('theme/search-index.js', searchIndex(pages));
  return files;
}

/** A link on the site. Files that are not pages are copied, because no other host serves them. */
function linkFrom(source, target, { root, sources, files }) {
  if (/^(?:https?:|mailto:|#)/.test(target)) return target;
  const [, path, anchor = ''] = /^([^#]*)(#.*)?$/.exec(target);
  const file = path.startsWith('/') ? path.slice(1) : posix(relative(root, join(root, dirname(source), path)));
  const to = sources.has(file) ? sitePath(file) : copied(file, { root, files, source });
  return `${posix(relative(dirname(sitePath(source)), to))}${anchor}`;
}

function copied(file, { root, files, source }) {
  const path = join(root, file);
  if (!existsSync(path) || !statSync(path).isFile()) throw new Error(`${source} links to ${file}, which is no file`);
  const to = file.includes('.') ? file : `${file}.txt`;
  files.set(to, readFileSync(path));
  return to;
}

/** The navigation: the lists below each heading of docs/README.md, and the reference. */
function groupsOf(sources, pages) {
  const groups = [];
  for (const line of sources.get('docs/README.md').split('\n')) {
    const [, heading] = /^## (.+)/.exec(line) ?? [];
    if (heading !== undefined) groups.push({ title: heading, links: [] });
    const [, title, target] = /^- \[(.+?)\]\(([^)#]+\.md)\)/.exec(line) ?? [];
    if (target !== undefined) groups.at(-1)?.links.push({ title, path: sitePath(posix(join('docs', target))) });
  }
  const reference = pages.filter(({ source }) => source.startsWith('docs/api/'));
  groups.splice(1, 0, { title: 'API reference', links: reference.map(({ path, title }) => ({ path, title })) });
  groups.push({
    title: 'More',
    links: [
      { title: 'All pages', path: 'docs/index.html' },
      { title: 'Changelog', path: 'CHANGELOG.html' },
    ],
  });
  return groups.filter(({ links }) => links.length > 0);
}

/** A script, because a page opened from disk must not fetch anything. */
function searchIndex(pages) {
  const index = new MiniSearch(SEARCH);
  const documents = pages.flatMap(({ path, title, sections }) =>
    sections.map(({ heading, anchor, text }) => ({ heading, title, text, href: `${path}#${anchor}` })),
  );
  index.addAll(documents.map((one, id) => ({ id, ...one })));
  return `globalThis.searchIndex = ${JSON.stringify(JSON.stringify(index))};\n`;
}

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const posix = (path) => path.split(sep).join('/');
