import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPath, refusalOf } from '../../../../test/read-text.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import { applyDelta } from './apply-delta.ts';
import { type OfacDelta, readOfacDelta } from './read-delta.ts';

const ENHANCED = join(import.meta.dirname, '..', 'enhanced', 'fixtures', 'sdn_enhanced.xml');

function entity(id: string, action: string, list = 'SDN List', more = ''): string {
  return `<entity id="${id}"${action === '' ? '' : ` action="${action}"`}>
    <generalInfo><entityType refId="1">Entity</entityType></generalInfo>
    <sanctionsLists><sanctionsList datePublished="2026-03-08">${list}</sanctionsList></sanctionsLists>
    <names><name><isPrimary>true</isPrimary><translations><translation><isPrimary>true</isPrimary>
      <formattedLastName>QUILLABY ${id}</formattedLastName></translation></translations></name></names>${more}</entity>`;
}

function delta(...entities: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
    <sanctionsData xmlns="https://www.treasury.gov/ofac/DeltaFile/1.0">
      <publicationInfo><datePublished>2026-03-08T00:00:00-05:00</datePublished></publicationInfo>
      <entities>${entities.join('')}</entities></sanctionsData>`;
}

async function read(text: string, list = 'us_ofac_sdn'): Promise<OfacDelta> {
  const path = join(await temporaryFolder(), 'delta.xml');
  await writeFile(path, text);
  return readOfacDelta(path, list);
}

async function applied(text: string): Promise<readonly (readonly [string, string | undefined])[]> {
  const { version, listings } = await readPath(ENHANCED);
  return applyDelta(version, listings, await read(text)).map(({ sourceId, names }) => [sourceId, names[0]?.value]);
}

async function refusedWith(text: string, publishedAt?: string): Promise<ListRefused> {
  const { version, listings } = await readPath(ENHANCED);
  const changes = await read(text);
  try {
    applyDelta({ ...version, ...(publishedAt === undefined ? {} : { publishedAt }) }, listings, changes);
  } catch (error) {
    if (error instanceof ListRefused) return error;
  }
  throw new Error('expected a refusal');
}

describe('a delta file of OFAC’s', () => {
  it('adds, changes and deletes records of the version that it follows', async () => {
    const text = delta(entity('109', 'add'), entity('102', 'modify'), entity('103', 'delete'));
    expect(await applied(text)).toEqual([
      ['101', 'Tobren Aldous VANTERPOOL-QUESK'],
      ['102', 'QUILLABY 102'],
      ['109', 'QUILLABY 109'],
    ]);
  });

  it('is dated from inside, with its time zone', async () => {
    expect((await read(delta(entity('109', 'add')))).publishedAt).toBe('2026-03-08T05:00:00.000Z');
  });

  it.each([
    ['change', 'modify'],
    ['remove', 'delete'],
    ['', 'modify'],
  ])('understands the action "%s" as %s', async (word, action) => {
    expect((await read(delta(entity('102', word)))).changes[0]?.action).toBe(action);
  });

  it('leaves out of a record what is marked as deleted in it', async () => {
    const programs =
      '<sanctionsPrograms><sanctionsProgram action="delete">IFSR</sanctionsProgram><sanctionsProgram>SDGT</sanctionsProgram></sanctionsPrograms>';
    const [change] = (await read(delta(entity('102', 'modify', 'SDN List', programs)))).changes;
    expect(change?.action === 'modify' ? change.listing.programs : undefined).toEqual(['SDGT']);
  });

  it('concerns each list by itself', async () => {
    const text = delta(entity('109', 'add', 'CAPTA List'), entity('102', 'modify'));
    expect((await read(text)).changes.map(({ id }) => id)).toEqual(['us_ofac_sdn:102']);
    expect((await read(text, 'us_ofac_cons')).changes.map(({ id }) => id)).toEqual(['us_ofac_cons:109']);
  });

  it('takes a party from the list that it was struck from, and adds it to the one that it came to', async () => {
    const moved = entity('102', 'modify').replace(
      /<sanctionsLists>.*<\/sanctionsLists>/s,
      '<sanctionsLists><sanctionsList action="delete">SDN List</sanctionsList><sanctionsList action="add">CAPTA List</sanctionsList></sanctionsLists>',
    );
    expect((await read(delta(moved))).changes).toEqual([{ action: 'delete', id: 'us_ofac_sdn:102' }]);
    expect((await read(delta(moved), 'us_ofac_cons')).changes[0]?.action).toBe('add');
  });

  it.each([
    ['adds what is there', delta(entity('102', 'add'))],
    ['changes what is not there', delta(entity('109', 'modify'))],
    ['deletes what is not there', delta(entity('109', 'delete'))],
  ])('is refused for a version that it does not follow: it %s', async (_what, text) => {
    expect((await refusedWith(text)).code).toBe('does_not_follow');
  });

  it('is refused for a newer version', async () => {
    expect((await refusedWith(delta(entity('102', 'modify')), '2026-03-09T00:00:00.000Z')).code).toBe('older');
  });

  it('is refused when it has only part of a record, an action that is not known, no date, or is none', async () => {
    const part = '<entity id="102" action="modify"><sanctionsPrograms /></entity>';
    expect((await refusalOf(read(delta(part)))).code).toBe('malformed');
    expect((await refusalOf(read(delta(entity('102', 'merge'))))).reason).toContain('"merge"');
    expect((await refusalOf(read(delta(entity('102', 'add')).replace('2026-03-08T', 'x')))).code).toBe('no_date');
    expect((await refusalOf(read(await readFile(ENHANCED, 'utf8')))).code).toBe('unsupported_format');
    expect((await refusalOf(read(delta(entity('102', 'add')), 'un_sc'))).code).toBe('wrong_list');
  });
});
