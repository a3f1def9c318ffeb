import type { Source, XmlFormat } from '../source.ts';
import { SEMA_FORMAT } from './ca/format.ts';
import { CA_SEMA } from './ca/source.ts';
import { SECO_FORMAT } from './ch/format.ts';
import { CH_SECO } from './ch/source.ts';
import { EU_FORMAT } from './eu/format.ts';
import { EU_FSF } from './eu/source.ts';
import { OFAC_ENHANCED_FORMAT } from './ofac/enhanced/format.ts';
import { OFAC_FORMAT } from './ofac/format.ts';
import { OFAC_CONS, OFAC_SDN } from './ofac/source.ts';
import { UK_FORMAT } from './uk/format.ts';
import { GB_FCDO } from './uk/source.ts';
import { UN_FORMAT } from './un/format.ts';
import { UN_SC } from './un/source.ts';

/** A format and the lists published in it. A new source is one folder and one line in `REGISTRY`. */
type Registered = { readonly format: XmlFormat; readonly sources: readonly Source[] };

const REGISTRY: readonly Registered[] = [
  { format: OFAC_FORMAT, sources: [OFAC_SDN, OFAC_CONS] },
  { format: OFAC_ENHANCED_FORMAT, sources: [] },
  { format: UN_FORMAT, sources: [UN_SC] },
  { format: EU_FORMAT, sources: [EU_FSF] },
  { format: UK_FORMAT, sources: [GB_FCDO] },
  { format: SECO_FORMAT, sources: [CH_SECO] },
  { format: SEMA_FORMAT, sources: [CA_SEMA] },
];

/** Every official list that can be read and downloaded. */
export const SOURCES: readonly Source[] = REGISTRY.flatMap(({ sources }) => sources);

/** Every XML format, tried in order on the root element of a file. */
export const XML_FORMATS: readonly XmlFormat[] = REGISTRY.map(({ format }) => format);
