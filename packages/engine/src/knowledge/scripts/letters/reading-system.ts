/**
 * Systems for reading Han characters and hangul, as bits: a name is read in one of them throughout. `dialect`: a
 * Cantonese or Hokkien speaker's given name, in pinyin.
 */
export const SYSTEM = { pinyin: 1, wade: 2, cantonese: 4, korean: 8, japanese: 16, sound: 32, dialect: 64 } as const;

/** Text that is not read from such characters is compatible with every system. */
export const ANY_SYSTEM = 127;

/** Distinct readings with their systems. */
export class SystemReadings {
  readonly texts: string[] = [];
  readonly systems: number[] = [];

  add(system: number, ...readings: readonly (string | undefined)[]): void {
    for (const reading of readings) {
      if (reading === undefined || !/^[a-z]+$/.test(reading)) continue;
      const at = this.texts.indexOf(reading);
      if (at === -1) {
        this.texts.push(reading);
        this.systems.push(system);
      } else this.systems[at] = (this.systems[at] ?? 0) | system;
    }
  }
}
