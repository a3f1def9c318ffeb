import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRIVATE_FIELDS } from '../../src/own-files/private/fields.ts';
import { listsPage, section } from '../../tools/lists-page.ts';
import { MEASURED, type MeasuredList, measureFixtures } from '../../tools/measure-census.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const written = readFileSync(new URL('../../../../docs/guide/lists.md', import.meta.url), 'utf8');

it('the page of lists says what the sources declare: run "npm run docs:lists" after a change', async () => {
  const measured: MeasuredList[] = JSON.parse(readFileSync(MEASURED, 'utf8'));
  expect(written).toBe(listsPage(written, measured, await measureFixtures(await temporaryFolder())));
});

it('a page without the marks is not written over in silence', () => {
  expect(() => section('# Lists\n', 'table', '')).toThrow('no section table');
});

it('the page names every field of a private list', () => {
  for (const field of Object.keys(PRIVATE_FIELDS)) expect(written).toContain(`\`${field}\``);
});
