/** How the values of a field are read. */
export type FieldKind = 'text' | 'name' | 'date' | 'country' | 'identifier' | 'choice';

/** What a column of a private list may be, with words by which a heading is guessed to be it. */
export const PRIVATE_FIELDS = {
  id: ['text', 'id|customer no|customer number|reference|ref|key|record id'],
  name: ['name', 'name|full name|fullname|primary name|legal name|company name|customer name|entity name'],
  firstName: ['text', 'first name|firstname|given name|given names|forename'],
  middleName: ['text', 'middle name|middlename|second name|patronymic|father name'],
  lastName: ['text', 'last name|lastname|surname|family name'],
  aliases: ['name', 'alias|aliases|aka|a k a|also known as|other names|alternative names'],
  weakAliases: ['name', 'weak alias|weak aliases|weak aka|low quality aka'],
  formerNames: ['name', 'former name|former names|fka|previous name|previous names|maiden name'],
  entityType: ['choice', 'type|entity type|kind|party type'],
  gender: ['choice', 'gender|sex'],
  birthDate: ['date', 'date of birth|dob|birth date|birthdate|born|year of birth'],
  birthPlace: ['text', 'place of birth|birth place|pob|born in'],
  deathDate: ['date', 'date of death|died|death date'],
  nationality: ['country', 'nationality|nationalities|citizenship|country of citizenship'],
  country: ['country', 'country|country code|residence|country of residence|jurisdiction'],
  address: ['text', 'address|addresses|full address'],
  passport: ['identifier', 'passport|passport number|passport no'],
  nationalId: ['identifier', 'national id|id number|id card|identity number|national identification number'],
  taxId: ['identifier', 'tax id|tax number|tin|inn|vat|vat number'],
  registrationNumber: ['identifier', 'registration number|company number|reg no|registration no|ogrn'],
  imo: ['identifier', 'imo|imo number'],
  mmsi: ['identifier', 'mmsi'],
  callSign: ['identifier', 'call sign|callsign'],
  lei: ['identifier', 'lei'],
  bic: ['identifier', 'bic|swift|swift code'],
  cryptoAddress: ['identifier', 'wallet|wallet address|crypto address|public key'],
  otherId: ['identifier', 'other id|document number'],
  position: ['text', 'position|function|role|occupation'],
  title: ['text', 'title|salutation'],
  email: ['text', 'email|e mail|email address'],
  phone: ['text', 'phone|telephone|phone number|mobile'],
  website: ['text', 'website|web|url of party'],
  flag: ['country', 'flag|flag state'],
  programs: ['text', 'program|programme|programs|programmes|list|category'],
  effect: ['choice', 'effect'],
  measures: ['text', 'measure|measures'],
  status: ['choice', 'status'],
  listedOn: ['date', 'listed on|date added|added|listing date|date of listing'],
  updatedOn: ['date', 'updated on|last updated|modified|date modified'],
  url: ['text', 'url|link|source url'],
  unReference: ['text', 'un reference|un ref'],
  remarks: ['text', 'remarks|remark|comment|comments|notes|reason'],
} as const satisfies Readonly<Record<string, readonly [FieldKind, string]>>;

export type PrivateField = keyof typeof PRIVATE_FIELDS;

/** Whether a member of a mapping names a field. */
export function isPrivateField(name: string): name is PrivateField {
  return Object.hasOwn(PRIVATE_FIELDS, name);
}
