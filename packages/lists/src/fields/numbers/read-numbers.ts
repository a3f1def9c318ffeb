import { foldIdentifier, type Identifier, type IdentifierType } from '@namesake/engine/vocabulary';
import { compact } from '../compact.ts';
import { countryCode } from '../country-code.ts';
import { type DocumentNumber, documentNumber, readDocumentText } from '../document-text.ts';
import { labelIn, type PlacedLabel } from './number-labels.ts';
import { type NumberToken, numberTokens, setApart } from './number-tokens.ts';

/** What is known about the numbers of a field before it is read. */
export type FieldHints = {
  readonly type: IdentifierType;
  readonly country?: string | undefined;
  readonly label?: string | undefined;
};

/** A number and the words next to it. */
type Labelled = NumberToken & { readonly label: PlacedLabel | undefined; readonly words: string };

/**
 * Identifiers in a field of numbers, which may hold several and prose: one each, with the type and country of its
 * label. All but the number that the field is about are `inProse`.
 * @param text as printed; a label may precede or follow its number, with a dash, a colon, brackets or nothing between
 */
export function numbersOf(text: string, hints: FieldHints): Identifier[] {
  const apart = setApart(text).trim();
  const found = labelled(apart);
  const own = ownNumber(apart, found);
  const at = own === undefined ? -1 : apart.indexOf(own.value);
  const inOwn = ({ start, end }: Labelled): boolean =>
    own !== undefined && at >= 0 && start >= at && end <= at + own.value.length;
  const ownLabelled = found.find(inOwn) ?? { ...UNLABELLED, start: Math.max(0, at) };
  // "RU 0445253", "B/001164": a country, a register or a series before the number.
  const bare = found.flatMap(({ value, start, ...one }): Labelled[] => {
    const [, letters, sign, number] = /^([A-Z]{1,2})([ /-])(.+)$/.exec(value) ?? [];
    const isApart = sign === '/' || countryCode(letters) !== undefined;
    return number === undefined || !isApart ? [] : [{ ...one, start, value: number }];
  });
  const all: (readonly [place: number, identifier: Identifier])[] = found
    .filter((one) => !inOwn(one))
    .concat(bare)
    .map((one) => [one.start, { ...identifierOf(one, hints), inProse: true }]);
  if (own !== undefined)
    all.push([
      ownLabelled.start,
      compact({ ...identifierOf({ ...ownLabelled, value: own.value }, hints), note: own.around }),
    ]);
  const inOrder = all.toSorted(([one], [other]) => one - other).map(([, identifier]) => identifier);
  const words = text.trim();
  const isSaid = (value: string): boolean => value === words.replace(/^['’]/, '');
  return distinct([...inOrder, ...seriesIn(apart, hints)]).map((one, place) =>
    place === 0 && one.note === undefined && !isSaid(one.value) ? { ...one, note: words } : one,
  );
}

const UNLABELLED = { value: '', start: 0, end: 0, label: undefined, words: '' };

/** The number that the field is about, with the words around it. */
function ownNumber(apart: string, found: readonly Labelled[]): DocumentNumber | undefined {
  const own = documentNumber(apart);
  if (own !== undefined && isNumber(own.value, found)) return own;
  const [sole] = found;
  if (sole === undefined || found.length > 1 || !isLabelOnly(apart, sole)) return undefined;
  const around = tidy(`${apart.slice(0, sole.start)} ${apart.slice(sole.end)}`);
  return { value: sole.value, ...(around === '' ? {} : { around }) };
}

/** Letters of a series before a number: "OR 0000123". */
const SERIES = /(?<![A-Za-z\d])[A-Z]{1,3}[ -]{1,2}$/;

/** Adds the letters of a number's series, which are not a label. */
function withSeries(text: string, token: NumberToken): NumberToken {
  const series = SERIES.exec(text.slice(Math.max(0, token.start - 5), token.start))?.[0] ?? '';
  const letters = series.replace(/[ -]/g, '');
  if (letters === '' || labelIn(letters) !== undefined) return token;
  const start = token.start - series.length;
  return { value: text.slice(start, token.end), start, end: token.end };
}

/** Labelled numbers in remarks. Unlabelled numbers may be anything, and are ignored. */
export function labelledNumbersIn(prose: string): Identifier[] {
  const apart = setApart(prose);
  const found = labelled(apart);
  const isSole = found.length === 1 && isLabelOnly(apart, found[0]);
  return distinct(
    found
      .filter(({ label, words }) => label !== undefined && STRONG.test(words))
      .map((one) => ({ ...identifierOf(one, { type: 'other' }), ...(isSole ? {} : { inProse: true }) }) as const),
  );
}

/** Words that are unambiguous in a sentence. */
const STRONG =
  /(?:\b(?:INN|TIN|OGRN(?:IP)?|PSRN|KPP|OKPO|UNP|UEN|LEI|SWIFT|BIC|MMSI|SSN|CNIC|VAT|SIREN|SIRET|HRB|BIK)|ИНН|ОГРН|КПП|ОКПО|УНП)\b|\b(?:passport|passeport|tax|fiscal|registration|register|registry|enregistrement|identification|identity|national|company|licen[cs]e|tazkira)\b/iu;
const NEAR = 40;
const LONGEST_LABEL = 60;

/** Each number of a text with the label before it or, without one, the label after it. */
function labelled(text: string): Labelled[] {
  const tokens = numberTokens(text).map((token) => withSeries(text, token));
  let from = 0;
  return tokens.map((token, at) => {
    const before = text.slice(from, token.start);
    const after = text.slice(token.end, tokens[at + 1]?.start ?? text.length);
    from = token.end;
    const ahead = labelIn(before.slice(-NEAR)) ?? labelIn(before);
    const [, inBrackets, next] = BEHIND.exec(after) ?? [];
    const isOfNext = tokens[at + 1] !== undefined && /[:.–—-]\s*$/.test(after);
    const behind = inBrackets ?? (isOfNext ? undefined : next);
    const label = behind === undefined || (ahead !== undefined && !/^\s*\(/.test(after)) ? undefined : labelIn(behind);
    if (label === undefined) return { ...token, label: ahead, words: tidy(before) };
    from += after.indexOf(behind ?? '') + (behind ?? '').length;
    return { ...token, label, words: tidy(behind ?? '') };
  });
}

/** "(INN)", "- OGRN", up to a sign or the end. */
const BEHIND = /^\s*(?:\(\s*([^()\d]{2,50}?)\s*\)|[-–—:]?\s*([^\d,;()]{2,60}?)\s*(?:$|[,;(]))/u;

const tidy = (words: string): string => words.replace(/^[\s,;:.()–—-]+|[\s,;:()–—-]+$/gu, '').trim();

function identifierOf({ value, label, words }: Labelled, hints: FieldHints): Identifier {
  const country = hints.country ?? readDocumentText(words).country ?? label?.country;
  return compact({
    type: label === undefined || isVague(label, hints.type) ? hints.type : label.type,
    value,
    country,
    label: hints.label ?? (label === undefined || words.length > LONGEST_LABEL ? undefined : words),
  });
}

/** "No." does not contradict the purpose of the field. */
const isVague = (label: PlacedLabel, type: IdentifierType): boolean =>
  label.isVague === true || (label.type === 'registration_number' && label.country === undefined && type !== 'other');

/** Whether the field's subject is a single number, rather than several, or words with one. */
function isNumber(value: string, found: readonly Labelled[]): boolean {
  if (WORDS.test(value) || (found.length > 0 && SET_OFF.test(value))) return false;
  const label = labelIn(value);
  const isSeveral = found.filter((one) => one.value.length >= LONG && value.includes(one.value)).length > 1;
  return found.length === 0 || ((label === undefined || label.isVague === true) && !isSeveral);
}
const LONG = 7;
/** Signs between a label and its number. */
const SET_OFF = /[:–—]|\s-\s/;
const WORDS = /\p{Ll}{3}|[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u;

/** Whether only a label and signs surround the number. */
function isLabelOnly(text: string, one: Labelled | undefined): boolean {
  if (one === undefined) return false;
  const rest = tidy(`${text.slice(0, one.start)} ${text.slice(one.end)}`);
  return rest === '' || /^\p{L}[\p{L} .]{0,20}$/u.test(rest) || (one.label !== undefined && rest.length <= NEAR);
}

/** "Series 0018 no. 000282": series and number together are also an identifier. */
function seriesIn(text: string, hints: FieldHints): Identifier[] {
  const found = text.matchAll(
    /(?:series|serie|s[ée]rie|сери[яи])\s*:?\s*([A-Z\d ]{2,8}?)\s*,?\s*(?:no|number|nr|num[ée]ro|№|номер)\.?\s*:?\s*(\d{4,})/giu,
  );
  return [...found].map(([, series, number]) => ({
    ...compact({ ...hints, value: `${series} ${number}` }),
    inProse: true,
  }));
}

/** Each number once: the first occurrence, not in prose if any of them is not. */
function distinct(identifiers: readonly Identifier[]): Identifier[] {
  const kept = new Map<string, Identifier>();
  for (const one of identifiers) {
    const key = foldIdentifier(one.value, one.type);
    const earlier = kept.get(key);
    if (earlier === undefined) kept.set(key, one);
    else if (earlier.inProse && !one.inProse) kept.set(key, { ...earlier, ...one });
  }
  return [...kept.values()];
}
