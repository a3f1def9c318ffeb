import { NAME_QUALITIES } from '../../types/listing.ts';
import type { NameTable, VerbatimTable } from './index-data.ts';
import { KeyTableBuilder } from './key-table.ts';
import { LETTERS, type LetterRows, REACH_BITS } from './letter-rows.ts';

const WEAK = NAME_QUALITIES.indexOf('weak');

/** Collects the letter keys of every name. Single weak words are left out: they only ever corroborate. */
export function verbatimTable(names: NameTable, letters: LetterRows): VerbatimTable {
  const [written, sets] = [new KeyTableBuilder(), new KeyTableBuilder()];
  const reach = new Uint16Array(1 << REACH_BITS);
  const raise = (of: number): void => {
    const place = of >>> REACH_BITS;
    reach[place] = Math.max(reach[place] ?? 0, of & 0xffff);
  };
  for (let name = 0; name < names.listing.length; name++) {
    const words = (names.tokenStarts[name + 1] ?? 0) - (names.tokenStarts[name] ?? 0);
    const flags = letters.flags[name] ?? 0;
    if ((names.quality[name] === WEAK && words < 2) || flags === 0) continue;
    written.add(letters.written[name] ?? 0, name);
    raise(letters.writtenReach[name] ?? 0);
    if ((flags & LETTERS.set) !== 0) sets.add(letters.set[name] ?? 0, name);
    if ((flags & LETTERS.kept) === 0) continue;
    written.add(letters.kept[name] ?? 0, name);
    raise(letters.keptReach[name] ?? 0);
  }
  return { written: written.build(), sets: sets.build(), reach };
}
