// Fails if a literal is spread into another one (`...{ a, b }`, `...['a']`): it saves lines but says nothing.
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

const SOURCES = '{packages,bench,e2e,tools}/**/*.{ts,tsx,js}';

const paths = globSync(SOURCES, { exclude: (path) => /(?:^|[/\\])(?:node_modules|dist)$/.test(String(path)) })
  .filter((path) => !/\.gen\.\w+$/.test(path))
  .sort();
// A check that sees nothing would pass.
if (paths.length === 0) throw new Error('no sources were found');
const problems = paths.flatMap(spreadsIn);
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error(`${problems.length} literals are spread: write their members themselves`);
process.exit(problems.length === 0 ? 0 : 1);

function spreadsIn(path) {
  const text = readFileSync(path, 'utf8');
  const found = [];
  const see = ({ argument, start }) => {
    if (argument.type === 'ObjectExpression' || argument.type === 'ArrayExpression')
      found.push(`${path}:${text.slice(0, start).split('\n').length} spreads a literal`);
  };
  new Visitor({ SpreadElement: see }).visit(parseSync(path, text).program);
  return found;
}
