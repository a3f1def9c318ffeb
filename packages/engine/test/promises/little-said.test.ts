import { describe, expect, it } from 'vitest';
import type { EntityType } from '../../src/types/listing.ts';
import { company, party, vessel } from '../builders/party.ts';
import { hitOn, indexOf, search } from '../builders/search.ts';

describe('a listed name that is a legal form', () => {
  const form = company('Quelmar Stroy', { aliases: ['Открытое акционерное общество', 'АО', 'and'] });
  const index = indexOf([form]);

  it.each([
    'Открытое акционерное общество "Дальвор"',
    'АО Дальвор',
    'Открытого акционерного общества Дальвор',
    'Tolvane and Dalvor',
    'Tolvane Ltd',
  ])('finds nobody in %s', (text) => expect(search(index, text).hits).toEqual([]));

  it('is found by its own letters, which identify nobody', () => {
    const found = search(index, 'Открытое акционерное общество');
    expect(hitOn(found, form)).toBeDefined();
    expect(found.insufficientName).toBe(true);
    expect(search(index, 'ООО').insufficientName).toBe(true);
  });

  it('is told where it is left out of a text', () => {
    const { suppressed } = search(index, 'договор с АО Дальвор подписан вчера');
    expect(suppressed.items).toEqual([expect.objectContaining({ why: 'light_name' })]);
  });

  it('takes nothing from the other names of its party', () =>
    expect(hitOn(search(index, 'АО Квелмар Строй'), form)).toBeDefined());
});

describe('high is not earned', () => {
  const index = indexOf([company('VQX'), company('Technology LLC'), company('Quelmar')]);

  it('by an acronym of four letters inside a text, only by itself', () => {
    expect(search(index, 'payment to VQX for freight in March').hits[0]?.priority).toBe('review');
    expect(search(index, 'payment to Quelmar for freight in March').hits[0]?.priority).toBe('high');
    expect(search(index, 'VQX').hits[0]?.priority).toBe('high');
  });

  it('by one word of business', () =>
    expect(search(index, 'Technology LLC').hits.map(({ priority }) => priority)).toEqual(['review']));

  it.each(['EGP', 'ETA', 'LHR', 'MMBTU'])('by a code that messages are full of, which is light: %s', (code) => {
    const listed = indexOf([vessel(code)]);
    const { hits, suppressed } = search(listed, `invoice 20417 for the parts, ${code} as agreed by phone`);
    expect(hits).toEqual([]);
    expect(suppressed.items).toEqual([expect.objectContaining({ why: 'light_name' })]);
    expect(search(listed, code).total).toBe(1);
  });
});

describe('a short word next to a legal form', () => {
  it.each<[EntityType, string, string]>([
    ['organization', 'Vosk PLC', 'Vesk'],
    ['unknown', 'Vosk PLC', 'Vesk'],
    ['unknown', 'VSK Inc', 'Vesk'],
  ])('with another letter is another brand than the listed %s: %s is not %s', (type, searched, listed) =>
    expect(search([party(listed, { entityType: type })], searched).hits).toEqual([]),
  );
});

describe('what is hidden or turned round', () => {
  const index = indexOf([party('Orlan Vestrakov'), party('سلمان الدلفوري')]);

  it.each(['Orlan VXXX', 'Orlan VestrXXX', 'Orlan XXXXXXX', 'O. VESTRXXX'])('is not compared: %s', (text) => {
    const { notCompared, hits } = search(index, text);
    expect(notCompared.length > 0 || hits.length > 0).toBe(true);
    expect(notCompared[0]?.why).toBe('replacement_character');
  });

  it.each(['DEUTDEFFXXX', 'volume XXX', 'Foxx Maxx', 'size 3XXX'])('is not meant by %s', (text) =>
    expect(search(index, text).notCompared).toEqual([]),
  );

  it('is found in Arabic in the order in which a PDF shows it', () => {
    const seen = [...'سلمان الدلفوري'].reverse().join('');
    expect(search(index, seen).hits[0]?.matchedName?.value).toBe('سلمان الدلفوري');
  });
});
