import type { Shown } from './shows-party.ts';

/** Number of tries of a kind, and of those reported as light and missed. */
export type Tally = { readonly tried: number; readonly light: number; readonly missed: number };

/** Counts outcomes by labels. */
export class Tallies {
  readonly #counts = new Map<string, { tried: number; light: number; missed: number }>();

  add(label: string | undefined, shown: Shown): void {
    if (label === undefined) return;
    const count = this.#counts.get(label) ?? { tried: 0, light: 0, missed: 0 };
    this.#counts.set(label, count);
    count.tried += 1;
    if (shown !== 'found') count[shown] += 1;
  }

  /** Sorted by share missed, highest first. */
  list(): readonly (readonly [label: string, tally: Tally])[] {
    return [...this.#counts].sort(([, a], [, b]) => b.missed / b.tried - a.missed / a.tried);
  }
}

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : ((100 * part) / whole).toFixed(2)} %`;

/** Prints one table. */
export function printTallies(title: string, tallies: Tallies): void {
  const rows = tallies.list();
  const width = Math.max(title.length, ...rows.map(([label]) => label.length));
  console.log(`\n${title.padEnd(width)}    tried   light  missed`);
  for (const [label, { tried, light, missed }] of rows)
    console.log(
      `${label.padEnd(width)}  ${`${tried}`.padStart(7)} ${`${light}`.padStart(7)} ${`${missed}`.padStart(7)}  ${percent(missed, tried)}`,
    );
}
