import { createHash } from 'node:crypto';
import { foldedWords } from './folded-words.ts';
import type { Row } from './measure.ts';

/** Why a label is considered wrong, or follows a different rule from ours. The row still counts in every figure. */
export const DISPUTES = {
  other_order:
    'Labelled another party, but the words are the same: order does not distinguish people ("SURNAME, Given").',
  equal_names: 'Labelled another party, but the names are equal: nothing distinguishes them.',
  other_numeral: 'Labelled an alert, but the number differs: that is a sibling, a review with possible_affiliate.',
  other_name:
    'Labelled an alert, but a whole name is another one: another given name, family name or origin is another person.',
  contradiction:
    'Labelled an alert, while the set labels the same change (a like family name that is another one) as none elsewhere.',
  spelling: 'Labelled another party, but it is the same name in the spelling of another language.',
  join_error: 'The two lists name different parties under this reference: an error of the join.',
  world_knowledge: 'Nothing in the two names says that they are one party: only who knows them does.',
  observation: "Treasury's page shows this name for another one of the same party: the score seen is not of this pair.",
} as const;

export type Dispute = keyof typeof DISPUTES;

/** Hand-labelled sets; labels derived from lists or invented people cannot be disputed. */
const LABELLED = new Set(['name-pairs', 'company-vessel-pairs', 'same-party', 'ofac-estimate']);

/** Individually judged rows, by hash: the repository contains no name from the cases. */
const JUDGED: Readonly<Record<string, Dispute>> = {
  e2e7e5f9dbb5: 'world_knowledge',
  '03ab920e4ef5': 'spelling',
  da61fa421da5: 'other_name',
  a53af688545f: 'other_name',
  '9f91340672df': 'other_name',
  '47c6f68be4a4': 'other_name',
  ed5b4a360ce5: 'other_name',
  '8e7c2783bf05': 'contradiction',
  c479ebd3f591: 'contradiction',
  '9d2d8b45a39b': 'contradiction',
  c1942ed75227: 'contradiction',
  '7962a673af48': 'join_error',
  '780379f11eec': 'join_error',
  '227b11b06c1a': 'join_error',
  '9b01399c4d05': 'world_knowledge',
  '86887a8c1cb1': 'observation',
  '629521322965': 'observation',
  '451ebfa2e884': 'observation',
};

/** Identifies a row without naming it: 12 hexadecimal digits of the SHA-256 of set, query and listed name. */
export const rowHash = ({ set, query, listed }: Pick<Row, 'set' | 'query' | 'listed'>): string =>
  createHash('sha256').update([set, query, listed].join('\n')).digest('hex').slice(0, 12);

/** Why we dispute a row's label, by a rule or individual judgement; undefined for most rows. */
export function disputeOf(row: Pick<Row, 'set' | 'query' | 'listed' | 'alert' | 'type'>): Dispute | undefined {
  if (!LABELLED.has(row.set)) return undefined;
  return JUDGED[rowHash(row)] ?? byRule(row);
}

function byRule({ query, listed, alert, type }: Pick<Row, 'query' | 'listed' | 'alert' | 'type'>): Dispute | undefined {
  const [a, b] = [wordsOf(query), wordsOf(listed)];
  if (!alert) {
    if (a.join(' ') === b.join(' ')) return 'equal_names';
    return a.toSorted().join(' ') === b.toSorted().join(' ') ? 'other_order' : undefined;
  }
  if (a.length !== b.length || a.length < 2) return undefined;
  const differing = a.flatMap((word, i) => (word === b[i] ? [] : [[word, b[i] ?? ''] as const]));
  const [only] = differing;
  if (differing.length !== 1 || !only) return undefined;
  if (only.every((word) => NUMERAL.test(word))) return 'other_numeral';
  return type === 'person' && isOtherName(...only) ? 'other_name' : undefined;
}

const NUMERAL = /^(\d+|[ivx]{1,5})$/;

const wordsOf = (name: string): string[] => foldedWords(name).split(' ');

/**
 * Whether at least half of the letters differ and neither is a prefix of the other, as an initial or short form would
 * be.
 */
function isOtherName(a: string, b: string): boolean {
  if (a.startsWith(b) || b.startsWith(a)) return false;
  return editsBetween(a, b) * 2 >= Math.max(a.length, b.length);
}

/** Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
