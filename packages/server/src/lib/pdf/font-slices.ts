import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Fonts of a package, and the subsets to use. */
type FontFamily = {
  readonly package: string;
  /** Subsets to use, by the package's file names; all numbered ones if absent. */
  readonly subsets?: readonly string[];
  /** Outline width, in em, that makes a thin default weight regular. */
  readonly outlineEm: number;
};

/** In order of preference. A letter in none of them is written as an escape. */
const FONT_FAMILIES: readonly FontFamily[] = [
  {
    package: '@fontsource-variable/noto-sans',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'],
    outlineEm: 0,
  },
  { package: '@fontsource-variable/noto-sans-arabic', subsets: ['arabic'], outlineEm: 0 },
  { package: '@fontsource-variable/noto-sans-hebrew', subsets: ['hebrew'], outlineEm: 0.025 },
  { package: '@fontsource-variable/noto-sans-armenian', subsets: ['armenian'], outlineEm: 0 },
  { package: '@fontsource-variable/noto-sans-georgian', subsets: ['georgian'], outlineEm: 0 },
  { package: '@fontsource-variable/noto-sans-thai', subsets: ['thai'], outlineEm: 0 },
  { package: '@fontsource-variable/noto-sans-sc', outlineEm: 0.025 },
  { package: '@fontsource-variable/noto-sans-kr', outlineEm: 0.025 },
];

const { resolve } = createRequire(import.meta.url);

/** One font file, and the letters for which its package uses it. */
export type FontSlice = {
  readonly id: string;
  readonly path: string;
  readonly outlineEm: number;
  readonly ranges: readonly (readonly [from: number, to: number])[];
};

/** All font files that may be needed, in order of preference. Only tables are read. */
export function fontSlices(): readonly FontSlice[] {
  return FONT_FAMILIES.flatMap(({ package: name, subsets, outlineEm }) => {
    const table: Readonly<Record<string, string>> = JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8'));
    const used = subsets ?? Object.keys(table).filter((subset) => subset.startsWith('['));
    return used.map((subset): FontSlice => {
      const id = `${name.slice(name.indexOf('/') + 1)}-${subset.replace(/[[\]]/g, '')}`;
      const path = resolve(`${name}/files/${id}-wght-normal.woff2`);
      return { id, path, outlineEm, ranges: rangesOf(table[subset] ?? '') };
    });
  });
}

/** Parses `U+0301,U+0400-045F` into pairs of code points. */
function rangesOf(text: string): FontSlice['ranges'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}
