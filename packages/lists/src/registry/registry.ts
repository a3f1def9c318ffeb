import type { JsonFormat, RowFormat, WorkbookFormat, XmlFormat } from '../formats/format.ts';
import type { Source } from '../list/source.ts';
import { AU_FORMAT } from '../sources/au/format.ts';
import { AU_DFAT } from '../sources/au/source.ts';
import { BE_FORMAT } from '../sources/be/format.ts';
import { BE_FPS } from '../sources/be/source.ts';
import { SEMA_FORMAT } from '../sources/ca/format.ts';
import { CA_SEMA } from '../sources/ca/source.ts';
import { SECO_FORMAT } from '../sources/ch/format.ts';
import { CH_SECO } from '../sources/ch/source.ts';
import { CSL_FORMAT } from '../sources/csl/format.ts';
import { US_CSL } from '../sources/csl/source.ts';
import { EU_CSV_FORMAT } from '../sources/eu/csv/format.ts';
import { EU_FORMAT } from '../sources/eu/format.ts';
import { EU_FSF } from '../sources/eu/source.ts';
import { FR_FORMAT } from '../sources/fr/format.ts';
import { FR_GELS } from '../sources/fr/source.ts';
import { IL_ORGS_FORMAT, IL_PEOPLE_FORMAT } from '../sources/il/format.ts';
import { IL_NBCTF_ORGS, IL_NBCTF_PEOPLE } from '../sources/il/source.ts';
import { MOF_FORMAT } from '../sources/jp/format.ts';
import { JP_MOF } from '../sources/jp/source.ts';
import { NZ_FORMAT } from '../sources/nz/format.ts';
import { NZ_MFAT } from '../sources/nz/source.ts';
import { OFAC_ADVANCED_FORMAT } from '../sources/ofac/advanced/format.ts';
import { OFAC_ENHANCED_FORMAT } from '../sources/ofac/enhanced/format.ts';
import { OFAC_FORMAT } from '../sources/ofac/format.ts';
import { OFAC_CONS, OFAC_SDN } from '../sources/ofac/source.ts';
import { OFSI_CSV_FORMAT } from '../sources/ofsi/csv-format.ts';
import { GB_OFSI } from '../sources/ofsi/source.ts';
import { OFSI_XML_FORMAT } from '../sources/ofsi/xml-format.ts';
import { UA_FORMAT } from '../sources/ua/format.ts';
import { UA_NSDC } from '../sources/ua/source.ts';
import { UK_CSV_FORMAT } from '../sources/uk/csv/format.ts';
import { UK_FORMAT } from '../sources/uk/format.ts';
import { GB_FCDO } from '../sources/uk/source.ts';
import { UN_FORMAT } from '../sources/un/format.ts';
import { UN_SC } from '../sources/un/source.ts';
import { WB_FORMAT } from '../sources/wb/format.ts';
import { WB_DEBARRED } from '../sources/wb/source.ts';

/** A format and the lists published in it. A new source is one folder and one line in `REGISTRY`. */
type Registered = { readonly format: XmlFormat; readonly sources: readonly Source[] };

const REGISTRY: readonly Registered[] = [
  { format: OFAC_FORMAT, sources: [OFAC_SDN, OFAC_CONS] },
  { format: OFAC_ENHANCED_FORMAT, sources: [] },
  { format: OFAC_ADVANCED_FORMAT, sources: [] },
  { format: UN_FORMAT, sources: [UN_SC] },
  { format: EU_FORMAT, sources: [EU_FSF] },
  { format: UK_FORMAT, sources: [GB_FCDO] },
  { format: OFSI_XML_FORMAT, sources: [GB_OFSI] },
  { format: SECO_FORMAT, sources: [CH_SECO] },
  { format: SEMA_FORMAT, sources: [CA_SEMA] },
];

/** The same for formats that are not XML. */
const ROWS: readonly { readonly format: RowFormat; readonly sources: readonly Source[] }[] = [
  { format: CSL_FORMAT, sources: [US_CSL] },
  { format: EU_CSV_FORMAT, sources: [] },
  { format: UK_CSV_FORMAT, sources: [] },
  { format: OFSI_CSV_FORMAT, sources: [] },
  { format: BE_FORMAT, sources: [BE_FPS] },
];
const DOCUMENTS: readonly { readonly format: JsonFormat; readonly sources: readonly Source[] }[] = [
  { format: WB_FORMAT, sources: [WB_DEBARRED] },
  { format: FR_FORMAT, sources: [FR_GELS] },
  { format: UA_FORMAT, sources: [UA_NSDC] },
];
const WORKBOOKS: readonly { readonly format: WorkbookFormat; readonly sources: readonly Source[] }[] = [
  { format: AU_FORMAT, sources: [AU_DFAT] },
  { format: MOF_FORMAT, sources: [JP_MOF] },
  { format: NZ_FORMAT, sources: [NZ_MFAT] },
  { format: IL_ORGS_FORMAT, sources: [IL_NBCTF_ORGS] },
  { format: IL_PEOPLE_FORMAT, sources: [IL_NBCTF_PEOPLE] },
];

/** Every official list that can be read and downloaded. */
export const SOURCES: readonly Source[] = [...REGISTRY, ...ROWS, ...DOCUMENTS, ...WORKBOOKS].flatMap(
  ({ sources }) => sources,
);

/** Every row format, tried in order on the first row of a file. */
export const ROW_FORMATS: readonly RowFormat[] = ROWS.map(({ format }) => format);

/** Every format that is a single JSON document, tried in order on its beginning. */
export const JSON_FORMATS: readonly JsonFormat[] = DOCUMENTS.map(({ format }) => format);

/** Every spreadsheet format, tried in order on a workbook. */
export const WORKBOOK_FORMATS: readonly WorkbookFormat[] = WORKBOOKS.map(({ format }) => format);

/** Every XML format, tried in order on the root element of a file. */
export const XML_FORMATS: readonly XmlFormat[] = REGISTRY.map(({ format }) => format);
