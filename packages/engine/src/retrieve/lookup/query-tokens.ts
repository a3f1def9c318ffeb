import { MAX_TOKENS } from '../../index/build/name-table-builder.ts';
import type { TokenRun } from '../../index/tables/compound-runs.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { nativeLetters } from '../../knowledge/scripts/han/native-letter.ts';
import { ABJADS } from '../../knowledge/scripts/letters/abjads.ts';
import { ANY_SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { nameWeights } from '../../normalise/roles/name-weights.ts';
import type { Role } from '../../normalise/roles/role.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { GLUED_ROLES } from '../../normalise/roles/role-sets.ts';
import { tagTokens } from '../../normalise/roles/tag-tokens.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { EntityType } from '../../types/listing.ts';
import { type Form, formOf } from '../../words/form/form.ts';

export type QueryToken = Token & {
  readonly role: Role;
  /** In sixteenths of a bit. */
  readonly weight: number;
  /** The text, its readings and its sound, the text first. */
  readonly forms: readonly Form[];
  /** The readings that yield each of `forms`: bits of `SYSTEM`. */
  readonly formSystems: readonly number[];
};

/** The tokens of a query read as one name, cut to the number that alignment can hold. */
export const queryTokens = (tokens: readonly Token[], type: EntityType | undefined, model: Model): QueryToken[] =>
  tagQuery(tokens.slice(0, MAX_TOKENS), type, model);

/** Tags, weighs and prepares tokens for comparison. */
export function tagQuery(tokens: readonly Token[], type: EntityType | undefined, model: Model): QueryToken[] {
  const roles = tagTokens(tokens, type ?? 'unknown', model);
  const weights = nameWeights(tokens, roles, model);
  return tokens.map((token, i) => {
    const role = roles[i] ?? ROLE.name;
    const own = token.letter === undefined ? [] : nativeLetters(token.letter);
    if (token.sound !== undefined) own.push(token.sound);
    const texts = new Set([token.text, ...token.readings, ...misreadings(token, model), ...own]);
    // A vowelless word already has several readings: every pronunciation of each would match half of all names.
    const forms = [...texts].map((text) => formOf(text, model, !ABJADS.has(token.script)));
    const formSystems = [...texts].map((_, at) => token.systems?.[at] ?? ANY_SYSTEM);
    return { ...token, role, weight: weights[i] ?? 1, forms, formSystems };
  });
}

const SHORTEST_MISREAD = 5;

/** Words that a scanner may have misread as this one: rn for m, vv for w; m for rn only in an unknown word. */
function misreadings({ text, script }: Token, model: Model): string[] {
  if (script !== 'Latn' || text.length < SHORTEST_MISREAD) return [];
  const readings: string[] = [];
  if (text.includes('rn')) readings.push(text.replaceAll('rn', 'm'));
  if (text.includes('vv')) readings.push(text.replaceAll('vv', 'w'));
  if (text.includes('m') && !model.isKnown(text)) readings.push(text.replace('m', 'rn'));
  return readings;
}

const LONGEST_COMPOUND = 40;

/** A run of tokens joined into one word, and how to look it up. */
export type Compound = { readonly form: Form; readonly mode: 'compound' | 'exact' };

/**
 * A run of query tokens joined into one word; undefined if that is not a plausible word. With a number word in it, the
 * letters must be equal: joined, "Star II" and "Star III" differ by one letter, but they are different numbers.
 */
export function compoundOf(tokens: readonly QueryToken[], run: TokenRun, model: Model): Compound | undefined {
  let text = '';
  let mode: Compound['mode'] = 'compound';
  // "Rim Al Soltan" in Arabic script: the "Al" belongs to the word after it.
  if (endsInHouse(tokens, run)) return undefined;
  for (const token of tokens.slice(run.first, run.first + run.count)) {
    // Words in native characters have their own readings (see `native-readings.ts`).
    if (token.letter !== undefined) return undefined;
    if (model.isNumber(token.text)) mode = 'exact';
    text += token.text;
  }
  return text.length <= LONGEST_COMPOUND ? { form: formOf(text, model), mode } : undefined;
}

/** Whether a run ends in an article that Arabic script writes as a separate word before a name. */
function endsInHouse(tokens: readonly QueryToken[], { first, count }: TokenRun): boolean {
  const last = tokens[first + count - 1];
  return last !== undefined && ABJADS.has(last.script) && GLUED_ROLES.has(last.role) && first + count < tokens.length;
}
