import type { IdentifierType } from '@namesake/engine';

/** Meaning of a publisher's words next to a number. */
export type NumberLabel = {
  readonly type: IdentifierType;
  /** The only country whose numbers have this label. */
  readonly country?: string;
  /** The label says that there is a number, but not which kind. */
  readonly isVague?: true;
};

type LabelRow = NumberLabel & {
  /** Words as regular expressions, separated by spaces; `_` matches the text between two words. */
  readonly words: string;
};

/** Publishers' labels in their languages. */
const ROWS: readonly LabelRow[] = [
  { type: 'passport', words: 'passports? passeports? pasaporte reisepass 旅券 паспорт(?:а|у|ом)?' },
  { type: 'imo', words: 'IMO OMI' },
  { type: 'mmsi', words: 'MMSI' },
  { type: 'lei', words: 'LEI legal_entity_identifier' },
  { type: 'bic', words: 'SWIFT(?:\\/BI[CN])? BIC(?:\\/SWIFT)?' },
  { type: 'ssn', words: 'SSN social_security' },
  { type: 'drivers_license', words: "driv(?:er|ing)['’]?s?_licen[cs]e permis_de_conduire 運転免許証" },
  { type: 'registration_number', country: 'RU', words: 'OGRN(?:IP)? PSRN ОГРН(?:ИП)? primary_state_registration' },
  { type: 'tax_id', country: 'RU', words: 'KPP КПП' },
  { type: 'registration_number', country: 'RU', words: 'BIK БИК' },
  { type: 'registration_number', country: 'CN', words: 'USCC?C? un(?:ified|iform)_social_credit' },
  { type: 'registration_number', country: 'FR', words: 'SIRENE? SIRET' },
  { type: 'registration_number', country: 'SG', words: 'UEN' },
  { type: 'registration_number', country: 'PL', words: 'KRS REGON' },
  { type: 'registration_number', country: 'DE', words: 'HRB HRA handelsregister\\w*' },
  { type: 'registration_number', country: 'UA', words: 'EDRPOU USREOU ЄДРПОУ ЕГРПОУ' },
  { type: 'tax_id', country: 'BY', words: 'UNP УНП' },
  { type: 'tax_id', country: 'PL', words: 'NIP' },
  {
    type: 'tax_id',
    words:
      "INN TIN ITN EIN VAT(?:IN)? NIF NIT RUT RUC PAN ИНН tax_registration tax(?:payer)?(?:['’]?s)? fiscal(?:e)?_(?:code|number|ID) " +
      "num[ée]ros?_d['’]identification_fiscale?s? n_?[°o]_?d['’]identification_fiscale num[ée]ro_fiscal",
  },
  {
    type: 'national_id',
    words:
      'national_(?:ID|identi\\w+|number) identit[yé]_(?:card|no|number) ID_card CNIC tazkira identification_nationale? ' +
      "carte_d['’]identit[ée] 身分証 国民ID",
  },
  {
    type: 'registration_number',
    words:
      'OKPO ОКПО OKVED BIN C\\.?R\\.? CRN BR RCS CBLS DUNS UID UBI EIK registration regist(?:ry|er|ered) reg commercial chamber_of_commerce ' +
      'company business trade licen[cs]e economic_code management seat immatricul\\w+ ' +
      "num[ée]ros?_(?:national_)?d['’]enregistrement n_?[°o]_?d['’]enregistrement",
  },
  {
    type: 'registration_number',
    isVague: true,
    words: 'internal number numbers no nos ID code certificate identifi(?:er|ant) № n[°o]',
  },
  { type: 'phone', words: 't[ée]l(?:ephone|[ée]phone)? phone fax t[ée]l[ée]copieur mobile' },
];

const COMPILED = ROWS.map(({ words, ...label }) => ({ label, pattern: patternOf(words) }));
/** Labels in capitals that publishers join to the text before or after them. */
export const CAPITAL_LABELS =
  'OGRNIP|OGRN|PSRN|INN|TIN|KPP|OKPO|OKVED|BIN|BIK|UEN|USCC|VAT|LEI|IMO|OMI|MMSI|SWIFT|BIC|SIREN|SIRET|HRB|CRN|NIF|NIT|UNP|SSN|ИНН|ОГРН|КПП|ОКПО|УНП|БИК';

function patternOf(words: string): RegExp {
  const each = words.split(' ').map((word) => word.replaceAll('_', '[\\s.-]*'));
  return new RegExp(`(?<![\\p{sc=Latn}\\p{sc=Cyrl}])(?:${each.join('|')})(?![\\p{sc=Latn}\\p{sc=Cyrl}])`, 'giu');
}

/** A label in a text, with its position. */
export type PlacedLabel = NumberLabel & { readonly start: number; readonly end: number };

/** The best label in the words before or after a number: the last one; a label with a kind wins over "no." alone. */
export function labelIn(words: string): PlacedLabel | undefined {
  let best: PlacedLabel | undefined;
  for (const { label, pattern } of COMPILED) {
    if (label.isVague && best !== undefined) continue;
    const found = [...words.matchAll(pattern)].at(-1);
    const end = found === undefined ? -1 : found.index + found[0].length;
    if (found !== undefined && end > (best?.end ?? -1)) best = { ...label, start: found.index, end };
  }
  return best;
}
