import { isLetter } from '../unicode.ts';

/** A stretch of a text, UTF-16 offsets, end exclusive. */
export type Stretch = readonly [start: number, end: number];

/** One of several names in a text: the stretches that form it. */
export type NamePart = readonly Stretch[];

/**
 * "formerly", "f.k.a.", "ex-" … between two names of one party, in the languages of lists and correspondence; each
 * begins a word.
 */
const MARKERS = [
  '[fan]\\.?\\/?k\\.?\\/?a\\.?|d\\/b\\/a|dba|t\\/a|c\\/o|formerly(?: known as)?|previously(?: known as)?|also known as|(?:better |now )?known as',
  'trading as|doing business as|renamed(?: to)?|alias|née|nee|born|nom de guerre|urf|@|ex[-.]|(?:ex|antes|now|già)(?=\\s)',
  'operating as|on behalf of|o\\/b\\/o|as agents? (?:for|of)|vormals|ehemals|früher|anciennement|denominada anteriormente|dawniej|tidigare|tidl\\.',
  'dit|dite|dit aussi|detto|detta|genannt|alias dictus|geb\\.?|geborene|z domu|vulgo|conocid[oa] como|conhecid[oa] como|tambi[eé]n conocid[oa] como',
  'бывш(?:ий|ая|ее|\\.)|ранее|раніше|он же|она же|известн(?:ый|ая) как|также известн(?:ый|ая) как|урожд[её]нная|він же|вона ж',
  'المعروف باسم|المعروف ب|المعروف|الملقب ب|الملقب|المكنى ب|المكنى|معروف به|مشهور به|又名|又稱|别名|別名|化名|일명',
];
/** "w/o", "r/o": another person's name, or a place, follows. */
const RELATIVE = '[whr]\\/o|wife of|husband of|resident of';
const OTHER_NAME = new RegExp(`(?<=[\\s,;(])(?:${[...MARKERS, RELATIVE].join('|')})(?=[\\s:.-]|(?<=[-@ب])\\S)`, 'giu');
const IS_RELATIVE = new RegExp(`^(?:${RELATIVE})$`, 'i');
const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/g;
/**
 * "SHIPPER:", "ordering customer" at the start, or a message field (":50K:"): tells whose name follows. Other words
 * before a colon are a part of the name: "Tolbrane: Hamburg Branch".
 */
const LABEL =
  /^(?:korábbi(?: ismert)? (?:neve|elnevezése):|(?:in [a-z]+|original script|field \d\d[a-z]?):|:\d\d[a-z]?:\s?|(?:m\/s|messrs|beneficiary|benef|bnf|payee|remitter|shipper|consignee|consignor|notify party|attn|vendor|applicant|ordering customer|by order of|b\/o|in favou?r of|the owners? of|owners? of)(?:[.:/]\s?|\s))/i;
/**
 * Text after a name that is not part of it: a voyage, a number, an address, a note that a company is being wound up.
 */
const TAIL =
  /[\s,;–-]+(?:v\.?\s?\d{2,4}[nsew]|voy(?:age)?\.?\s?(?:no\.?\s?)?\d+[nsew]?|imo(?:\s?no\.?)?[\s:]*\d+|mmsi|a\/c|acc?t\.?\s?(?:no\.?)?\s?\d+|reg(?:istration)?\.?\s?(?:no|number|nr)|vat|p\.?\s?o\.?\s?box|in liquidation|in administration|in receivership|head office|hq|flag)(?:[\s.,:;].*)?$/i;
const MAX_PARTS = 6;
/** A longer text is searched for names rather than split into names. */
const LONGEST = 400;

/**
 * Names inside a text other than the text itself: "Ocean Pearl (ex Cape Agate)" holds two. Empty if it is one name.
 * Each part is screened, or listed, as a separate name; the whole is still a name too.
 * @param start offset where the names begin
 */
export function namePartsOf(text: string, start: number): readonly NamePart[] {
  if (text.length > LONGEST) return [];
  const label = Math.max(start, LABEL.exec(text)?.[0].length ?? 0);
  const parts: NamePart[] = [];
  let from = label;
  let isOthers = false;
  const add = (end: number): void => {
    if (!isOthers) parts.push(withoutBrackets(text, [from, end]));
  };
  for (const cut of matchesIn(text, OTHER_NAME)) {
    if (cut.index < label || isPartOfName(text, cut.index, cut[0])) continue;
    add(cut.index);
    from = cut.index + cut[0].length;
    isOthers = IS_RELATIVE.test(cut[0]);
  }
  add(text.length);
  const isWhole = (part: NamePart) => part.length === 1 && part[0]?.[0] === 0 && part[0][1] === text.length;
  return parts
    .filter((part) => !isWhole(part) && part.some((stretch) => hasLetter(text.slice(...stretch))))
    .slice(0, MAX_PARTS);
}

/** Words that mean "formerly" or "now" only after a comma or in brackets. */
const OTHERWISE_NAMES = new Set(['now', 'antes', 'già']);

/** "ex" without a hyphen counts in brackets, after a comma, or before a capital: "quid ex machina" stays whole. */
function isPartOfName(text: string, at: number, marker: string): boolean {
  const word = marker.toLowerCase();
  const isSetApart = /[(,;]\s?$/.test(text.slice(Math.max(0, at - 2), at));
  if (OTHERWISE_NAMES.has(word)) return !isSetApart;
  if (word !== 'ex' || isSetApart) return false;
  const next = text.charAt(at + marker.length + 1);
  return next === next.toLowerCase();
}

const hasLetter = (text: string): boolean => [...text].some(isLetter);

/**
 * A stretch without complete brackets in it, up to a bracket that closes outside it or to text that is not part of a
 * name.
 */
function withoutBrackets(text: string, [start, last]: Stretch): NamePart {
  const tail = text.slice(start, last).search(TAIL);
  const end = tail > 0 ? start + tail : last;
  const inner = text.slice(start, end);
  const stretches: Stretch[] = [];
  let from = 0;
  for (const bracket of matchesIn(inner, BRACKETS)) {
    stretches.push([start + from, start + bracket.index]);
    from = bracket.index + bracket[0].length;
  }
  const closing = inner.slice(from).search(/[)\]]/);
  stretches.push([start + from, closing === -1 ? end : start + from + closing]);
  return stretches.filter(([a, b]) => b > a);
}

/** `matchAll` clones its pattern for each text; most texts have no match. */
const matchesIn = (text: string, pattern: RegExp): Iterable<RegExpExecArray> =>
  text.search(pattern) === -1 ? [] : text.matchAll(pattern);
