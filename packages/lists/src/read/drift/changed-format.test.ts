import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeDrifted } from '../../../test/drifted.ts';
import { FIXTURES } from '../../../test/fixtures.ts';
import { readPath, refusalOf } from '../../../test/read-text.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { FIELDS_OF_FORMS } from '../../registry/fields-of-forms.ts';
import { changedFormat } from './changed-format.ts';
import { FieldTally } from './field-tally.ts';

/**
 * Each form with the fields that every record has: even a file of a few records shows a renamed one. For the closed UK
 * list, which has no new files, unknown tags are not tracked.
 */
const FORMS = FIXTURES.map((fixture) => {
  const known = [...(FIELDS_OF_FORMS.get(fixture.format) ?? [])];
  return { ...fixture, always: known.filter(([, least]) => least >= 49).map(([field]) => field) };
}).filter(({ always, format }) => always.length > 0 && format !== 'OFSI ConList XML');

describe('a publisher that renames a field', () => {
  it.each(FORMS)('that every record has is told: $list ($format)', async (form) => {
    for (const field of form.always) {
      const dir = await temporaryFolder();
      const refused = await refusalOf(readPath(await writeDrifted(form, field, dir)));
      // Some forms need this field to produce any record.
      expect(['format_changed', 'no_date', 'ambiguous_list']).toContain(refused.code);
      // If the renamed field distinguishes two lists, the file name does instead.
      expect([form.list, undefined]).toContain(refused.list);
      if (refused.code !== 'format_changed') continue;
      expect(refused.reason).toMatch(/^the publisher changed the format: fields .*renamed/i);
    }
  });

  it.each([...FIELDS_OF_FORMS])('that some records have is told in a file of many: %s', (form, known) => {
    const keys = [...known].filter(([, least]) => least > 0).map(([field]) => field);
    expect(changedFormat(form, tallyOf(known, undefined))).toBeUndefined();
    for (const field of keys) {
      const refused = changedFormat(form, tallyOf(known, field));
      expect(refused?.reason).toContain(
        `the publisher changed the format: fields renamed are unknown, and ${field.slice(0, 80)} is missing.`,
      );
    }
  });

  it('leaves a file alone that has a new field besides', async () => {
    for (const { format, write } of FIXTURES) {
      if (format === 'OFAC CSV') continue;
      const { version } = await readPath(await write(await temporaryFolder(), { withNewField: true }));
      expect(version.records).toBeGreaterThan(0);
    }
  });

  it('is not suspected where a file only says less, however long it is', () => {
    for (const [form, known] of FIELDS_OF_FORMS) {
      const tally = new FieldTally();
      const [first = ''] = known.keys();
      for (let at = 0; at < 1_000; at += 1) tally.add(() => [[first, 'x']]);
      expect(changedFormat(form, tally), form).toBeUndefined();
    }
  });

  it('is not suspected because a small file lacks what few records say', async () => {
    const sema = FIXTURES.find(({ list }) => list === 'ca_sema');
    const text = await readFile((await sema?.write(await temporaryFolder())) ?? '', 'utf8');
    const path = join(await temporaryFolder(), 'few.xml');
    await writeFile(path, text.replaceAll(/<Aliases>.*?<\/Aliases>/gs, '<Note>new</Note>'));
    expect((await readPath(path)).version.records).toBe(6);
  });
});

/** A thousand records in which each key field is as frequent as in real files, one of them renamed. */
function tallyOf(known: ReadonlyMap<string, number>, renamed: string | undefined): FieldTally {
  const tally = new FieldTally();
  for (let at = 0; at < 1_000; at += 1) {
    const said = [...known].filter(([, least]) => at % 100 < 2 * least).map(([field]) => field);
    tally.add(() => said.map((field) => [field === renamed ? 'renamed' : field, 'x'] as const));
  }
  return tally;
}
