import type { PublishedFields } from '../list/published-fields.ts';
import { AU_FORMAT } from '../sources/au/format.ts';
import { AU_FIELDS } from '../sources/au/published-fields.ts';
import { AU_DFAT } from '../sources/au/source.ts';
import { BE_FORMAT } from '../sources/be/format.ts';
import { BE_FIELDS } from '../sources/be/published-fields.ts';
import { BE_FPS } from '../sources/be/source.ts';
import { SEMA_FORMAT } from '../sources/ca/format.ts';
import { SEMA_FIELDS } from '../sources/ca/published-fields.ts';
import { SECO_FORMAT } from '../sources/ch/format.ts';
import { SECO_FIELDS } from '../sources/ch/published-fields.ts';
import { CSL_FORMAT } from '../sources/csl/format.ts';
import { CSL_FIELDS } from '../sources/csl/published-fields.ts';
import { US_CSL } from '../sources/csl/source.ts';
import { EU_CSV_FORMAT } from '../sources/eu/csv/format.ts';
import { EU_CSV_FIELDS } from '../sources/eu/csv/published-fields.ts';
import { EU_FORMAT } from '../sources/eu/format.ts';
import { EU_FIELDS } from '../sources/eu/published-fields.ts';
import { EU_FSF } from '../sources/eu/source.ts';
import { FR_FORMAT } from '../sources/fr/format.ts';
import { FR_FIELDS } from '../sources/fr/published-fields.ts';
import { IL_ORGS_FORMAT, IL_PEOPLE_FORMAT } from '../sources/il/format.ts';
import { IL_ORGS_FIELDS, IL_PEOPLE_FIELDS } from '../sources/il/published-fields.ts';
import { IL_NBCTF_ORGS, IL_NBCTF_PEOPLE } from '../sources/il/source.ts';
import { MOF_FORMAT } from '../sources/jp/format.ts';
import { JP_FIELDS } from '../sources/jp/published-fields.ts';
import { JP_MOF } from '../sources/jp/source.ts';
import { NZ_FORMAT } from '../sources/nz/format.ts';
import { NZ_FIELDS } from '../sources/nz/published-fields.ts';
import { NZ_MFAT } from '../sources/nz/source.ts';
import { OFAC_ENHANCED_FORMAT } from '../sources/ofac/enhanced/format.ts';
import { OFAC_ENHANCED_FIELDS } from '../sources/ofac/enhanced/published-fields.ts';
import { OFAC_FORMAT } from '../sources/ofac/format.ts';
import { OFAC_FIELDS } from '../sources/ofac/published-fields.ts';
import { OFSI_CSV_FORMAT } from '../sources/ofsi/csv-format.ts';
import { OFSI_FIELDS } from '../sources/ofsi/published-fields.ts';
import { GB_OFSI } from '../sources/ofsi/source.ts';
import { OFSI_XML_FORMAT } from '../sources/ofsi/xml-format.ts';
import { UA_FORMAT } from '../sources/ua/format.ts';
import { UA_FIELDS } from '../sources/ua/published-fields.ts';
import { UK_CSV_FORMAT } from '../sources/uk/csv/format.ts';
import { UK_CSV_FIELDS } from '../sources/uk/csv/published-fields.ts';
import { UK_FORMAT } from '../sources/uk/format.ts';
import { UK_FIELDS } from '../sources/uk/published-fields.ts';
import { GB_FCDO } from '../sources/uk/source.ts';
import { UN_FORMAT } from '../sources/un/format.ts';
import { UN_FIELDS } from '../sources/un/published-fields.ts';
import { WB_FORMAT } from '../sources/wb/format.ts';
import { WB_FIELDS } from '../sources/wb/published-fields.ts';

/** Forms recognised by their headings: if some have changed, the others still identify the list. */
const TABLES = [
  { form: AU_FORMAT.name, list: AU_DFAT.id, fields: AU_FIELDS },
  { form: BE_FORMAT.name, list: BE_FPS.id, fields: BE_FIELDS },
  { form: CSL_FORMAT.name, list: US_CSL.id, fields: CSL_FIELDS },
  { form: EU_CSV_FORMAT.name, list: EU_FSF.id, fields: EU_CSV_FIELDS },
  { form: IL_ORGS_FORMAT.name, list: IL_NBCTF_ORGS.id, fields: IL_ORGS_FIELDS },
  { form: IL_PEOPLE_FORMAT.name, list: IL_NBCTF_PEOPLE.id, fields: IL_PEOPLE_FIELDS },
  { form: MOF_FORMAT.name, list: JP_MOF.id, fields: JP_FIELDS },
  { form: NZ_FORMAT.name, list: NZ_MFAT.id, fields: NZ_FIELDS },
  { form: OFSI_CSV_FORMAT.name, list: GB_OFSI.id, fields: OFSI_FIELDS },
  { form: UK_CSV_FORMAT.name, list: GB_FCDO.id, fields: UK_CSV_FIELDS },
] as const;

/** Forms recognised by their root, whatever the tags of their records. */
const DOCUMENTS: readonly (readonly [form: string, fields: PublishedFields])[] = [
  [EU_FORMAT.name, EU_FIELDS],
  [FR_FORMAT.name, FR_FIELDS],
  [OFAC_ENHANCED_FORMAT.name, OFAC_ENHANCED_FIELDS],
  [OFAC_FORMAT.name, OFAC_FIELDS],
  [OFSI_XML_FORMAT.name, OFSI_FIELDS],
  [SECO_FORMAT.name, SECO_FIELDS],
  [SEMA_FORMAT.name, SEMA_FIELDS],
  [UA_FORMAT.name, UA_FIELDS],
  [UK_FORMAT.name, UK_FIELDS],
  [UN_FORMAT.name, UN_FIELDS],
  [WB_FORMAT.name, WB_FIELDS],
];

/** Known fields of each published form, by the form's name. */
export const FIELDS_OF_FORMS: ReadonlyMap<string, PublishedFields> = new Map([
  ...DOCUMENTS,
  ...TABLES.map(({ form, fields }) => [form, fields] as const),
]);

/** Tables of lists, which most of their headings identify. */
export const KNOWN_TABLES: readonly { readonly list: string; readonly fields: PublishedFields }[] = TABLES;
