import type { FormTraits } from '../forms/form-table.ts';
import { pick, pickRows } from './concat.ts';
import type { PackedStrings } from './packed-strings.ts';

/** What comparing with the forms at these places needs. */
export function pickTraits(traits: FormTraits, forms: Int32Array): FormTraits {
  const sayings = pickRows({ starts: traits.saidStarts, values: numbersTo(traits.saidKeys.length) }, forms);
  return {
    flags: pick(traits.flags, forms),
    letterSets: pick(traits.letterSets, forms),
    skeletons: pickLetters(traits.skeletons, forms),
    groups: pickRows(traits.groups, forms),
    saidStarts: sayings.starts,
    saidKeys: pick(traits.saidKeys, sayings.values),
    saidConsonants: pick(traits.saidConsonants, sayings.values),
    said: pickLetters(traits.said, sayings.values),
  };
}

/** The strings at these places. */
export function pickStrings({ units, offsets }: PackedStrings, places: Int32Array): PackedStrings {
  const own = pickRows({ starts: offsets, values: units }, places);
  return { units: own.values, offsets: own.starts };
}

function pickLetters({ letters, offsets }: FormTraits['said'], places: Int32Array): FormTraits['said'] {
  const own = pickRows({ starts: offsets, values: letters }, places);
  return { letters: own.values, offsets: own.starts };
}

const numbersTo = (count: number): Int32Array => Int32Array.from({ length: count }, (_, i) => i);
