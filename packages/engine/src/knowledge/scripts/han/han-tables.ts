import { once } from '../../../types/once.ts';
import { HAN_PINYIN, HAN_PINYIN_OTHER } from './han-pinyin.gen.ts';
import { HAN_JYUTPING, HAN_KOREAN } from './han-sino.gen.ts';

export type HanTables = {
  /** Usual pinyin, ü as v. */
  readonly pinyin: ReadonlyMap<string, string>;
  readonly otherPinyin: ReadonlyMap<string, readonly string[]>;
  readonly jyutping: ReadonlyMap<string, string>;
  /** The hangul syllable. */
  readonly korean: ReadonlyMap<string, string>;
};

/** The readings of single characters, loaded once. */
export const hanTables = once(
  (): HanTables => ({
    pinyin: firstReadings(HAN_PINYIN),
    otherPinyin: allReadings(HAN_PINYIN_OTHER),
    jyutping: firstReadings(HAN_JYUTPING),
    korean: firstReadings(HAN_KOREAN),
  }),
);

function firstReadings(source: string): ReadonlyMap<string, string> {
  const readings = new Map<string, string>();
  for (const [reading, letters] of groups(source)) for (const letter of letters) readings.set(letter, reading);
  return readings;
}

function allReadings(source: string): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const [reading, letters] of groups(source)) {
    for (const letter of letters) readings.set(letter, [...(readings.get(letter) ?? []), reading]);
  }
  return readings;
}

function* groups(source: string): Generator<readonly [reading: string, letters: string]> {
  for (const line of source.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) yield [line.slice(0, at), line.slice(at + 1)];
  }
}

/** Reads `字=one,two` entries separated by white space; `简/簡=` gives both forms the same readings. */
export function hanEntries(source: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const entry of source.split(/\s+/)) {
    const [letters, readings] = entry.split('=');
    if (letters === undefined || readings === undefined) continue;
    for (const form of letters.split('/')) if (!table.has(form)) table.set(form, readings.split(','));
  }
  return table;
}
