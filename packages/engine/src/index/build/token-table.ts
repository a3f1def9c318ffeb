import { ROLE } from '../../normalise/roles/role.ts';
import { TRAIT } from '../../words/form/form-table.ts';
import type { NameTable, NativeWordTable, TokenTable } from '../tables/index-data.ts';
import { KeyTableBuilder } from '../tables/key-table.ts';
import { stringCount } from '../tables/packed-strings.ts';
import { invertRows, type Rows } from '../tables/rows.ts';
import { shareOf } from '../tables/weight-shares.ts';
import { distinctCompounds } from './distinct-compounds.ts';
import type { FormPart } from './form-part.ts';
import type { NamePart } from './name-part.ts';
import type { Vocabulary } from './vocabulary-builder.ts';

/** The part of the vocabulary that depends on the names only, not on the keys of its forms. */
export type WordTables = Omit<TokenTable, 'traits' | 'formKeys' | 'transcribedKeys'> & {
  /** By form, 1 if it only occurs in transcribed names. */
  readonly transcribed: Uint8Array;
};

/**
 * The vocabulary of all names, with the tables that lead from words to names. Takes ownership of the part's arrays.
 * @param isTaken whether the index leads to a name
 */
export function wordTables({ names, vocabulary, joined }: NamePart, isTaken: (name: number) => boolean): WordTables {
  const { forms, formTokens, formSystems, ownForm, letter } = vocabulary;
  const tokens = ownForm.length;
  const postings = invertRows({ starts: names.tokenStarts, values: names.tokenIds }, tokens, isTaken);
  const nativeWords = nativeWordsOf(vocabulary, isTaken);
  return {
    forms,
    formTokens,
    formSystems,
    nativeWords,
    transcribed: transcribedForms(names, postings, formTokens, nativeWords.ofForm),
    postings,
    postingShares: postingShares(names, postings, isTaken),
    initialPostings: initialPostings(names, tokens, isTaken),
    ownForm,
    mostWeight: mostWeights(names, tokens),
    letter,
    initial: Uint16Array.from(ownForm, (form) => forms.units[forms.offsets[form] ?? 0] ?? 0),
    ...distinctCompounds(names, joined, isTaken),
  };
}

/** Adds the tables in which forms are looked up. Takes ownership of both arguments' arrays. */
export function tokenTable({ transcribed, ...words }: WordTables, { keys, traits }: FormPart): TokenTable {
  const [formKeys, transcribedKeys] = [new KeyTableBuilder(), new KeyTableBuilder()];
  for (let form = 0; form < transcribed.length; form++) {
    if (transcribed[form] === 1) traits.flags[form] = (traits.flags[form] ?? 0) | TRAIT.transcribed;
    const table = transcribed[form] === 1 ? transcribedKeys : formKeys;
    for (let k = keys.starts[form] ?? 0; k < (keys.starts[form + 1] ?? 0); k++) table.add(keys.values[k] ?? 0, form);
  }
  return { ...words, traits, formKeys: formKeys.build(), transcribedKeys: transcribedKeys.build() };
}

function nativeWordsOf({ forms, words }: Vocabulary, isTaken: (name: number) => boolean): NativeWordTable {
  const { form, systems, name, first, count } = words;
  const starts = Uint32Array.from({ length: form.length + 1 }, (_, word) => word);
  const ofForm = invertRows({ starts, values: form }, stringCount(forms), (word) => isTaken(name[word] ?? 0));
  return { ofForm, systems, name, first, count };
}

/** By form, 1 if it only occurs in transcribed names. */
function transcribedForms(names: NameTable, postings: Rows, formTokens: Rows, wordsOfForm: Rows): Uint8Array {
  const every = ({ starts, values }: Rows, row: number, of: Uint8Array): boolean => {
    for (let k = starts[row] ?? 0; k < (starts[row + 1] ?? 0); k++) if (of[values[k] ?? 0] !== 1) return false;
    return true;
  };
  const tokens = Uint8Array.from({ length: postings.starts.length - 1 }, (_, token) =>
    every(postings, token, names.transcribed) ? 1 : 0,
  );
  return Uint8Array.from({ length: formTokens.starts.length - 1 }, (_, form) =>
    wordsOfForm.starts[form] === wordsOfForm.starts[form + 1] && every(formTokens, form, tokens) ? 1 : 0,
  );
}

function initialPostings(names: NameTable, tokens: number, isTaken: (name: number) => boolean): Rows {
  const starts = new Uint32Array(names.tokenStarts.length);
  const values: number[] = [];
  for (let name = 0; name + 1 < starts.length; name++) {
    for (let i = names.tokenStarts[name] ?? 0; i < (names.tokenStarts[name + 1] ?? 0); i++)
      if (names.tokenRoles[i] === ROLE.initial) values.push(names.tokenIds[i] ?? 0);
    starts[name + 1] = values.length;
  }
  return invertRows({ starts, values: Int32Array.from(values) }, tokens, isTaken);
}

/**
 * By posting, the token's share of its name's weight in 255ths, rounded up. A name's postings are the next unused ones
 * of each of its tokens.
 */
function postingShares(
  { tokenStarts, tokenIds, tokenWeights, totalWeight }: NameTable,
  { starts, values }: Rows,
  isTaken: (name: number) => boolean,
): Uint8Array {
  const shares = new Uint8Array(values.length);
  const next = starts.slice();
  const weights = new Uint16Array(starts.length);
  for (let name = 0; name < totalWeight.length; name++) {
    if (!isTaken(name)) continue;
    const [from, to] = [tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0];
    for (let i = from; i < to; i++)
      weights[tokenIds[i] ?? 0] = (weights[tokenIds[i] ?? 0] ?? 0) + (tokenWeights[i] ?? 0);
    for (let i = from; i < to; i++) {
      const token = tokenIds[i] ?? 0;
      const at = next[token] ?? 0;
      // A word that the name repeats already has its posting: the next one may be another name's.
      if (at >= (starts[token + 1] ?? 0) || values[at] !== name) continue;
      shares[at] = shareOf(weights[token] ?? 0, totalWeight[name] ?? 0);
      next[token] = at + 1;
      weights[token] = 0;
    }
  }
  return shares;
}

function mostWeights(names: NameTable, tokens: number): Uint8Array {
  const most = new Uint8Array(tokens);
  names.tokenIds.forEach((token, i) => {
    most[token] = Math.max(most[token] ?? 0, names.tokenWeights[i] ?? 0);
  });
  return most;
}
