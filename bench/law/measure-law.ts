import { loadIndex } from '../lists/load-index.ts';
import { lineOf, measureEmbedding } from './embedding.ts';
import { measureFamilyNames } from './part/family-names.ts';
import { lineOfPart, measureParts } from './part/measure-parts.ts';
import { printTallies } from './tally.ts';
import { wholeNumber } from './whole-number.ts';

const [COUNT, SEED] = [20_000, 20_261_122];
/** Maximum percentages that may be missed or cleared: about 1.5 times the measured ones, since seeds differ. */
const MOST = { whole: 0.3, parts: 0.1, unknown: 14, family: 0.2 };

export type LawOptions = {
  readonly lists: string;
  readonly json: boolean;
  readonly count?: string | undefined;
  readonly seed?: string | undefined;
  /** Prints misses: everything (`all`), or those of a frame, a disguise, `light` or a number of words. */
  readonly rows?: string | undefined;
};

/**
 * Checks the laws on listed names and prints the misses: whole names in texts (by frame, disguise, kind of name), short
 * forms next to other words, and the family name of every listed person. Fails if there are too many.
 */
export async function measureLaw({ lists, json, count: asked, seed: given, rows }: LawOptions) {
  const loaded = await loadIndex(lists);
  const [count, seed] = [wholeNumber('count', asked, COUNT), wholeNumber('seed', given, SEED)];
  const whole = measureEmbedding(loaded, count, seed);
  const parts = measureParts(loaded, count, seed);
  const family = measureFamilyNames(loaded, Number.POSITIVE_INFINITY, seed);
  if (!json) {
    const { tried, missed, light, by, msEach } = whole;
    console.log(`${tried} compositions: ${missed.length} missed, ${light.length} light, ${msEach.toFixed(2)} ms each`);
    for (const [label, tallies] of Object.entries(by)) printTallies(label, tallies);
    const { held, lost, unknown } = parts;
    console.log(
      `${held} short forms beside a separator or a known word: ${lost.length} missed, ${parts.light.length} light, ` +
        `${parts.msEach.toFixed(2)} ms each; beside unknown words ${unknown.lost.length} of ${unknown.tried} missed`,
    );
    for (const [label, tallies] of Object.entries(parts.by)) printTallies(label, tallies);
    console.log(`${family.tried} family names: ${family.lost.length} cleared`);
  }
  if (rows !== undefined) {
    const lines =
      rows === 'light'
        ? [...whole.light.map(lineOf), ...parts.light.map(lineOfPart)]
        : [...whole.missed.map(lineOf), ...parts.lost.map(lineOfPart), ...family.lost];
    const isAsked = (line: string): boolean => rows === 'all' || rows === 'light' || line.includes(rows);
    for (const line of lines.filter(isAsked)) console.log(line);
  }
  failAbove('whole names', MOST.whole, whole.missed.length, whole.tried);
  failAbove('short forms', MOST.parts, parts.lost.length, parts.held);
  failAbove('short forms beside unknown words', MOST.unknown, parts.unknown.lost.length, parts.unknown.tried);
  failAbove('family names', MOST.family, family.lost.length, family.tried);
  return {
    tried: whole.tried,
    missed: whole.missed.length,
    light: whole.light.length,
    parts: { held: parts.held, missed: parts.lost.length, light: parts.light.length },
    unknown: { tried: parts.unknown.tried, missed: parts.unknown.lost.length },
    familyNames: { tried: family.tried, cleared: family.lost.length },
  };
}

/** Sets exit code 1 if a larger share was missed than allowed, in percent. */
function failAbove(kind: string, most: number, missed: number, tried: number): void {
  const percent = (100 * missed) / tried;
  if (percent <= most) return;
  console.error(`bench: ${percent.toFixed(2)} % of ${kind} are missed, and ${most} % may be`);
  process.exitCode = 1;
}
