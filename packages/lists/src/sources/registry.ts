import type { JsonFormat, RowFormat, Source, WorkbookFormat, XmlFormat } from '../source.ts';
import { AU_FORMAT } from './au/format.ts';
import { AU_DFAT } from './au/source.ts';
import { BE_FORMAT } from './be/format.ts';
import { BE_FPS } from './be/source.ts';
import { SEMA_FORMAT } from './ca/format.ts';
import { CA_SEMA } from './ca/source.ts';
import { SECO_FORMAT } from './ch/format.ts';
import { CH_SECO } from './ch/source.ts';
import { CSL_FORMAT } from './csl/format.ts';
import { US_CSL } from './csl/source.ts';
import { EU_CSV_FORMAT } from './eu/csv/format.ts';
import { EU_FORMAT } from './eu/format.ts';
import { EU_FSF } from './eu/source.ts';
import { FR_FORMAT } from './fr/format.ts';
import { FR_GELS } from './fr/source.ts';
import { IL_ORGS_FORMAT, IL_PEOPLE_FORMAT } from './il/format.ts';
import { IL_NBCTF_ORGS, IL_NBCTF_PEOPLE } from './il/source.ts';
import { MOF_FORMAT } from './jp/format.ts';
import { JP_MOF } from './jp/source.ts';
import { NZ_FORMAT } from './nz/format.ts';
import { NZ_MFAT } from './nz/source.ts';
import { OFAC_ADVANCED_FORMAT } from './ofac/advanced/format.ts';
import { OFAC_ENHANCED_FORMAT } from './ofac/enhanced/format.ts';
import { OFAC_FORMAT } from './ofac/format.ts';
import { OFAC_CONS, OFAC_SDN } from './ofac/source.ts';
import { OFSI_CSV_FORMAT } from './ofsi/csv-format.ts';
import { GB_OFSI } from './ofsi/source.ts';
import { OFSI_XML_FORMAT } from './ofsi/xml-format.ts';
import { UA_FORMAT } from './ua/format.ts';
import { UA_NSDC } from './ua/source.ts';
import { UK_CSV_FORMAT } from './uk/csv/format.ts';
import { UK_FORMAT } from './uk/format.ts';
import { GB_FCDO } from './uk/source.ts';
import { UN_FORMAT } from './un/format.ts';
import { UN_SC } from './un/source.ts';
import { WB_FORMAT } from './wb/format.ts';
import { WB_DEBARRED } from './wb/source.ts';

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

/** The same of formats that are no XML. */
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

/** Every format of rows, tried in order on the first row of a file. */
export const ROW_FORMATS: readonly RowFormat[] = ROWS.map(({ format }) => format);

/** Every format that is one JSON document, tried in order on its beginning. */
export const JSON_FORMATS: readonly JsonFormat[] = DOCUMENTS.map(({ format }) => format);

/** Every spreadsheet format, tried in order on a workbook. */
export const WORKBOOK_FORMATS: readonly WorkbookFormat[] = WORKBOOKS.map(({ format }) => format);

/** Every XML format, tried in order on the root element of a file. */
export const XML_FORMATS: readonly XmlFormat[] = REGISTRY.map(({ format }) => format);
