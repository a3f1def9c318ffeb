// Writes the generated parts of docs/guide/lists.md from what the sources declare and what was measured. Run: npm run docs:lists,
// and with a folder of official lists to measure anew: npm run docs:lists -- ../shared/lists/current
import { readFileSync, writeFileSync } from 'node:fs';
import { listsPage } from './lists-page.ts';
import { MEASURED, measureCensus } from './measure-census.ts';

const [lists] = process.argv.slice(2);
if (lists !== undefined) writeFileSync(MEASURED, `${JSON.stringify(await measureCensus(lists), null, 2)}\n`);
const page = new URL('../../../docs/guide/lists.md', import.meta.url);
writeFileSync(page, listsPage(readFileSync(page, 'utf8'), JSON.parse(readFileSync(MEASURED, 'utf8'))));
