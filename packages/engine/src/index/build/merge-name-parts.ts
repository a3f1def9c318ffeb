import { concat, concatStarts, pick } from '../tables/concat-arrays.ts';
import { concatLetterRows } from '../tables/letter-rows.ts';
import { concatStrings, type PackedStrings, pickStrings, stringAt, stringCount } from '../tables/packed-strings.ts';
import type { NamePart } from './name-part.ts';
import type { Vocabulary } from './vocabulary-builder.ts';

/**
 * Merges two neighbouring parts. The result is identical to gathering both at once: words are numbered by first use, so
 * words that only the later part has follow in its order.
 */
export function mergeNameParts(before: NamePart, after: NamePart): NamePart {
  const tokens = numbering(before.vocabulary.tokenKeys, after.vocabulary.tokenKeys);
  const forms = numbering(before.vocabulary.forms, after.vocabulary.forms);
  const names = before.names.listing.length;
  const joined = (['compoundFirst', 'compoundCount', 'compoundLength'] as const).map((key) =>
    concat([before.joined[key], after.joined[key]]),
  );
  const [compoundFirst = new Uint8Array(), compoundCount = compoundFirst, compoundLength = compoundFirst] = joined;
  return {
    names: mergeNames(before, after, tokens.numbers),
    vocabulary: mergeVocabularies(before.vocabulary, after.vocabulary, tokens, forms, names),
    joined: {
      compoundName: concat([before.joined.compoundName, after.joined.compoundName.map((name) => name + names)]),
      compoundFirst,
      compoundCount,
      compoundLength,
      keys: concat([before.joined.keys, after.joined.keys]),
    },
    letters: concatLetterRows(before.letters, after.letters),
  };
}

type Numbering = {
  /** By number in the later part, the number in the merged part. */
  readonly numbers: Int32Array;
  /** Numbers in the later part of what only that part has. */
  readonly fresh: Int32Array;
};

function numbering(before: PackedStrings, after: PackedStrings): Numbering {
  const known = new Map<string, number>();
  for (let i = 0; i < stringCount(before); i++) known.set(stringAt(before, i), i);
  const numbers = new Int32Array(stringCount(after));
  const fresh: number[] = [];
  for (let i = 0; i < numbers.length; i++) {
    const same = known.get(stringAt(after, i));
    numbers[i] = same ?? known.size + fresh.push(i) - 1;
  }
  return { numbers, fresh: Int32Array.from(fresh) };
}

function mergeNames({ names: a }: NamePart, { names: b }: NamePart, tokens: Int32Array): NamePart['names'] {
  const scripts = [...new Set([...a.scripts, ...b.scripts])];
  return {
    values: concatStrings(a.values, b.values),
    listing: concat([a.listing, b.listing]),
    kind: concat([a.kind, b.kind]),
    quality: concat([a.quality, b.quality]),
    scripts,
    script: concat([a.script, b.script.map((script) => scripts.indexOf(b.scripts[script] ?? ''))]),
    transcribed: concat([a.transcribed, b.transcribed]),
    tokenStarts: concatStarts([a.tokenStarts, b.tokenStarts]),
    tokenIds: concat([a.tokenIds, b.tokenIds.map((token) => tokens[token] ?? 0)]),
    tokenWeights: concat([a.tokenWeights, b.tokenWeights]),
    tokenRoles: concat([a.tokenRoles, b.tokenRoles]),
    totalWeight: concat([a.totalWeight, b.totalWeight]),
  };
}

function mergeVocabularies(
  a: Vocabulary,
  b: Vocabulary,
  tokens: Numbering,
  forms: Numbering,
  names: number,
): Vocabulary {
  return {
    tokenKeys: concatStrings(a.tokenKeys, pickStrings(b.tokenKeys, tokens.fresh)),
    ownForm: concat([a.ownForm, pick(b.ownForm, tokens.fresh).map((form) => forms.numbers[form] ?? 0)]),
    letter: concat([a.letter, pick(b.letter, tokens.fresh)]),
    forms: concatStrings(a.forms, pickStrings(b.forms, forms.fresh)),
    ...mergeFormTokens(a, b, tokens, forms),
    words: {
      form: concat([a.words.form, b.words.form.map((form) => forms.numbers[form] ?? 0)]),
      systems: concat([a.words.systems, b.words.systems]),
      name: concat([a.words.name, b.words.name.map((name) => name + names)]),
      first: concat([a.words.first, b.words.first]),
      count: concat([a.words.count, b.words.count]),
    },
  };
}

/** The tokens of a form: those of the earlier part, then those that only the later part has. */
function mergeFormTokens(
  a: Vocabulary,
  b: Vocabulary,
  tokens: Numbering,
  forms: Numbering,
): Pick<Vocabulary, 'formTokens' | 'formSystems'> {
  const count = stringCount(a.forms) + forms.fresh.length;
  const parts = [
    { ...a, numbers: undefined, isOld: () => false, numberOf: (form: number) => form },
    {
      ...b,
      numbers: tokens.numbers,
      isOld: (token: number) => token < a.ownForm.length,
      numberOf: (form: number) => forms.numbers[form] ?? 0,
    },
  ];
  const starts = new Uint32Array(count + 1);
  const each = (visit: (form: number, token: number, systems: number) => void): void => {
    for (const { formTokens, formSystems, numbers, isOld, numberOf } of parts)
      for (let form = 0; form + 1 < formTokens.starts.length; form++)
        for (let k = formTokens.starts[form] ?? 0; k < (formTokens.starts[form + 1] ?? 0); k++) {
          const own = formTokens.values[k] ?? 0;
          const token = numbers === undefined ? own : (numbers[own] ?? 0);
          if (!isOld(token)) visit(numberOf(form), token, formSystems[k] ?? 0);
        }
  };
  each((form) => {
    starts[form + 1] = (starts[form + 1] ?? 0) + 1;
  });
  for (let form = 0; form < count; form++) starts[form + 1] = (starts[form + 1] ?? 0) + (starts[form] ?? 0);
  const next = starts.slice(0, count);
  const values = new Int32Array(starts[count] ?? 0);
  const formSystems = new Uint8Array(values.length);
  each((form, token, systems) => {
    const at = next[form] ?? 0;
    [values[at], formSystems[at], next[form]] = [token, systems, at + 1];
  });
  return { formTokens: { starts, values }, formSystems };
}
