// Writes the generated parts of docs/guide/lists.md from what the sources declare. Run: npm run docs:lists
import { readFileSync, writeFileSync } from 'node:fs';
import { listsPage } from './lists-page.ts';

const page = new URL('../../../docs/guide/lists.md', import.meta.url);
writeFileSync(page, listsPage(readFileSync(page, 'utf8')));
