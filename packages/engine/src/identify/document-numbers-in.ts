import { foldNumber } from '../normalise/identifiers/identifier.ts';
import type { FoundIdentifier } from './found-identifier.ts';
import { isLongEnough } from './numbers-in.ts';
import type { TextParts } from './text-parts.ts';

/**
 * ICAO 9303: nine characters of a number, filled with `<`, and its check digit; before it the issuer in identity
 * cards, after it nationality, birth date, sex and expiry date elsewhere. Check digits may be misread.
 */
const CARD = /(?<![A-Z0-9])[ACI][A-Z<][A-Z<]{3}(?<number>[A-Z0-9][A-Z0-9<]{8})[A-Z0-9<](?<personal>[A-Z0-9<]{0,15})/dg;
const BOOK =
  /(?<![A-Z0-9])(?<number>[A-Z0-9][A-Z0-9<]{8})[A-Z0-9<][A-Z<]{3}[A-Z0-9<]{7}[MFX<][A-Z0-9<]{7}(?<personal>[A-Z0-9<]{0,14})/dg;
const SHORTEST = 5;

/** ISO 3166-1 alpha-3. */
const COUNTRIES = new Set(
  (
    'ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH BLM BLR BLZ ' +
    'BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB CUW CXR CYM CYP CZE DEU ' +
    'DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO GGY GHA GIB GIN GLP GMB GNB GNQ GRC ' +
    'GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM ' +
    'KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG ' +
    'MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL ' +
    'PRI PRK PRT PRY PSE PYF QAT REU ROU RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN ' +
    'SWE SWZ SXM SYC SYR TCA TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB ' +
    'VIR VNM VUT WLF WSM YEM ZAF ZMB ZWE'
  ).split(' '),
);
const CODE = 3;

/** Listed numbers joined with the country that issued them, and those in machine-readable lines of documents. */
export const documentNumbersIn = (parts: TextParts, text: string): FoundIdentifier[] => [
  ...[CARD, BOOK].flatMap((line) => [...text.matchAll(line)].flatMap((match) => inLine(parts, match))),
  ...besideCountries(parts),
];

function inLine(parts: TextParts, { groups = {}, indices }: RegExpMatchArray): FoundIdentifier[] {
  return Object.entries(groups).flatMap(([field, written]) => {
    const [start, end] = indices?.groups?.[field] ?? [0, 0];
    const value = written.split('<')[0] ?? '';
    const first = parts.atoms.findIndex((atom) => atom.end > start);
    const last = parts.atoms.findLastIndex((atom) => atom.start < end);
    const isNumber = value.length >= SHORTEST && /[0-9]/.test(value);
    if (!isNumber || first < 0 || last < first || !parts.isListed(foldNumber(value))) return [];
    return [{ first, count: last - first + 1, value, type: undefined }];
  });
}

/** "G1234567IRN", "RUSG1234567": what is left without the country, unless the whole is listed. */
function besideCountries(parts: TextParts): FoundIdentifier[] {
  return parts.atoms.flatMap(({ text, upper }, first): FoundIdentifier[] => {
    const rests = [
      ...(COUNTRIES.has(text.slice(0, CODE)) ? [upper.slice(CODE)] : []),
      ...(COUNTRIES.has(text.slice(-CODE)) ? [upper.slice(0, -CODE)] : []),
    ];
    if (rests.length === 0 || parts.isTaken(first)) return [];
    const [label, stretch] = [parts.labels.before(first), { first, count: 1 }];
    const value = rests.find((rest) => {
      const digits = rest.replace(/[^0-9]/g, '').length;
      const folded = foldNumber(rest, label?.type);
      if (digits === 0 || !isLongEnough(parts, stretch, rest, digits, label) || !parts.isListed(folded)) return false;
      return label !== undefined || parts.isTelling(folded, parts.isWhole(stretch));
    });
    if (value === undefined || parts.isListed(foldNumber(upper, label?.type))) return [];
    return [{ ...stretch, value, type: label?.type }];
  });
}
