import { loadIndex } from '../lists/load-index.ts';
import type { LawOptions } from './measure-law.ts';
import { lineOfGate, measureGate } from './substitution.ts';
import { printTallies } from './tally.ts';
import { wholeNumber } from './whole-number.ts';

/** 100,000 requests take an hour and a half. */
const [COUNT, SEED] = [20_000, 20_261_123];

/** Checks the gate's law and prints the cleared requests in which a listed name was lost; fails if there are any. */
export async function measureGateLaw({ lists, json, count, seed, rows }: LawOptions) {
  const loaded = await loadIndex(lists);
  const { tried, refused, lost, light, by } = measureGate(
    loaded,
    wholeNumber('count', count, COUNT),
    wholeNumber('seed', seed, SEED),
  );
  if (!json) {
    console.log(
      `${tried} cleared requests (${refused} were not cleared): ${lost.length} lost a name, ${light.length} light`,
    );
    for (const [label, tallies] of Object.entries(by)) printTallies(label, tallies);
  }
  if (rows !== undefined)
    for (const line of (rows === 'light' ? light : lost).map(lineOfGate))
      if (rows === 'all' || rows === 'light' || line.includes(rows)) console.log(line);
  if (lost.length > 0) process.exitCode = 1;
  return { tried, refused, lost: lost.length, light: light.length };
}
