// Parses the sources that the laws check.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The parsed sources for some patterns, without generated ones. @throws Error if there are none */
export function sourcesIn(...patterns) {
  const isForeign = (path) => /(?:^|[/\\])(?:node_modules|dist|fixtures)$/.test(String(path));
  const paths = globSync(patterns, { exclude: isForeign }).map((path) => path.replaceAll('\\', '/'));
  const sources = paths.filter((path) => !/\.gen\.\w+$/.test(path)).sort();
  // A law that sees nothing would pass.
  if (sources.length === 0) throw new Error(`${patterns.join(', ')}: no sources were found`);
  return sources.map((path) => parsed(path, readFileSync(path, 'utf8')));
}

/** A source with the parts that the laws read: path, text and syntax tree. */
export function parsed(path, text) {
  const { program, comments } = parseSync(path, text);
  return { path, text, program, comments };
}

export const isTest = (path) => /\.test\.|\/test\//.test(path);

/** A position at which a law is broken. */
export const problemAt = ({ path, text }, at, says) => ({ path, line: text.slice(0, at).split('\n').length, says });

/** Repository files that a source refers to: in imports, exports, and URLs of threads. */
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

/** Whether a path is one of some files, or inside one of some folders. */
export const isIn = (path, folders) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
