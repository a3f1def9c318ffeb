import { writeFileSync } from 'node:fs';
import { observations } from './observations.ts';
import { percent, type Reliability, reliabilityOf } from './reliability.ts';

const BASELINE = new URL('../baseline/reliability.json', import.meta.url);
/** The third of parties and strangers that is not used for estimates. */
const CHECKED = [2];
const LISTED = { some: { oneIn: 4, folds: CHECKED }, few: { oneIn: 20, folds: CHECKED } };
const STRANGERS = {
  some: { people: 45_000, companies: 9000, folds: CHECKED },
  few: { people: 6000, companies: 1500, folds: CHECKED },
};
/** Largest share of the generated pairs at one score below 99.5, in per cent. */
export const MAX_AT_ONE_SCORE = 2;

export type CalibrationOptions = {
  readonly lists: string;
  readonly json: boolean;
  readonly quick: boolean;
  /** Sets exit code 1 if too many pairs have the same score. */
  readonly check: boolean;
  /** Writes bench/baseline/reliability.json, the source of the guide's table. */
  readonly update: boolean;
};

/** Measures on generated pairs how often a score means the same party, and whether scores pile up. */
export async function measureCalibration({ lists, json, quick, check, update }: CalibrationOptions) {
  const size = quick ? 'few' : 'some';
  const found = reliabilityOf(await observations(lists, LISTED[size], STRANGERS[size]));
  if (!json) print(found);
  if (update) writeFileSync(BASELINE, `${JSON.stringify(found, null, 2)}\n`);
  const [most] = found.commonest;
  if (check && most && most.share > MAX_AT_ONE_SCORE) {
    console.error(`bench: ${most.share} % of the pairs have the score ${most.score}`);
    process.exitCode = 1;
  }
  return found;
}

function print({ pairs, baseRate, sources, bins, commonest }: Reliability): void {
  console.log(`${pairs} generated pairs that are shown, ${baseRate} % of them the same party`);
  for (const [source, n] of Object.entries(sources)) console.log(`  ${source}: ${n}`);
  for (const bin of bins)
    console.log(`  ${bin.from}–${bin.from + 5}: ${bin.pairs} pairs, ${percent(bin.same, bin.pairs)} % the same`);
  console.log(`commonest scores: ${commonest.map(({ score, share }) => `${score} (${share} %)`).join(', ')}`);
}
