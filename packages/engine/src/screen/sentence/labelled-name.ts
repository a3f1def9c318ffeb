import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { LABELS } from '../../message/label-words.ts';
import { fieldKind, holdsOf } from '../../message/parts/field-kind.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { once } from '../../types/once.ts';

/** Characters before a name in which what labels it is looked for. */
const REACH = 40;
const LABEL = /([^\d:=;,|<>"()\n\r\t]{2,30}?)\s*[:=]\s*$/;
/** What ends a labelled name. */
const END = /^\s*(?:$|[,;|\n\r\t)<"])/;
/** What is behind a ship's name and behind nobody else's: a number, a voyage, what it carries and how much. */
const SHIP_BEHIND = new RegExp(
  String.raw`^[ ,([/|–-]{0,4}(?:imo|mmsi|call ?sign|dwt|grt|\d[\d.,]{2,8} ?(?:dwt|grt)|voy(?:age)?|v\.? ?\d{2,4}[a-z]?|` +
    String.raw`vessel|tanker|bulker|(?:(?:crude|oil|products?|chemical|gas|l[np]g|bulk|cargo|container) ){1,3}(?:tanker|carrier|vessel|ship))\b` +
    String.raw`|^ ?/ ?\d{2,4}[nsew]\b`,
  'i',
);

/** Words for a ship that are nothing else: "ms" is Mrs. */
const LEAST_LETTERS = 4;
const SHIPS = new Set([
  ...VESSEL_WORDS.filter((word) => word.length >= LEAST_LETTERS),
  'mv',
  'm v',
  'mt',
  'm t',
  'flagged',
]);
/** Words of the longest label of a ship: "shipped on board of". */
const LONGEST = 4;
/** The same in words: "shipped per", "aboard", "на борту". */
const labels = once(
  () =>
    new Set(
      LABELS.flatMap(({ label, forms }) => (label === 'vessel' ? forms : []))
        .filter((form) => form.length >= LEAST_LETTERS)
        .map(keyOf),
    ),
);

/**
 * Whether the words from `start` to `end` of a text are labelled as a name: "beneficiary: …", and a ship's as one: "M/V
 * …", "… IMO 1234567", "… 45,000 DWT".
 */
export function isLabelledName(text: string, start: number, end: number, isShip: boolean): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end);
  if (isShip && (SHIP_BEHIND.test(behind) || endsInShip(before))) return true;
  const label = LABEL.exec(before)?.[1]?.trim();
  if (label === undefined || !END.test(behind)) return false;
  const holds = holdsOf(fieldKind(label));
  return holds === 'party' || (isShip && holds === 'vessel');
}

function endsInShip(before: string): boolean {
  const words = keyOf(before).split(' ').slice(-LONGEST);
  const ends = words.map((_, at) => words.slice(at).join(' '));
  return ends.some((end) => SHIPS.has(end) || labels().has(end));
}

const keyOf = (text: string): string =>
  normaliseText(text)
    .tokens.map((token) => token.text)
    .join(' ');
