const INITIALS: readonly (readonly [pinyin: string, wade: string])[] = [
  ['zh', 'ch'],
  ['ch', 'ch'],
  ['sh', 'sh'],
  ['b', 'p'],
  ['p', 'p'],
  ['m', 'm'],
  ['f', 'f'],
  ['d', 't'],
  ['t', 't'],
  ['n', 'n'],
  ['l', 'l'],
  ['g', 'k'],
  ['k', 'k'],
  ['h', 'h'],
  ['j', 'ch'],
  ['q', 'ch'],
  ['x', 'hs'],
  ['r', 'j'],
  ['z', 'ts'],
  ['c', 'ts'],
  ['s', 's'],
  ['y', 'y'],
  ['w', 'w'],
];

const WHOLE: ReadonlyMap<string, string> = new Map([
  ['zhi', 'chih'],
  ['chi', 'chih'],
  ['shi', 'shih'],
  ['ri', 'jih'],
  ['zi', 'tzu'],
  ['ci', 'tzu'],
  ['si', 'szu'],
  ['er', 'erh'],
  ['yi', 'yi'],
  ['you', 'yu'],
  ['yan', 'yen'],
  ['ye', 'yeh'],
  ['yong', 'yung'],
  ['ge', 'ko'],
  ['ke', 'ko'],
  ['he', 'ho'],
  ['e', 'o'],
  ['gui', 'kuei'],
  ['kui', 'kuei'],
]);

/** Wade–Giles for a pinyin syllable (ü as v) as lists print it: no apostrophes, no diacritics. */
export function wadeGiles(pinyin: string): string {
  const whole = WHOLE.get(pinyin);
  if (whole !== undefined) return whole;
  const [initial, wade] = INITIALS.find(([one]) => pinyin.startsWith(one)) ?? ['', ''];
  let rest = pinyin.slice(initial.length).replace('v', 'u');
  if (rest === 'uo') rest = 'dtlnrzcs'.includes(initial) || initial === 'zh' || initial === 'ch' ? 'o' : 'uo';
  else if (rest === 'ong') rest = 'ung';
  else if (rest === 'ian') rest = 'ien';
  else if (rest === 'ie' || rest === 'ue') rest = `${rest}h`;
  else if (rest === 'e') rest = initial === 'y' ? 'eh' : 'e';
  else if (rest === 'iong') rest = 'iung';
  else if (rest === 'uan' && 'jqx'.includes(initial)) rest = 'uan';
  else if (rest === 'iu') rest = 'iu';
  return wade + rest;
}
