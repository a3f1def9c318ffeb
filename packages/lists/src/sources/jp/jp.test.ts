import { beforeEach, describe, expect, it } from 'vitest';
import { makeWorkbook } from '../../../test/make-workbook.ts';
import { type ReadResult, readBytes, refusalOf } from '../../../test/read-text.ts';
import { datesIn } from './days.ts';
import { SHEETS } from './fixtures/sheets.ts';
import { namesIn } from './names.ts';

describe('the Japanese list', () => {
  let jp: ReadResult;
  beforeEach(async () => {
    jp = await readBytes(makeWorkbook(SHEETS, '2026-01-31T00:00:00Z'), { name: 'x.xlsx' });
  });
  const names = (id: string) => jp.listing(id).names.map(({ value, kind, quality }) => [value, kind[0], quality]);

  it('reads every sheet of a regime in force, and neither the index, lifted regimes nor removed parties', () => {
    expect(jp.version).toMatchObject({ id: 'jp_mof', version: '2026-01-31', records: 6, rejected: 1 });
    expect(jp.listings.map(({ sourceId }) => sourceId)).toEqual(['2:2', '2:3', '2:6', '2:7', '2:4', '28:5']);
  });

  it('reads Latin, Japanese and original names, lettered and in brackets, and those not sufficient as weak', () => {
    expect(names('2:2')).toEqual([
      ['TESMOND QUANDRETH', 'p', 'strong'],
      ['تسموند كواندريث', 'a', 'strong'],
      ['テズモンド・クァンドレス', 'a', 'strong'],
      ['テズマンド・クワンドレト', 'a', 'strong'],
      ['テズマン・クァンド', 'a', 'strong'],
      ['Tesmand Kwandret', 'a', 'strong'],
      ['Tesman MORREL', 'a', 'strong'],
      ['渡し守', 'a', 'weak'],
      ['The Ferryman', 'a', 'weak'],
      ['渡し', 'a', 'weak'],
      ['Ferry', 'a', 'weak'],
    ]);
    expect(names('2:3').map(([value]) => value)).toEqual(['Osric Falk', 'Osrik Falk', 'オズリック・ファルク']);
    expect(names('2:4').map(([value]) => value)).toEqual([
      'Mirabel Vantari',
      'ミラベル・ヴァンタリ・サンド',
      'ミラベル・サンド・ヴァンタリ',
    ]);
    expect(names('28:5').map(([value]) => value)).toEqual([
      'JSC Quill',
      '株式会社クイル',
      'クイル工場',
      '株式会社QWK',
      'Quill Works',
      '"QWK AO"',
    ]);
  });

  it.each([
    [
      'オスリック・ファルク(Osric Falk)(旅券番号:X01、生年月日:1948年、発行地:モレル)',
      ['オスリック・ファルク', 'Osric Falk'],
    ],
    ['オスリック・ファルク、1953年1月1日生まれ(モレル旅券番号:01)', ['オスリック・ファルク']],
    ['テズモンの息子、1965年にモレルで出生、モレル旅券番号:X02。', []],
    ['偽造モレル旅券、番号:S3。', []],
    ['Osric Falk, DOB: 01 Jan.1969. POB: Morrel.', ['Osric Falk']],
    ['Osric Falk (Previously listed as. In Arabic: اوسريك فالك)', ['Osric Falk', 'اوسريك فالك']],
    ['【アラビア語】オスリック・ファルク(戦闘員名)', ['オスリック・ファルク']],
  ])('leaves what a notice says of a party out of its names: %s', (cell, expected) => {
    expect(namesIn(cell, true)).toEqual(expected);
  });

  it('spells a name in every way the brackets behind its words tell', () => {
    expect(namesIn('Osric(Osrik/Oszrik) FALK(FALCK)', true, true)).toEqual([
      'Osric FALK',
      'Osric FALCK',
      'Osrik FALK',
      'Osrik FALCK',
      'Oszrik FALK',
      'Oszrik FALCK',
    ]);
    expect(namesIn('Quandreth (QDT)', false, true)).toEqual(['Quandreth (QDT)']);
  });

  it('reads birth, countries, documents and days of notices', () => {
    expect(jp.listing('2:2')).toMatchObject({
      entityType: 'person',
      birthDates: [
        { earliest: '1955-01-01', latest: '1958-12-31', circa: true },
        { earliest: '1959-03-05', latest: '1959-03-05' },
      ],
      nationalities: ['SY'],
      identifiers: [{ type: 'passport', value: 'X0000017', country: 'SY' }],
      listedOn: '2001-09-22',
      updatedOn: '2008-06-25',
      unReference: 'QDi.901',
    });
    expect(jp.listing('2:3')).toMatchObject({
      birthDates: [{ earliest: '1962-08-24' }],
      birthPlaces: [{ country: 'RU' }],
      nationalities: ['RU'],
      listedOn: '2024-01-12',
    });
    expect(jp.listing('28:5').entityType).toBe('organization');
  });

  it.each([
    ['明治元年', '1868-01-01'],
    ['大正15年', '1926-01-01'],
    ['昭和20年8月15日', '1945-08-15'],
    ['平成2年4月', '1990-04-01'],
    ['令和元年5月1日', '2019-05-01'],
    ['1973 年１月15日', '1973-01-15'],
    ['おおよそ1970年', '1970-01-01'],
    ['1970-1973年頃', '1970-01-01'],
    ['Born on 2 July 1974', '1974-07-02'],
    ['1962.12.26', '1962-12-26'],
  ])('reads the date %s', (text, earliest) => {
    expect(datesIn(text)).toMatchObject({ dates: [{ earliest }], unread: [] });
  });

  it('keeps what it cannot read of dates, and says nothing for 不明', () => {
    expect(datesIn('年齢不詳')).toEqual({ dates: [], unread: ['年齢不詳'] });
    expect(datesIn('不明')).toEqual({ dates: [], unread: [] });
  });

  it('reads other numbers and contacts, and keeps in words what is no date, country or number', () => {
    expect(jp.listing('2:3')).toMatchObject({
      identifiers: [{ type: 'national_id', value: '0000258', country: 'RU' }],
      contacts: [
        { kind: 'phone', value: '000 11' },
        { kind: 'fax', value: '000 12' },
      ],
      remarks: ['旅券番号: held by the harbour office', '国籍: アトランティス'],
    });
    expect(jp.listing('2:7').remarks).toEqual(['生年月日: 春に生まれた']);
  });

  it('takes a row of birth facts for a person’s, and of one without says that it does not know', () => {
    expect([jp.listing('2:7').entityType, jp.listing('2:6').entityType]).toEqual(['person', 'organization']);
  });

  it('is refused without any date', async () => {
    const rows = [['告示日付', '告示番号', '日本語表記', '英語表記'], ['', '1', 'テスト', 'Orlo Quandreth'], []];
    expect((await refusalOf(readBytes(makeWorkbook([{ name: '1.テスト', rows }])))).code).toBe('no_date');
  });
});
