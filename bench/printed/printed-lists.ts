import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@namesake/engine';
import { readListFile } from '@namesake/lists';
import { makeWorkbook } from '../../packages/lists/test/make-workbook.ts';

/** Writes a list file with one party for each printed string, in the field where the publisher prints such strings. */
type Printer = { readonly file: string; readonly write: (strings: readonly string[]) => string | Buffer };

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const ukXml = (strings: readonly string[]): string =>
  `<Designations><DateGenerated>01/08/2026</DateGenerated>${strings
    .map(
      (text, at) =>
        `<Designation><UniqueID>PRN${at}</UniqueID><IndividualEntityShip>Entity</IndividualEntityShip><Names><Name>` +
        `<Name6>${nameAt(at)}</Name6><NameType>Primary Name</NameType></Name></Names><EntityDetails><Entity>` +
        `<BusinessRegistrationNumbers><BusinessRegistrationNumber>${escaped(text)}</BusinessRegistrationNumber>` +
        '</BusinessRegistrationNumbers></Entity></EntityDetails></Designation>',
    )
    .join('')}</Designations>`;

const frenchJson = (strings: readonly string[]): string =>
  JSON.stringify({
    Publications: {
      DatePublication: '2026-08-01T10:00:00',
      PublicationDetail: strings.map((text, at) => ({
        IdRegistre: at + 1,
        Nature: 'Personne morale',
        Nom: nameAt(at),
        RegistreDetail: [{ TypeChamp: 'IDENTIFICATION', Valeur: [{ Identification: text, Commentaire: '' }] }],
      })),
    },
  });

const JAPANESE_HEADINGS = ['告示日付', '告示番号', '日本語表記', '英語表記', '生年月日', '旅券番号'];
const japaneseSheet = (rows: readonly (readonly string[])[]): Buffer =>
  makeWorkbook([
    {
      name: '1.印字関係者等',
      rows: [['印字関係者'], JAPANESE_HEADINGS, ...rows, []],
    },
  ]);

const NUMBERS: Readonly<Record<string, Printer>> = {
  gb_fcdo: { file: 'UK-Sanctions-List.xml', write: ukXml },
  fr_tresor: { file: 'register.json', write: frenchJson },
  jp_mof: {
    file: 'shisantouketsu20260801.xlsx',
    write: (strings) =>
      japaneseSheet(strings.map((text, at) => ['2026.8.1', String(at + 1), '', nameAt(at), '', text])),
  },
};

const frame = (root: string, records: readonly string[]): string => `<${root}>${records.join('')}</${root}>`;

const DATES: Readonly<Record<string, Printer>> = {
  ua_nsdc: {
    file: 'register.json',
    write: (strings) =>
      JSON.stringify({
        date: '2026-08-01',
        individual: strings.map((text, at) => ({ sid: at + 1, name: nameAt(at), bd: text, status: 'active' })),
        legal: [],
      }),
  },
  jp_mof: {
    file: 'shisantouketsu20260801.xlsx',
    write: (strings) =>
      japaneseSheet(strings.map((text, at) => ['2026.8.1', String(at + 1), '', nameAt(at), text, ''])),
  },
  nz_russia: {
    file: 'Russia-Sanctions-Register.xlsx',
    write: (strings) =>
      makeWorkbook([
        {
          name: 'Register',
          rows: [
            ['Unique Identifier', 'Type', 'First name', 'Last name', 'DOB', 'Date of Sanction'],
            ...strings.map((text, at) => [`PER${at}`, 'individual', 'Osric', nameAt(at), text, '01/08/2026']),
            ['', 'total', '', '', '', ''],
          ],
        },
      ]),
  },
  ca_sema: {
    file: 'sema-lmes.xml',
    write: (strings) =>
      frame(
        'data-set',
        strings.map(
          (text, at) =>
            `<record><Country>Russia</Country><LastName>${nameAt(at)}</LastName><GivenName>Osric</GivenName>` +
            `<DateOfBirthOrShipBuildDate>${escaped(text)}</DateOfBirthOrShipBuildDate><Schedule>1</Schedule>` +
            `<Item>${at + 1}</Item><DateOfListing>2026-08-01</DateOfListing></record>`,
        ),
      ),
  },
  un_sc: {
    file: 'consolidated.xml',
    write: (strings) =>
      `<CONSOLIDATED_LIST dateGenerated="2026-08-01T00:00:00.000Z">${frame(
        'INDIVIDUALS',
        strings.map(
          (text, at) =>
            `<INDIVIDUAL><DATAID>${at + 1}</DATAID><FIRST_NAME>${nameAt(at)}</FIRST_NAME>` +
            `<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>EXACT</TYPE_OF_DATE><DATE>${escaped(text)}</DATE>` +
            '</INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>',
        ),
      )}</CONSOLIDATED_LIST>`,
  },
};

/** Lists with a printer for number fields. */
export const LISTS_OF_NUMBERS = Object.keys(NUMBERS);

/** Lists with a printer for birth date fields. */
export const LISTS_OF_DATES = Object.keys(DATES);

/** Parses strings in a list's birth date field: one person each, in order. */
export function printDates(list: string, strings: readonly string[]): Promise<Listing[]> {
  const printer = DATES[list];
  if (printer === undefined) throw new Error(`No printer for the dates of ${list}.`);
  return printed(printer, strings);
}

/** Parses strings in a list's number field: one party each, in order. */
export function printNumbers(list: string, strings: readonly string[]): Promise<Listing[]> {
  const printer = NUMBERS[list];
  if (printer === undefined) throw new Error(`No printer for the numbers of ${list}.`);
  return printed(printer, strings);
}

async function printed({ file, write }: Printer, strings: readonly string[]): Promise<Listing[]> {
  const dir = mkdtempSync(join(tmpdir(), 'namesake-bench-printed-'));
  const listings: Listing[] = [];
  try {
    writeFileSync(join(dir, file), write(strings));
    await readListFile(join(dir, file), { onListing: (listing) => listings.push(listing) });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  if (listings.length !== strings.length) throw new Error(`${strings.length} printed, ${listings.length} read.`);
  return listings;
}

/** An invented name of letters only, unique to each party. */
const nameAt = (at: number): string =>
  `Quandreth Holding ${[...String(at)].map((digit) => 'bdfghklmnp'[Number(digit)]).join('')}u`;
