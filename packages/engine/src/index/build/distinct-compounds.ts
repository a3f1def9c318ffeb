import { pick, pickRows } from '../tables/concat-arrays.ts';
import type { NameTable, TokenTable } from '../tables/index-data.ts';
import { KeyTableBuilder } from '../tables/key-table.ts';
import { NumberMap } from '../tables/number-map.ts';
import { placesByValue } from '../tables/rows.ts';
import type { CompoundTable } from './compound-table.ts';

type Compounds = Pick<TokenTable, 'compounds' | 'compoundCount' | 'compoundLength' | 'compoundNames' | 'compoundFirst'>;

/** Stands for the compounds of names that the index skips; negative, so `placesByValue` leaves them out. */
const NONE = -1;

/**
 * The compounds of names without duplicates, each with its names in order.
 * @param isTaken whether the index leads to a name
 */
export function distinctCompounds(
  { tokenStarts, tokenIds }: NameTable,
  runs: CompoundTable,
  isTaken: (name: number) => boolean,
): Compounds {
  const { compoundName, compoundFirst, compoundCount, compoundLength, keys } = runs;
  const placeOf = (run: number): number => (tokenStarts[compoundName[run] ?? 0] ?? 0) + (compoundFirst[run] ?? 0);
  const areSame = (a: number, b: number): boolean => {
    const count = compoundCount[a] ?? 0;
    const [from, other] = [placeOf(a), placeOf(b)];
    if (count !== compoundCount[b]) return false;
    for (let i = 0; i < count; i++) if (tokenIds[from + i] !== tokenIds[other + i]) return false;
    return true;
  };
  const firsts: number[] = [];
  const byHash = new NumberMap();
  const compoundOf = Int32Array.from(compoundName, (name, run) => {
    if (!isTaken(name)) return NONE;
    let hash = 0;
    for (let i = placeOf(run), end = i + (compoundCount[run] ?? 0); i < end; i++)
      hash = (Math.imul(hash, 31) + (tokenIds[i] ?? 0)) | 0;
    const known = byHash.get(hash);
    if (known !== undefined && areSame(run, firsts[known] ?? 0)) return known;
    const made = firsts.push(run) - 1;
    byHash.set(hash, made);
    return made;
  });
  const table = new KeyTableBuilder();
  firsts.forEach((run, compound) => {
    table.add(keys[run] ?? 0, compound);
  });
  const { items: order, ...compounds } = table.build();
  const byCompound = pickRows(placesByValue(compoundOf, firsts.length), order);
  const first = pick(Int32Array.from(firsts), order);
  return {
    compounds,
    compoundCount: pick(compoundCount, first),
    compoundLength: pick(compoundLength, first),
    compoundNames: { starts: byCompound.starts, values: pick(compoundName, byCompound.values) },
    compoundFirst: pick(compoundFirst, byCompound.values),
  };
}
