// Fails if a regular expression takes more than quadratic time on a text that somebody could send or put on a list.
// Only expressions that repeat a group can take exponential time; these are checked with recheck.
import { globSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { parseSync } from 'vite';

const REPEATED_GROUP = /\)(?:[*+]|\{\d+,)/;
const MAX_DEGREE = 2;
const PATIENCE_MS = 60_000;

const repeated = globSync('packages/{engine,lists,contract,server}/src/**/*.ts')
  .filter((path) => !/\.(?:test|gen)\.ts$/.test(path))
  .flatMap((path) => expressionsIn(path).filter(({ regex }) => REPEATED_GROUP.test(regex.pattern)));
// A check that sees nothing would pass.
if (repeated.length === 0) throw new Error('No regular expressions were found.');
const slow = repeated.filter(isSlow);
for (const { path, line, regex } of slow)
  console.error(`${path}:${line} takes too long on some texts: /${regex.pattern}/${regex.flags}`);
console.log(`${repeated.length} regular expressions with repeated groups, ${slow.length} of them too slow`);
process.exit(slow.length === 0 ? 0 : 1);

function isSlow({ regex }) {
  const { status, complexity } = checkSync(regex.pattern, regex.flags, { checker: 'fuzz', timeout: PATIENCE_MS });
  return status === 'vulnerable' && !(complexity.type === 'polynomial' && complexity.degree <= MAX_DEGREE);
}

function expressionsIn(path) {
  const text = readFileSync(path, 'utf8');
  const found = [];
  visit(parseSync(path, text).program, (node) => {
    if (node.type !== 'Literal' || node.regex === undefined) return;
    found.push({ path, line: text.slice(0, node.start).split('\n').length, regex: node.regex });
  });
  return found;
}

function visit(node, see) {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) see(node);
  for (const child of Object.values(node)) visit(child, see);
}
