import type { Source, XmlFormat } from '../source.ts';
import { OFAC_FORMAT } from './ofac/format.ts';
import { OFAC_CONS, OFAC_SDN } from './ofac/source.ts';

/** Every official list that can be read and downloaded. A new source is one folder and its line here. */
export const SOURCES: readonly Source[] = [OFAC_SDN, OFAC_CONS];

/** Every XML format, tried in order on the root element of a file. */
export const XML_FORMATS: readonly XmlFormat[] = [OFAC_FORMAT];
