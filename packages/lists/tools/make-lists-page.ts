// Writes the generated parts of docs/guide/lists.md from what the sources declare and what was measured. Run: npm run
// docs:lists, and with the folder of stored lists to measure anew: npm run docs:lists -- ../shared/lists
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listsPage } from './lists-page.ts';
import { MEASURED, measureCensus, measureFixtures } from './measure-census.ts';

const [lists] = process.argv.slice(2);
if (lists !== undefined) writeFileSync(MEASURED, `${JSON.stringify(await measureCensus(lists), null, 2)}\n`);
const dir = mkdtempSync(join(tmpdir(), 'namesake-lists-page-'));
try {
  const page = new URL('../../../docs/guide/lists.md', import.meta.url);
  const measured = JSON.parse(readFileSync(MEASURED, 'utf8'));
  writeFileSync(page, listsPage(readFileSync(page, 'utf8'), measured, await measureFixtures(dir)));
} finally {
  rmSync(dir, { recursive: true });
}
