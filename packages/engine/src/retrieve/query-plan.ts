import { type Form, formOf } from '../forms/form.ts';
import { KNOWN_WORDS } from '../forms/relate.ts';
import { RESEMBLANCE } from '../forms/resemble.ts';
import { joinsOf } from '../index/joins.ts';
import type { Index } from '../index/open-index.ts';
import { EXACT, type Relation } from '../model/relation.ts';
import { wordReadings } from '../normalise/native-words.ts';
import { ROLE } from '../normalise/role.ts';
import { nativeLetter } from '../scripts/native-letter.ts';
import type { NativeReading } from '../scripts/native-readings.ts';
import { ANY_SYSTEM, SYSTEM } from '../scripts/reading-system.ts';
import { addForm, addLetter, addReading, type Options, READING } from './add-option.ts';
import { type FormFinder, recallForms } from './find-forms.ts';
import { type ListedJoin, listedJoins } from './listed-joins.ts';
import { addListedWords, readingRelation } from './native-units.ts';
import type { QueryToken } from './query-tokens.ts';
import { joinedForm } from './query-tokens.ts';

/** A run of query tokens that may stand for one listed token. */
export type Unit = { readonly first: number; readonly count: number; readonly weight: number };

/** Everything scoring needs to know of a query against one index, worked out once. */
export type QueryPlan = {
  readonly tokens: readonly QueryToken[];
  readonly totalWeight: number;
  readonly units: readonly Unit[];
  /** By listed token: the units it may match. */
  readonly options: Options;
  /** By listed name: runs of its tokens that one unit may match. */
  readonly joins: ReadonlyMap<number, readonly ListedJoin[]>;
  /** Query tokens that are initials: letter (UTF-16 unit) by token position. */
  readonly initials: ReadonlyMap<number, number>;
  /** Whether it is written in kana, hence compared with transcriptions too. */
  readonly kana: boolean;
  /** Whether the last word is taken for the beginning of one. */
  readonly isCut?: boolean;
  /** Whether it is letters that stand for the words of a name (see `planInitials`). */
  readonly isInitials?: boolean;
};

/** An initial for a name is right for one name in a dozen: it supports, it does not identify. */
export const INITIAL: Relation = { similarity: 0.85, method: 'initial' };
/**
 * Finds what each word of a query may match in an index.
 * @param find how forms alike are found: by keys, or by comparing with every form (the law's yardstick)
 */
export function planQuery(index: Index, tokens: readonly QueryToken[], find: FormFinder = recallForms): QueryPlan {
  const units: Unit[] = [];
  const options: Options = new Map();
  const joins = new Map<number, ListedJoin[]>();
  const initials = new Map<number, number>();
  const addUnit = (first: number, count: number): number => {
    let weight = 0;
    for (let i = first; i < first + count; i++) weight += tokens[i]?.weight ?? 0;
    return units.push({ first, count, weight }) - 1;
  };
  tokens.forEach((token, i) => {
    const unit = addUnit(i, 1);
    if (token.letter === undefined) addWord(index, options, joins, token, unit, find);
    else addCharacter(index, options, token, unit, find);
    if (token.role === ROLE.initial) initials.set(i, token.text.charCodeAt(0));
    else if (token.forms[0]?.fuzzy && token.letter === undefined) {
      for (const { form: id } of find(index, initialForm(token.text), 'exact'))
        addForm(index, options, id, { ...INITIAL, unit, systems: ANY_SYSTEM }, false);
    }
  });
  for (const run of joinsOf(tokens.length)) {
    const form = joinedForm(tokens, run, index.model);
    if (!form) continue;
    const unit = addUnit(run.first, run.count);
    for (const { form: id, relation } of find(index, form, 'joined'))
      addForm(index, options, id, { ...relation, method: 'joined', unit, systems: ANY_SYSTEM }, false);
    if (run.count === tokens.length) listedJoins(index, form, unit, joins);
  }
  for (const reading of wordReadings(tokens))
    addNativeWord(index, options, () => addUnit(reading.first, reading.count), reading, find);
  tokens.forEach((token, i) => {
    if (token.letter !== undefined) return;
    for (const form of token.forms) listedJoins(index, form, i, joins);
  });
  const totalWeight = tokens.reduce((sum, token) => sum + token.weight, 0);
  const kana = tokens.some(({ script }) => script === 'Kana' || script === 'Hira');
  return { tokens, totalWeight, units, options, joins, initials, kana };
}

/** The plan of a name whose last word was cut off, as systems of payment do: it may be any that begins so. */
export function planCutQuery(index: Index, tokens: readonly QueryToken[], find: FormFinder = recallForms): QueryPlan {
  const plan = planQuery(index, tokens, find);
  const last = tokens.length - 1;
  const [form] = tokens[last]?.forms ?? [];
  if (!form) return plan;
  const options: Options = new Map([...plan.options].map(([token, known]) => [token, [...known]]));
  for (const { form: id, relation } of find(index, form, 'begun'))
    addForm(index, options, id, { ...relation, unit: last, systems: ANY_SYSTEM }, false);
  return { ...plan, options, isCut: true };
}

function addWord(
  index: Index,
  options: Options,
  joins: Map<number, ListedJoin[]>,
  token: QueryToken,
  unit: number,
  find: FormFinder,
): void {
  const isName = token.script !== 'Hang' && token.script !== 'Hani' && token.forms.some((form) => form.known);
  // Letters without vowels are read in many ways: what only looks like one of them is like half of all names.
  const isGuessed = token.script === 'Arab' || token.script === 'Hebr';
  token.forms.forEach((form, reading) => {
    const systems = token.formSystems[reading] ?? ANY_SYSTEM;
    for (const { form: id, relation } of find(index, form, 'alike')) {
      if (isGuessed && relation.similarity <= RESEMBLANCE) continue;
      const similarity = form.heard
        ? soundedAs(relation.similarity, isName && index.form(id).known)
        : relation.similarity * (reading === 0 ? 1 : READING);
      const option = { similarity, method: methodOf(relation, reading), unit, systems };
      addForm(index, options, id, option, relation === EXACT);
      addListedWords(index, joins, id, unit, relation);
    }
  });
}

function addCharacter(index: Index, options: Options, token: QueryToken, unit: number, find: FormFinder): void {
  const letter = nativeLetter(token.letter ?? '')?.charCodeAt(0) ?? 0;
  token.forms.forEach((form, reading) => {
    const systems = token.formSystems[reading] ?? ANY_SYSTEM;
    for (const { form: id } of find(index, form, 'exact')) {
      if (isNative(form)) addLetter(index, options, id, unit, letter);
      else {
        const similarity = reading === 0 ? 1 : READING;
        addReading(index, options, id, { similarity, method: 'transliteration', unit, systems });
      }
    }
  });
}

/** A run of native characters against the Latin words it may be read as. */
function addNativeWord(
  index: Index,
  options: Options,
  unit: () => number,
  reading: NativeReading,
  find: FormFinder,
): void {
  const form = formOf(reading.text, index.model);
  for (const { form: id, relation } of find(
    index,
    form,
    form.heard || reading.system === SYSTEM.japanese ? 'alike' : 'exact',
  )) {
    const read = readingRelation(reading.system, relation);
    if (read) addReading(index, options, id, { ...read, unit: unit(), systems: reading.system });
  }
}

/** Whether a form is a character itself, not a reading of it. */
const isNative = ({ text }: Form): boolean => text.charCodeAt(0) > 0x7f;

const methodOf = (relation: Relation, reading: number): Relation['method'] =>
  reading > 0 && (relation === EXACT || relation.method === 'phonetic') ? 'transliteration' : relation.method;

/** A word that is a known name in Latin letters is rarely another known one said otherwise: what they differ by counts more. */
const soundedAs = (similarity: number, bothKnown: boolean): number =>
  bothKnown ? 1 - (1 - similarity) * KNOWN_WORDS : similarity;

const initialForm = (text: string): Form => ({
  text: text.charAt(0),
  skeleton: '',
  onset: '',
  heard: undefined,
  isSpelled: true,
  said: [],
  fuzzy: false,
  known: false,
  place: false,
  stem: undefined,
  groups: [],
});
