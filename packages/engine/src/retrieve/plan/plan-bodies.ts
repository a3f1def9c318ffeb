import type { ListedCompound } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { bodiesIn } from '../../normalise/names/bodies-in.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { QueryToken } from '../lookup/query-tokens.ts';

/** Two names of one body are as certain a match as two spellings of one word. */
const SIMILARITY = 0.96;
/** Abbreviations this short also name other things. */
const SHORT = 3;

/**
 * Visits the listed names of a well-known body that query words also denote, under any of its names: "PFLP" and "Frente
 * Popular para la Liberación de Palestina". A word that is also a person's name stands for a body only if no other name
 * is next to it ("Isis Tolbrecht").
 */
export function planBodies(
  index: Index,
  tokens: readonly QueryToken[],
  visit: (first: number, count: number, compound: ListedCompound) => void,
): void {
  const { ofBody, name, first: firsts, count: counts } = index.data.bodies;
  const runs = bodiesIn(
    tokens.map(({ text }) => text),
    tokens.every(({ script }) => script === 'Latn'),
  );
  for (const { body, first, count } of runs) {
    if (isAlsoName(index, tokens, first, count)) continue;
    index.scratch.lookUps?.key('bodies', body);
    for (const run of rowAt(ofBody, body))
      visit(first, count, {
        name: name[run] ?? 0,
        first: firsts[run] ?? 0,
        count: counts[run] ?? 0,
        similarity: SIMILARITY,
        systems: ANY_SYSTEM,
        method: 'abbreviation',
        isBody: true,
      });
  }
}

function isAlsoName({ model }: Index, tokens: readonly QueryToken[], first: number, count: number): boolean {
  const { text = '' } = tokens[first] ?? {};
  if (count > 1 || (text.length > SHORT && !model.isGivenName(text) && !model.isFamilyName(text))) return false;
  return tokens.some(({ role }, i) => (i < first || i >= first + count) && role === ROLE.name);
}
