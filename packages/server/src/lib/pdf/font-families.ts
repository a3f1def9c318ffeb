/** Fonts of a package, and what of them is used. */
export type FontFamily = {
  readonly package: string;
  /** Subsets that are used, as the package names its files; all numbered ones where absent. */
  readonly subsets?: readonly string[];
  /** The default weight is thin: outlines of so many em make it regular. */
  readonly outlineEm: number;
};

/** In the order in which they are asked for a letter. What none of them has is written as an escape. */
export const FONT_FAMILIES: readonly FontFamily[] = [
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
