import type { CompoundMatch } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { FEWEST_INITIALS, MAX_INITIALS } from '../../index/tables/body-initials.ts';
import { initialsAt, initialsKey } from '../../index/tables/body-tables.ts';
import { visitKey } from '../../index/tables/key-table.ts';
import { visitSame } from '../../index/tables/same-names.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { QueryToken } from '../lookup/query-tokens.ts';
import type { QueryPlan } from './query-plan.ts';

/** Maximum number of listed parties with the same initials: more say nothing. */
const MAX_PARTIES = 20;
/** Similarity of initials and a name: another name may have the same initials. */
const SIMILARITY = 0.8;

/**
 * The plan for letters that abbreviate the name of a body ("QLA", "Q.L.A." for "Quelmar Liberation Army"): every listed
 * organization with these initials. Undefined if the text is not an abbreviation, or if more than {@link MAX_PARTIES}
 * parties have these initials.
 */
export function planInitials(index: Index, tokens: readonly QueryToken[]): QueryPlan | undefined {
  const text = lettersOf(tokens);
  if (text === undefined || isWord(index, text)) return undefined;
  const { names, tokens: table, initials, listings } = index.data;
  index.scratch.lookUps?.key('initials', initialsKey(text));
  const compounds = new Map<number, CompoundMatch[]>();
  const parties = new Set<number>();
  visitKey(initials, initialsKey(text), (name) => {
    if (parties.size > MAX_PARTIES) return;
    const own = initialsAt(names, table, name).find((one) => one.text === text);
    if (!own) return;
    const { first, count } = own;
    compounds.set(name, [
      { unit: 0, first, count, similarity: SIMILARITY, systems: ANY_SYSTEM, method: 'abbreviation' },
    ]);
    visitSame(index.data, name, (one) => {
      parties.add(listings.entity[names.listing[one] ?? 0] ?? 0);
    });
  });
  if (compounds.size === 0 || parties.size > MAX_PARTIES) return undefined;
  const weight = tokens.reduce((sum, token) => sum + token.weight, 0);
  const units = [{ first: 0, count: tokens.length, weight }];
  return {
    tokens,
    totalWeight: weight,
    units,
    matches: [],
    compounds,
    initials: new Map(),
    isInitials: true,
    kana: false,
    tagged: new Map(),
  };
}

function lettersOf(tokens: readonly QueryToken[]): string | undefined {
  if (tokens.length !== 1 && !tokens.every(({ text }) => text.length === 1)) return undefined;
  if (tokens.some(({ script, text }) => script !== 'Latn' || !/^[a-z]+$/.test(text))) return undefined;
  const text = tokens.map((token) => token.text).join('');
  return text.length >= FEWEST_INITIALS && text.length <= MAX_INITIALS ? text : undefined;
}

const isWord = ({ model }: Index, text: string): boolean =>
  model.isGivenName(text) || model.isFamilyName(text) || model.isPlace(text) || model.isBusinessWord(text);
