import { loadIndex } from '../lists/load-index.ts';
import { lineOf, measureEmbedding } from './embedding.ts';
import { printTallies } from './tally.ts';
import { wholeNumber } from './whole-number.ts';

const [COUNT, SEED] = [20_000, 20_261_122];

export type LawOptions = {
  readonly lists: string;
  readonly json: boolean;
  readonly count?: string | undefined;
  readonly seed?: string | undefined;
  /** Print what was missed: everything (`all`), or where the frame, disguise, `light` or so many words are named. */
  readonly rows?: string | undefined;
};

/** Tries the embedding law and prints what was missed, by frame, by disguise and by kind of name. */
export async function measureLaw({ lists, json, count, seed, rows }: LawOptions) {
  const loaded = await loadIndex(lists);
  const { tried, missed, light, by, msEach } = measureEmbedding(
    loaded,
    wholeNumber('count', count, COUNT),
    wholeNumber('seed', seed, SEED),
  );
  if (!json) {
    console.log(`${tried} compositions: ${missed.length} missed, ${light.length} light, ${msEach.toFixed(2)} ms each`);
    for (const [label, tallies] of Object.entries(by)) printTallies(label, tallies);
  }
  if (rows !== undefined) {
    const shown = rows === 'light' ? light : missed;
    const isAsked = (line: string): boolean => rows === 'all' || rows === 'light' || line.includes(rows);
    for (const line of shown.map(lineOf).filter(isAsked)) console.log(line);
  }
  return { tried, missed: missed.length, light: light.length };
}
