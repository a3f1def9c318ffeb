import type { Form } from '../forms/form.ts';
import { joinsOf, LONGEST_JOIN, type TokenRun } from '../index/joins.ts';
import type { Index } from '../index/open-index.ts';
import { rowAt } from '../index/rows.ts';
import { EXACT, type Relation } from '../model/relation.ts';
import { ROLE } from '../normalise/role.ts';
import { isSyllabic } from '../normalise/syllabic.ts';
import { type FormFinder, recallForms } from './find-forms.ts';
import { type ListedJoin, listedJoins } from './listed-joins.ts';
import type { QueryToken } from './query-tokens.ts';
import { joinedForm } from './query-tokens.ts';

/** A run of query tokens that may stand for one listed token. */
export type Unit = { readonly first: number; readonly count: number; readonly weight: number };

/** That a unit of the query and a listed token are held alike. */
export type Option = { readonly unit: number; readonly similarity: number; readonly method: Relation['method'] };

/** Everything scoring needs to know of a query against one index, worked out once. */
export type QueryPlan = {
  readonly tokens: readonly QueryToken[];
  readonly totalWeight: number;
  readonly units: readonly Unit[];
  /** By listed token: the units it may match. */
  readonly options: ReadonlyMap<number, readonly Option[]>;
  /** By listed name: runs of its tokens that one unit may match. */
  readonly joins: ReadonlyMap<number, readonly ListedJoin[]>;
  /** Query tokens that are initials: letter (UTF-16 unit) by token position. */
  readonly initials: ReadonlyMap<number, number>;
};

/** An initial for a name is right for one name in a dozen: it supports, it does not identify. */
export const INITIAL: Relation = { similarity: 0.85, method: 'initial' };
/** Another reading or romanisation of the same letters. */
const READING = 0.96;
/** Most characters of a foreign name written by its sound. */
const LONGEST_SOUNDED = 9;
/** The characters nearest in sound are not the name's own letters. */
const SOUNDED = 0.97;
/** A character has readings in several languages, of which one name uses one. */
const SYLLABLE_READING = 0.88;
/** In place of a native character: a unit of several. */
const SEVERAL = -1;
/** Syllables are short and few: one letter apart is another syllable. */
const LEAST_SYLLABLE = 0.9;

/**
 * Finds what each word of a query may match in an index.
 * @param find how forms alike are found: by keys, or by comparing with every form (the law's yardstick)
 */
export function planQuery(index: Index, tokens: readonly QueryToken[], find: FormFinder = recallForms): QueryPlan {
  const units: Unit[] = [];
  const options = new Map<number, Option[]>();
  const addUnit = (first: number, count: number): number => {
    let weight = 0;
    for (let i = first; i < first + count; i++) weight += tokens[i]?.weight ?? 0;
    return units.push({ first, count, weight }) - 1;
  };
  const { formTokens, letter: letters } = index.data.tokens;
  /** @param letter the unit's native character; {@link SEVERAL} where it holds several */
  const addForm = (unit: number, form: number, { similarity, method }: Relation, letter: number) => {
    for (const token of rowAt(formTokens, form)) {
      const listed = letters[token] ?? 0;
      if (letter === 0 || listed === 0) addOption(options, token, { unit, similarity, method });
      else if (letter === listed) addOption(options, token, { unit, ...EXACT });
      // Characters of one script are what they are; between scripts they may be read alike.
      else if (letter !== SEVERAL && isHangul(letter) !== isHangul(listed) && similarity >= SYLLABLE_READING)
        addOption(options, token, { unit, similarity, method });
    }
  };
  const initials = new Map<number, number>();
  tokens.forEach((token, i) => {
    const unit = addUnit(i, 1);
    const syllable = isSyllabic(token);
    const doubt = syllable ? SYLLABLE_READING : READING;
    const letter = token.letter?.charCodeAt(0) ?? 0;
    token.forms.forEach((form, reading) => {
      for (const { form: id, relation } of find(index, form, 'alike')) {
        if (syllable && relation.similarity < LEAST_SYLLABLE) continue;
        const similarity = relation.similarity * (reading === 0 || form.isSound ? 1 : doubt);
        addForm(unit, id, { similarity, method: methodOf(relation, reading) }, letter);
      }
    });
    if (token.role === ROLE.initial) initials.set(i, token.text.charCodeAt(0));
    else if (token.forms[0]?.fuzzy) {
      for (const { form: id } of find(index, initialForm(token.text), 'exact')) addForm(unit, id, INITIAL, letter);
    }
  });
  const joins = new Map<number, ListedJoin[]>();
  for (const run of [...joinsOf(tokens.length), ...soundedRuns(tokens)]) {
    const form = joinedForm(tokens, run, index.model);
    if (!form) continue;
    const unit = addUnit(run.first, run.count);
    const sounded = isSounded(tokens, run);
    const letter = tokens.slice(run.first, run.first + run.count).some((token) => token.letter) ? SEVERAL : 0;
    for (const { form: id, relation } of find(index, form, sounded ? 'alike' : 'joined')) {
      const similarity = relation.similarity * (sounded ? SOUNDED : 1);
      addForm(unit, id, { similarity, method: sounded ? 'transliteration' : 'joined' }, letter);
    }
    if (run.count === tokens.length) listedJoins(index, form, unit, letter !== 0, joins);
  }
  tokens.forEach((token, i) => {
    for (const form of token.forms) listedJoins(index, form, i, token.letter !== undefined, joins);
  });
  const totalWeight = tokens.reduce((sum, token) => sum + token.weight, 0);
  return { tokens, totalWeight, units, options, joins, initials };
}

const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;

const isSounded = (tokens: readonly QueryToken[], { first, count }: TokenRun): boolean =>
  tokens
    .slice(first, first + count)
    .every((token, i) => isSyllabic(token) && (i === 0 || tokens[first + i - 1]?.end === token.start));

/** Words of more than three characters in a syllabic script: most are foreign names written by their sound. */
function soundedRuns(tokens: readonly QueryToken[]): TokenRun[] {
  const runs: TokenRun[] = [];
  for (let first = 0; first < tokens.length; first++) {
    let count = 1;
    while (first + count < tokens.length && isSounded(tokens, { first, count: count + 1 })) count++;
    if (count > LONGEST_JOIN && count < tokens.length && count <= LONGEST_SOUNDED) runs.push({ first, count });
    if (count > 1) first += count - 1;
  }
  return runs;
}

const methodOf = (relation: Relation, reading: number): Relation['method'] =>
  reading > 0 && (relation === EXACT || relation.method === 'phonetic') ? 'transliteration' : relation.method;

const initialForm = (text: string): Form => ({
  text: text.charAt(0),
  skeleton: '',
  isSound: false,
  fuzzy: false,
  known: false,
  place: false,
  groups: [],
});

function addOption(options: Map<number, Option[]>, token: number, option: Option): void {
  const known = options.get(token);
  if (!known) options.set(token, [option]);
  else {
    const same = known.findIndex((other) => other.unit === option.unit);
    if (same === -1) known.push(option);
    else if ((known[same]?.similarity ?? 0) < option.similarity) known[same] = option;
  }
}
