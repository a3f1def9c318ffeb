// Writes the documentation as a static site that needs no server: npm run docs:site -- --out DIR
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from './build.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist', 'docs') } } });
const files = buildSite(root);
for (const [path, content] of files) {
  const target = join(values.out, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
console.log(`${files.size} files in ${values.out}`);
