import type { LabelField } from '@namesake/engine';

/** Matching headings: labels of the engine's table, or words that only lists use. */
type Headings = { readonly labels: readonly LabelField[] } | { readonly words: string };

/** Possible fields of a private list's columns, with the headings they are guessed from. */
export const PRIVATE_FIELDS = {
  id: { labels: ['id', 'externalRef'] },
  name: { labels: ['fullName', 'name', 'vessel'] },
  firstName: { labels: ['givenName'] },
  middleName: { labels: ['middleName'] },
  lastName: { labels: ['familyName'] },
  aliases: { labels: ['alias'] },
  weakAliases: { labels: ['weakAlias'] },
  formerNames: { labels: ['formerName'] },
  entityType: { labels: ['type'] },
  gender: { labels: ['gender'] },
  birthDate: { labels: ['birthDate'] },
  birthPlace: { labels: ['birthPlace'] },
  deathDate: { labels: ['deathDate'] },
  nationality: { labels: ['nationality'] },
  country: { labels: ['country'] },
  address: { labels: ['address'] },
  passport: { labels: ['passport'] },
  nationalId: { labels: ['nationalId'] },
  taxId: { labels: ['taxId'] },
  registrationNumber: { labels: ['registrationNumber'] },
  imo: { labels: ['imo'] },
  mmsi: { labels: ['mmsi'] },
  callSign: { labels: ['callSign'] },
  lei: { labels: ['lei'] },
  bic: { labels: ['bic'] },
  cryptoAddress: { labels: ['wallet'] },
  otherId: { labels: ['otherId'] },
  position: { labels: ['occupation'] },
  title: { labels: ['title'] },
  email: { labels: ['email'] },
  phone: { labels: ['phone'] },
  website: { labels: ['website'] },
  flag: { labels: ['flag'] },
  programs: { words: 'program|programme|programs|programmes|list|category' },
  effect: { words: 'effect' },
  measures: { words: 'measure|measures' },
  status: { words: 'status' },
  listedOn: { words: 'listed on|date added|added|listing date|date of listing|gelistet am|date d ajout|fecha de alta' },
  updatedOn: { words: 'updated on|last updated|modified|date modified' },
  url: { words: 'url|link|source url' },
  unReference: { words: 'un reference|un ref' },
  remarks: { labels: ['remarks'] },
} as const satisfies Readonly<Record<string, Headings>>;

export type PrivateField = keyof typeof PRIVATE_FIELDS;

/** Whether a member of a mapping names a field. */
export function isPrivateField(name: string): name is PrivateField {
  return Object.hasOwn(PRIVATE_FIELDS, name);
}

/** Fields with headings of their own, which precede those of the table: "Status", "List". */
export const LIST_WORDS: readonly (readonly [field: PrivateField, words: readonly string[]])[] = Object.entries(
  PRIVATE_FIELDS,
).flatMap(([field, headings]) =>
  isPrivateField(field) && 'words' in headings ? [[field, headings.words.split('|')] as const] : [],
);

/** The field for a label of the engine's table. */
export const fieldOfLabel = (label: LabelField): PrivateField | undefined =>
  Object.keys(PRIVATE_FIELDS)
    .filter(isPrivateField)
    .find((field) => {
      const headings: Headings = PRIVATE_FIELDS[field];
      return 'labels' in headings && headings.labels.includes(label);
    });
