import { NAME_QUALITIES } from '../../types/listing.ts';
import { foldLetters } from '../../verbatim/fold-letters.ts';
import { keptLetters, keyOf, nameKeys, PREFIX } from '../../verbatim/name-words.ts';
import type { NameTable, VerbatimTable } from './index-data.ts';
import { KeyTableBuilder } from './key-table.ts';
import { stringAt } from './packed-strings.ts';

const REACH_BITS = 16;
/** The place in `reach` of a key of `PREFIX` letters. */
export const reachPlace = (key: number): number => key >>> (32 - REACH_BITS);

const WEAK = NAME_QUALITIES.indexOf('weak');

/** Gathers the letters of every name; a single weak word only ever corroborates and is left out. */
export function verbatimTable(names: NameTable): VerbatimTable {
  const [written, sets] = [new KeyTableBuilder(), new KeyTableBuilder()];
  const reach = new Uint16Array(1 << REACH_BITS);
  for (let name = 0; name < names.listing.length; name++) {
    const words = (names.tokenStarts[name + 1] ?? 0) - (names.tokenStarts[name] ?? 0);
    if (names.quality[name] === WEAK && words < 2) continue;
    const letters = foldLetters(stringAt(names.values, name));
    if (letters.units.length === 0) continue;
    const keys = nameKeys(letters);
    written.add(keys.written, name);
    addReach(reach, letters.units);
    if (keys.set !== undefined) sets.add(keys.set, name);
    if (keys.kept === undefined) continue;
    written.add(keys.kept, name);
    addReach(reach, keptLetters(letters).units);
  }
  return { written: written.build(), sets: sets.build(), reach };
}

function addReach(reach: Uint16Array, units: Uint16Array): void {
  if (units.length < PREFIX) return;
  const place = reachPlace(keyOf(units.subarray(0, PREFIX)));
  reach[place] = Math.max(reach[place] ?? 0, units.length);
}
