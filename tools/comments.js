// Fails if a comment has a line of more than 120 columns, or more than three lines of text. TSDoc tags, data and
// generated files do not count. Takes folders to check; without any, the whole repository.
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const MAX_COLUMNS = 120;
const MAX_LINES = 3;
const SOURCES = '{packages,bench,e2e,tools}/**/*.{ts,tsx,js}';

const folders = process.argv.slice(2);
const paths = globSync(SOURCES, { exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(String(path)) })
  .filter((path) => !/\.gen\.\w+$/.test(path) && (folders.length === 0 || folders.some((dir) => path.startsWith(dir))))
  .sort();
// A check that sees nothing would pass.
if (paths.length === 0) throw new Error('no sources were found');
const problems = paths.flatMap(problemsIn);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} comments are longer than CONTRIBUTING allows`);
process.exit(problems.length === 0 ? 0 : 1);

function problemsIn(path) {
  const text = readFileSync(path, 'utf8');
  const lineOf = (at) => text.slice(0, at).split('\n').length;
  const { comments } = parseSync(path, text);
  return blocksOf(comments, text).flatMap(({ start, end }) => {
    const whole = text.slice(text.lastIndexOf('\n', start) + 1, end);
    const lines = whole.split('\n');
    const long = lines.some((line) => line.length > MAX_COLUMNS && !line.includes('http'));
    const many = proseOf(lines).length > MAX_LINES;
    const where = `${path}:${lineOf(start)}`;
    return [
      ...(long ? [`${where} has a comment line of more than ${MAX_COLUMNS} columns`] : []),
      ...(many ? [`${where} has a comment of more than ${MAX_LINES} lines`] : []),
    ];
  });
}

/** Comments as a reader sees them: consecutive `//` lines are one. */
function blocksOf(comments, text) {
  const blocks = [];
  for (const { type, start, end } of comments) {
    if (text.startsWith('#!', start)) continue;
    const last = blocks.at(-1);
    const follows = last?.type === 'Line' && type === 'Line' && /^\n[ \t]*$/.test(text.slice(last.end, start));
    if (follows) last.end = end;
    else blocks.push({ type, start, end });
  }
  return blocks;
}

/** Lines of text before the first tag, without the comment delimiters. */
function proseOf(lines) {
  const prose = lines.map((line) => line.replace(/^.*?(?:\/\*+|\/\/)|^\s*\*(?!\/)|\*\/.*$/g, '').trim());
  const tag = prose.findIndex((line) => line.startsWith('@'));
  return (tag < 0 ? prose : prose.slice(0, tag)).filter((line) => line !== '' && line !== '*/');
}
