// The sources that the laws look at, parsed.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The parsed sources under some patterns, generated ones left out. @throws Error where there are none */
export function sourcesIn(...patterns) {
  const isForeign = (path) => /(?:^|[/\\])(?:node_modules|dist|fixtures)$/.test(String(path));
  const paths = globSync(patterns, { exclude: isForeign }).map((path) => path.replaceAll('\\', '/'));
  const sources = paths.filter((path) => !/\.gen\.\w+$/.test(path)).sort();
  // A law that sees nothing would pass.
  if (sources.length === 0) throw new Error(`${patterns.join(', ')}: no sources were found`);
  return sources.map((path) => parsed(path, readFileSync(path, 'utf8')));
}

/** A source of which the laws read the path, the text and the syntax tree. */
export function parsed(path, text) {
  const { program, comments } = parseSync(path, text);
  return { path, text, program, comments };
}

export const isTest = (path) => /\.test\.|\/test\//.test(path);

/** A place at which a law is broken. */
export const problemAt = ({ path, text }, at, says) => ({ path, line: text.slice(0, at).split('\n').length, says });

/** Files of the repository that a source names: in imports, exports, and addresses of threads. */
export function namedIn({ path, program }) {
  const found = new Set();
  const see = ({ value }) => {
    if (typeof value === 'string' && /^\.\.?\/.*\.[jt]sx?$/.test(value)) found.add(join(dirname(path), value));
  };
  new Visitor({ Literal: see }).visit(program);
  return [...found].map((name) => name.replaceAll('\\', '/'));
}

/** Lines that are neither empty nor a comment. */
export function codeLines({ text, comments }) {
  const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

/** Whether a path is in one of some folders, or is one of some files. */
export const isIn = (path, folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
