// Fails if a test depends on the machine's speed: custom waits, or time-outs shorter than the common one.
import { globSync, readFileSync } from 'node:fs';

const RULES = [
  [/\bvi\.wait(?:For|Until)\(/, 'use expect.poll, which is as patient as vitest.config.ts says'],
  [/\.waitForTimeout\(/, 'wait for what is to be seen'],
  [/\bsetTimeout\b[^\n]* from 'node:timers\/promises'/, 'poll for a state; a clock that the test moves needs no wait'],
  [
    /(?:\.poll\([^\n]*|^\s*(?:it|describe|test)\b[^\n]*)\{ (?:timeout|interval): /m,
    'vitest.config.ts has the one time-out',
  ],
  [
    /expect\((?:\(?await )[^\n]*\.(?:count|allInnerTexts|innerText|getAttribute|inputValue)\([^()\n]*\)\)/,
    'poll: a page is drawn later',
    'e2e/',
  ],
  [/\bsetDefaultTimeout\(\d{1,2}_\d{3}\)/, 'the pages of useProduct are patient enough'],
  [/^ {0,6}\}, [A-Z\d_]+\);$/m, 'vitest.config.ts has the one time-out'],
  [/performance\.now\(\)[^\n]*\)\.toBeLess/, 'what takes how long belongs in npm run bench'],
];
const tests = globSync(['packages/*/{src,test}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', 'e2e/*.test.ts'])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('node_modules'));
if (tests.length === 0) throw new Error('No tests were found.');
let found = 0;
for (const path of tests.sort()) {
  const text = readFileSync(path, 'utf8');
  for (const [pattern, instead, below = ''] of RULES) {
    if (!path.startsWith(below)) continue;
    const at = text.search(pattern);
    if (at === -1) continue;
    found += 1;
    process.stderr.write(`${path}:${text.slice(0, at).split('\n').length} depends on the machine: ${instead}\n`);
  }
}
process.exit(found === 0 ? 0 : 1);
