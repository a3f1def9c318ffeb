const DATES = 'dates are written otherwise';
const NAMES = 'letters and “a.k.a.” before names; 不明 is unknown';

/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  告示日付: 'the first and last day are kept',
  告示番号: 'what stands after a star refers to another sheet',
  生年月日: DATES,
  '生年月日・出生地': DATES,
  別名: NAMES,
  '別名・別称': 'notes of former listings',
  '住所・所在地': 'letters before branches of one bank',
  日本語表記: '自称 (“self-styled”) is no part of a name',
  英語表記: '“original script” between two spellings',
  確定に十分でない別名: 'another year of birth, in words behind a name',
  '別称・旧称': 'words before and between names',
  国籍: 'countries become codes; 不明 is unknown',
};
