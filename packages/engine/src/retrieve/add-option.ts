import type { Index } from '../index/open-index.ts';
import { EXACT, type Relation } from '../model/relation.ts';
import { ANY_SYSTEM, SYSTEM } from '../scripts/reading-system.ts';

/** That a unit of the query and a listed token are held alike. */
export type Option = Relation & {
  readonly unit: number;
  /** The ways of reading native characters by which they are: bits of `SYSTEM`. */
  readonly systems: number;
};

export type Options = Map<number, Option[]>;

/** Another reading or romanisation of the same letters. */
export const READING = 0.96;

/** A unit in letters against the tokens of a listed form. A syllable is one of a few hundred: one letter apart is another. */
export function addForm(index: Index, options: Options, form: number, option: Option, exact: boolean): void {
  const { formTokens, formSystems, letter } = index.data.tokens;
  const end = formTokens.starts[form + 1] ?? 0;
  for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
    const token = formTokens.values[k] ?? 0;
    const systems = option.systems & (formSystems[k] ?? 0);
    if (systems !== 0 && (exact || letter[token] === 0)) addOption(options, token, { ...option, systems });
  }
}

/** A reading of native characters against a listed form: listed characters are compared as characters. */
export function addReading(index: Index, options: Options, form: number, option: Option): void {
  const { formTokens, formSystems, letter } = index.data.tokens;
  const end = formTokens.starts[form + 1] ?? 0;
  for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
    const token = formTokens.values[k] ?? 0;
    const systems = option.systems & (formSystems[k] ?? 0);
    if (systems !== 0 && letter[token] === 0) addOption(options, token, { ...option, systems });
  }
}

/** A native character against the listed ones found under it: the same, or the hangul that a Han character is read as. */
export function addLetter(index: Index, options: Options, form: number, unit: number, letter: number): void {
  const { formTokens, letter: letters } = index.data.tokens;
  const end = formTokens.starts[form + 1] ?? 0;
  for (let k = formTokens.starts[form] ?? 0; k < end; k++) {
    const token = formTokens.values[k] ?? 0;
    const listed = letters[token] ?? 0;
    if (letter === listed) addOption(options, token, { ...EXACT, unit, systems: ANY_SYSTEM });
    else if (listed !== 0 && isHangul(letter) !== isHangul(listed))
      addOption(options, token, { similarity: READING, method: 'transliteration', unit, systems: SYSTEM.korean });
  }
}

const isHangul = (unit: number): boolean => unit >= 0xac00 && unit <= 0xd7a3;

/** Adds an option unless one at least as good is there; takes out those it is better than. */
function addOption(options: Options, token: number, option: Option): void {
  const known = options.get(token);
  if (!known) {
    options.set(token, [option]);
    return;
  }
  let kept = 0;
  for (const other of known) {
    if (other.unit === option.unit) {
      if (other.similarity >= option.similarity && (option.systems & ~other.systems) === 0) return;
      if (option.similarity >= other.similarity && (other.systems & ~option.systems) === 0) continue;
    }
    known[kept++] = other;
  }
  known.length = kept;
  known.push(option);
}
