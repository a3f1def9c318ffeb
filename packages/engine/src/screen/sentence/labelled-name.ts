import { VESSEL_WORDS } from '../../knowledge/lexicon/companies/vessel-words.ts';
import { LABELS } from '../../message/label-words.ts';
import { fieldKind, holdsOf } from '../../message/parts/field-kind.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { once } from '../../types/once.ts';

/** Characters searched for a label before a name. */
const REACH = 40;
const LABEL = /([^\d:=;,|<>"()\n\r\t]{2,30}?)\s*[:=]\s*$/;
/** Characters after a labelled name. */
const END = /^\s*(?:$|[,;|\n\r\t)<"])/;
/** Text that follows only a ship's name: a number, a voyage, its cargo and tonnage, its ports and flag. */
const SHIP_BEHIND = new RegExp(
  String.raw`^[ ,([/|–-]{0,4}(?:imo|mmsi|call ?sign|c/s [a-z]{0,3}\d[a-z\d]*|dwt|grt|\d[\d.,]{1,8} ?(?:k ?)?(?:dwt|grt)|voy(?:age)?|v\.? ?\d{2,4}[a-z]?|` +
    String.raw`vessel|tanker|bulker|(?:(?:crude|oil|products?|chemical|gas|l[np]g|bulk|cargo|container) ){1,3}(?:tanker|carrier|vessel|ship))\b` +
    String.raw`|^[ ,([/|–-]{1,4}(?:et[abd]\b|laycan\b|demurrage\b|charter hire\b|load ?port\b|disch(?:arge)? ?port\b|b/?l (?:no|date)\b|[a-z]{4,12} flag(?:ged)?\b|flag:? [a-z])` +
    String.raw`|^ ?/ ?\d{2,4}[nsew]\b`,
  'i',
);

/** Words that only mean a ship: "ms" is also Mrs. */
const LEAST_LETTERS = 4;
const SHIPS = new Set([
  ...VESSEL_WORDS.filter((word) => word.length >= LEAST_LETTERS),
  'mv',
  'm v',
  'mt',
  'm t',
  'flagged',
  'vsl',
  'vssl',
  'mtkr',
  'obv',
]);
/** Words before a ship's name in the accounts of agents and owners. */
const ACCOUNTS = new Set([
  'master of',
  'agents for',
  'port dues',
  'disbursement account',
  'spares in transit',
  'crew wages',
]);
/** Maximum number of words in a ship's label: "shipped on board of". */
const LONGEST = 4;
/** Ship labels in words: "shipped per", "aboard", "на борту". */
const labels = once(
  () =>
    new Set(
      LABELS.flatMap(({ label, forms }) => (label === 'vessel' ? forms : []))
        .filter((form) => form.length >= LEAST_LETTERS)
        .map(keyOf),
    ),
);

/**
 * Whether the words from `start` to `end` of a text are labelled as a name ("beneficiary: …") or, for a ship, as a
 * ship's name: "M/V …", "… IMO 1234567", "… 45,000 DWT".
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
  return ends.some((end) => SHIPS.has(end) || ACCOUNTS.has(end) || labels().has(end));
}

const keyOf = (text: string): string =>
  normaliseText(text)
    .tokens.map((token) => token.text)
    .join(' ');
