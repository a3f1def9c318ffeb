import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { fieldKind, holdsOf } from '../../message/parts/field-kind.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';

/** Characters before a name in which what labels it is looked for. */
const REACH = 40;
const LABEL = /([^\d:=;,|<>"()\n\r\t]{2,30}?)\s*[:=]\s*$/;
/** What ends a labelled name. */
const END = /^\s*(?:$|[,;|\n\r\t)<"])/;
const NUMBER_BEHIND = /^\W{0,3}imo\b/i;

/** Words for a ship that are nothing else: "ms" is Mrs. */
const LEAST_LETTERS = 4;
const SHIPS = new Set([...VESSEL_WORDS.filter((word) => word.length >= LEAST_LETTERS), 'mv', 'm v', 'mt', 'm t']);

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
  const words = normaliseText(before).tokens.map(({ text }) => text);
  const [last, two] = [words.at(-1), words.slice(-2).join(' ')];
  return last !== undefined && (SHIPS.has(last) || SHIPS.has(two));
}
