import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { readListFile } from './read-list-file.ts';

it('a dataset larger than any list is read whole', async () => {
  const path = join(await temporaryFolder(), 'large.ftm.json');
  const file = openSync(path, 'w');
  const lines = 5_600;
  for (let n = 0; n < lines; n++) {
    const entity = { id: `v-${n}`, schema: 'Person', properties: { name: [`Orlan Vestrakov ${n}`] } };
    writeSync(file, `${JSON.stringify(entity)}${' '.repeat(100_000)}\n`);
  }
  closeSync(file);
  expect(statSync(path).size).toBeGreaterThan(512 * 1024 * 1024);
  const { records, id } = await readListFile(path, { onListing: () => {} });
  expect([id, records]).toEqual(['large', lines]);
});
