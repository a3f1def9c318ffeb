/** Target of a figure, and results of peers on the same cases; `Watchman` is version 0.66, `@` its threshold. */
export type Target = {
  /** Minimum, or maximum if less is better. */
  readonly target: number;
  readonly logicV2?: string;
  readonly watchman?: string;
  /** A throw-away scorer of 45 lines that shows the lower bound. */
  readonly sketch?: string;
};

/** By figure id. */
export const TARGETS: Readonly<Record<string, Target>> = {
  'name-pairs/shown': { target: 97, logicV2: '82 % @.70', watchman: '58 % @.80' },
  'name-pairs/strong-wrong': { target: 0, logicV2: '1' },
  'name-pairs/f1-high': { target: 0.88, logicV2: '.794', watchman: '.696 @.80', sketch: '.837' },
  'name-pairs/auc': { target: 0.95, logicV2: '.867', watchman: '.783', sketch: '.886' },
  'name-pairs/f1-high-non-latin': { target: 0.95, logicV2: '.844', watchman: '~0' },
  'un-mutated/shown': { target: 99.71, logicV2: '96.6 %', sketch: '99.7 %' },
  'un-mutated/missed': { target: 1 },
  'un-mutated/first': { target: 99 },
  'company-vessel-pairs/shown': { target: 95, watchman: '49.3 %' },
  'company-vessel-pairs/precision-high': { target: 93, watchman: '73.4 %' },
  'company-vessel-pairs/affiliates': { target: 90 },
  'words/ru': { target: 97, watchman: '0', sketch: '83 %' },
  'words/ar': { target: 88, watchman: '0', sketch: '18 %' },
  'words/he': { target: 85, watchman: '0', sketch: '17 %' },
  'words/ko': { target: 80, watchman: '0', sketch: '34 %' },
  'words/katakana': { target: 88, watchman: '0', sketch: '39 %' },
  'words/ja': { target: 60, watchman: '0', sketch: '35 %' },
  'words/zh': { target: 75, watchman: '0', sketch: '24 %' },
  'innocent-us/any': { target: 1, logicV2: '10 % (4.3 M entities)', watchman: '0 @.80, .2 % @.59 (OFAC)' },
  'innocent-us/high': { target: 0.1, sketch: '.13 %' },
  'innocent-us/high-with-facts': { target: 2 },
  'innocent-global/any': { target: 1, logicV2: '10 % (4.3 M entities)', watchman: '0 @.80, .2 % @.59 (OFAC)' },
  'innocent-global/high': { target: 0.25, sketch: '.40 %' },
  'innocent-global/high-with-facts': { target: 2 },
  'alias-out/individuals': { target: 80, watchman: '65.7 % @.59' },
  'candidate-recall/50': { target: 1, watchman: '.86–.94' },
  'candidate-recall/75': { target: 1, watchman: '.86–.94' },
  'different-parties/high': { target: 1.5 },
  'ofac-estimate/within-5': { target: 97, logicV2: '95.7 %' },
  'ofac-estimate/mean-error': { target: 1.3, logicV2: '1.49' },
  'nicknames/shown': { target: 70 },
  'same-party/shown': { target: 98 },
  'joined/same-party': { target: 95 },
  'joined/different-parties': { target: 0.2 },
  'strong-names/as-listed': { target: 100 },
  'strong-names/rotated': { target: 100 },
  'strong-names/swapped': { target: 100 },
  'strong-names/written': { target: 100 },
  'cross-script/reached': { target: 100 },
  'free-text/found': { target: 99 },
  'free-text/false-texts': { target: 1 },
  'innocents-joined/times': { target: 3 },
  'real-companies/any': { target: 2 },
  'innocent-messages/any': { target: 1 },
};
