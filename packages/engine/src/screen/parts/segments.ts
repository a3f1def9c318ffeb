import type { Model } from '../../knowledge/model/model.ts';
import { CLOSING_QUOTES, maySentenceEnd, OPENING_QUOTES } from '../../message/parts/signs.ts';
import { maySeparate, type Separation, separatorsIn } from '../../message/separators-in.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import { isBorn } from '../name/other-family-name.ts';
import { couplesIn } from './couples.ts';

/** A stretch of a text with its words. UTF-16 offsets, end exclusive; token positions are relative to the stretch. */
export type Segment = { readonly start: number; readonly end: number; readonly tokens: readonly Token[] };

/** Maximum number of words on each side of a separator for both to be one name: "SURNAME, Given", "Varnok & Sons". */
const JOINED_UP_TO = 3;

/**
 * Stretches of a text between separators of any kind, and pairs of short neighbours, which may be one name. Each is
 * tokenised separately: a sign between two words without spaces may be a letter inside one.
 * @param words of the text
 */
export function segmentsOf(text: string, words: readonly Token[], model: Model): readonly Segment[] {
  const segment = (start: number, end: number): Segment =>
    start === 0 && end === text.length ? { start, end, tokens: words } : segmentAt(text, start, end);
  const { separators, uncut }: Separation = maySeparate(text) ? separatorsIn(text) : { separators: [], uncut: [] };
  const segments: Segment[] = [];
  for (let i = 0; i <= separators.length; i++)
    segments.push(segment(separators[i - 1]?.end ?? 0, separators[i]?.start ?? text.length));
  const joined: Segment[] = [];
  segments.forEach((own, i) => {
    const next = segments[i + 1];
    const most = Math.min(JOINED_UP_TO, separators[i]?.joins ?? 0);
    const isShort = ({ tokens }: Segment): boolean => tokens.length > 0 && tokens.length <= most;
    if (next && isShort(own) && isShort(next)) joined.push(segmentAt(text, own.start, next.end));
    const [opening, closing, last] = [separators[i], separators[i + 1], segments[i + 2]];
    const isSetApart = isSign(text, opening, OPENS) && isSign(text, closing, CLOSES);
    if (isSetApart && next && last && [own, next, last].every(isBrief))
      joined.push(segmentAt(text, own.start, last.end));
  });
  // A label may be the first word of a name: "Bank Quelmir".
  const withLabels = separators.flatMap(({ labelsAt = [] }, i) =>
    labelsAt.map((start) => segmentAt(text, start, segments[i + 1]?.end ?? start)),
  );
  const labels = uncut.map(([start, end]) => segmentAt(text, start, end));
  // "Cho" means "for" in Vietnamese and is a family name in Korean.
  const withNames = separators.flatMap(({ nameWords = [] }, i) =>
    nameWords.flatMap(([first, last]) => {
      const [before, after] = [segments[i], segments[i + 1]].map((one) => (one && isBrief(one) ? one : undefined));
      return [
        ...(before ? [segmentAt(text, before.start, last)] : []),
        ...(after ? [segmentAt(text, first, after.end)] : []),
      ];
    }),
  );
  const passengers = text.includes('/') ? stretchesOf(text, PASSENGER) : [];
  const logins = /[@_]/.test(text) ? stretchesOf(text, LOGIN) : [];
  const files = text.includes('.') ? stretchesOf(text, FILE) : [];
  const born = words.flatMap((word, at) => (isBorn(text, word) ? [bornAs(text, words, at)] : []));
  const couples = couplesIn(text, words, model).map(({ first, end }) =>
    segmentAt(text, words[first]?.start ?? 0, words[end - 1]?.end ?? 0),
  );
  const sentences = segments.flatMap(({ start, end }) => sentencesIn(text, start, end));
  return [
    ...segments,
    ...withLabels,
    ...withNames,
    ...labels,
    ...joined,
    ...passengers,
    ...logins,
    ...files,
    ...born,
    ...couples,
    ...sentences,
  ].filter(({ tokens }) => tokens.length > 0);
}

/** Signs around a nickname inside a name: 'Orlan "Bobby" Vestrakov'. */
const OPENS = new RegExp(`^[${OPENING_QUOTES}([]$`);
const CLOSES = new RegExp(String.raw`^[${CLOSING_QUOTES})\]]$`);

const isSign = (text: string, separator: Separation['separators'][number] | undefined, sign: RegExp): boolean =>
  separator !== undefined && sign.test(text.slice(separator.start, separator.end).trim());

/** "VESTRAKOV/ORLANMR": words joined by slashes, as tickets name passengers. */
const PASSENGER = /(?<![^\s,;:(])[A-Za-z'-]{2,40}(?:\/[A-Za-z'-]{2,40}){1,4}(?![^\s,;:.?!)])/g;
/** "orlan.vestrakov76@", "orlan_vestrakov76": the name before the number in an address or a user name. */
const LOGIN =
  /(?<![\w.-])(?:[A-Za-z]{2,40}[._-]){1,4}[A-Za-z]{2,40}(?=[._-]?\d{0,8}@|(?<=_[A-Za-z]{2,40})[._-]?\d{1,8}(?!\w))/g;
/** "passport_VESTRAKOV_Orlan.pdf": a file name without its extension. */
const FILE = /(?<![\w.-])[\w-]{4,80}(?=\.(?:pdf|jpe?g|png|tiff?|docx?|xlsx?|txt|csv|zip|msg|eml)(?![\w.]))/gi;
/** Maximum number of stretches read of each kind. */
const MAX_STRETCHES = 20;

function stretchesOf(text: string, pattern: RegExp): Segment[] {
  const found = Array.from(text.matchAll(pattern)).slice(0, MAX_STRETCHES);
  return found.flatMap(({ 0: own, index }) =>
    own.length < text.length ? [segmentAt(text, index, index + own.length)] : [],
  );
}

/** Maximum number of words before a "born as" word, and after it. */
const [MAX_CALLED, MAX_BORN] = [4, 2];

/** "Nadia Tolbrecht (née Quelmar": both names of one person, separated by signs and a "born as" word. */
function bornAs(text: string, words: readonly Token[], marker: number): Segment {
  let [first, last] = [marker, marker];
  const isNext = (at: number, gap: RegExp): boolean =>
    gap.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));
  while (first > 0 && marker - first < MAX_CALLED && isNext(first - 1, /^[\s,('’-]+$/)) first--;
  while (last + 1 < words.length && last - marker < MAX_BORN && isNext(last, /^[\s.:'’-]+$/)) last++;
  return segmentAt(text, words[first]?.start ?? 0, words[last]?.end ?? 0);
}

const isBrief = ({ tokens }: Segment): boolean => tokens.length > 0 && tokens.length <= JOINED_UP_TO;

/** Maximum number of dots after short words in a segment for reading every stretch between two of them. */
const MAX_STOPS = 3;

/** Stretches of a segment between dots that may end a sentence or an abbreviation: both readings are made. */
function sentencesIn(text: string, start: number, end: number): Segment[] {
  const edges = [start];
  for (let at = start; at < end; at++) if (maySentenceEnd(text, at)) edges.push(at + 1);
  if (edges.length === 1) return [];
  const most = edges.length - 1 > MAX_STOPS ? 1 : edges.length - 1;
  return [...edges, end].flatMap((from, i, all) =>
    all.slice(i + 1, i + 1 + most).flatMap((to) => (to - from < end - start ? [segmentAt(text, from, to)] : [])),
  );
}

const segmentAt = (text: string, start: number, end: number): Segment => ({
  start,
  end,
  tokens: normaliseText(text.slice(start, end)).tokens,
});
