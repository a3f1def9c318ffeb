import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Fonts of a package, and what of them is used. */
type FontFamily = {
  readonly package: string;
  /** Subsets that are used, as the package names its files; all numbered ones where absent. */
  readonly subsets?: readonly string[];
  /** Width of the outlines, in em, that make a thin default weight regular. */
  readonly outlineEm: number;
};

/** In the order in which they are asked for a letter. What none of them has is written as an escape. */
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

/** One file of a font, and the letters for which its package has it. */
export type FontSlice = {
  readonly id: string;
  readonly path: string;
  readonly outlineEm: number;
  readonly ranges: readonly (readonly [from: number, to: number])[];
};

/** Every file that may be needed, in the order in which they are asked for a letter. Nothing but tables is read. */
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

/** `U+0301,U+0400-045F` as pairs of code points. */
function rangesOf(text: string): FontSlice['ranges'] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}
