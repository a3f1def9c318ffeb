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
const NUMBER_BEHIND = /^\W{0,3}imo\b/i;

/** Words for a ship that are nothing else: "ms" is Mrs. */
const LEAST_LETTERS = 4;
const SHIPS = new Set([...VESSEL_WORDS.filter((word) => word.length >= LEAST_LETTERS), 'mv', 'm v', 'mt', 'm t']);
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
 * …", "… IMO 1234567".
 */
export function isLabelledName(text: string, start: number, end: number, isShip: boolean): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end);
  if (isShip && (NUMBER_BEHIND.test(behind) || endsInShip(before))) return true;
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
