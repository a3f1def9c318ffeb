import { letterTable } from '../letters/letter-table.ts';
import { interleave, LIQUID, liquidVariants } from '../letters/liquids.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** Modified Hepburn for katakana; hiragana is converted to it. */
export const HEPBURN = letterTable(
  'ア=a イ=i ウ=u エ=e オ=o カ=ka キ=ki ク=ku ケ=ke コ=ko サ=sa シ=shi ス=su セ=se ソ=so タ=ta チ=chi ツ=tsu テ=te ト=to',
  'ナ=na ニ=ni ヌ=nu ネ=ne ノ=no ハ=ha ヒ=hi フ=fu ヘ=he ホ=ho マ=ma ミ=mi ム=mu メ=me モ=mo ヤ=ya ユ=yu ヨ=yo',
  'ラ=ra リ=ri ル=ru レ=re ロ=ro ワ=wa ヰ=i ヱ=e ヲ=o ン=n ガ=ga ギ=gi グ=gu ゲ=ge ゴ=go ザ=za ジ=ji ズ=zu ゼ=ze ゾ=zo',
  'ダ=da ヂ=ji ヅ=zu デ=de ド=do バ=ba ビ=bi ブ=bu ベ=be ボ=bo パ=pa ピ=pi プ=pu ペ=pe ポ=po ヴ=vu ヷ=va ヸ=vi ヹ=ve ヺ=vo',
  'キャ=kya キュ=kyu キョ=kyo シャ=sha シュ=shu ショ=sho シェ=she チャ=cha チュ=chu チョ=cho チェ=che ニャ=nya ニュ=nyu ニョ=nyo',
  'ヒャ=hya ヒュ=hyu ヒョ=hyo ミャ=mya ミュ=myu ミョ=myo リャ=rya リュ=ryu リョ=ryo ギャ=gya ギュ=gyu ギョ=gyo',
  'ジャ=ja ジュ=ju ジョ=jo ジェ=je ヂャ=ja ヂュ=ju ヂョ=jo ビャ=bya ビュ=byu ビョ=byo ピャ=pya ピュ=pyu ピョ=pyo',
  'ファ=fa フィ=fi フェ=fe フォ=fo フュ=fyu フャ=fya フョ=fyo ティ=ti ディ=di トゥ=tu ドゥ=du テュ=tyu デュ=dyu',
  'ツァ=tsa ツィ=tsi ツェ=tse ツォ=tso ウィ=wi ウェ=we ウォ=wo ウァ=wa ウュ=wyu イェ=ye キェ=kye ニェ=nye ヒェ=hye ミェ=mye リェ=rye',
  'クァ=kwa クィ=kwi クェ=kwe クォ=kwo クヮ=kwa グァ=gwa グィ=gwi グェ=gwe グォ=gwo グヮ=gwa スィ=si ズィ=zi',
  'ヴァ=va ヴィ=vi ヴェ=ve ヴォ=vo ヴュ=vyu ヴャ=vya ヴョ=vyo ビェ=bye ピェ=pye ギェ=gye',
  'ァ=a ィ=i ゥ=u ェ=e ォ=o ャ=ya ュ=yu ョ=yo ヮ=wa ヵ=ka ヶ=ke',
);

/** Morae for a lone consonant in the original language, with the sound they stand for. */
const SILENT: ReadonlyMap<string, string> = letterTable(
  'ク=k グ=g ス=s ズ=z ツ=ts フ=f ブ=b プ=p ム=m ル=r ト=t ド=d ヴ=v ヌ=n シュ=sh チ=ch ジ=j ヒ=ch ハ=ch ホ=ch ッ=',
);

/** Options for reading a katakana word as a foreign name. */
type Reading = {
  /** Drop the vowels that Japanese adds to lone consonants, and treat ラ行 as l or r. */
  readonly loan: boolean;
  /** Where the long-vowel sign stands for the `r` of "er" and "ar": nowhere, at the end, or everywhere. */
  readonly long?: 'end' | 'all';
  /** シ, ジ, チ, ツ for si, zi, ti, tu; ツァ行 for z. */
  readonly plain?: boolean;
};

const LOAN: Reading = { loan: true };

/** Latin spellings of a word in hiragana or katakana: Hepburn, then likely spellings of the foreign name behind it. */
export function romaniseKana(original: string): readonly RomanPart[] {
  let word = '';
  for (const letter of original) word += toKatakana(letter);
  const kept = readKana(word, { loan: false });
  const hepburn = kept.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');
  const loans = [LOAN, { ...LOAN, long: 'end' as const }, { ...LOAN, long: 'all' as const }, { ...LOAN, plain: true }];
  const lists = loans.map((reading) => liquidVariants(readKana(word, reading)));
  if (word.includes('ー') && /[シジチツ]/.test(word)) {
    lists.push(liquidVariants(readKana(word, { ...LOAN, plain: true, long: 'all' })));
  }
  if (/[バビブベボ]/.test(word)) {
    lists.splice(1, 0, liquidVariants(readKana(word, LOAN).replaceAll('b', 'v')));
    lists.push(liquidVariants(readKana(word, { ...LOAN, long: 'end' }).replaceAll('b', 'v')));
  }
  if (/[ヤユヨャュョ]/.test(word))
    lists.push(liquidVariants(readKana(word, LOAN).replace(/(?<![a-z])y|(?<=[aeiou])y/g, 'j')));
  return wholeWord(original, [
    hepburn,
    ...(kept === hepburn ? [] : [kept]),
    ...(/n[bmp]/.test(hepburn) ? [hepburn.replace(/n(?=[bmp])/g, 'm')] : []),
    ...interleave(lists),
  ]);
}

export function toKatakana(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code >= 0x3041 && code <= 0x3096) return String.fromCharCode(code + 0x60);
  return code === 0x309d || code === 0x309e ? String.fromCharCode(code + 0x60) : letter;
}

const PLAIN_SOUNDS: ReadonlyMap<string, string> = letterTable('シ=si ジ=zi チ=ti ツ=tu シュ=su チュ=tu ジュ=dju');

function readKana(word: string, reading: Reading): string {
  let out = '';
  let doubled = false;
  let at = 0;
  while (at < word.length) {
    const pair = word.slice(at, at + 2);
    const group = pair.length === 2 && HEPBURN.has(pair) ? pair : word.charAt(at);
    at += group.length;
    if (group === 'ッ') {
      doubled = true;
      continue;
    }
    if (group === 'ー') {
      if ((reading.long === 'all' || (reading.long === 'end' && at === word.length)) && /[aeou]$/.test(out)) out += 'r';
      continue;
    }
    if (group === 'ヽ' || group === 'ヾ') {
      out += HEPBURN.get(word.charAt(at - 2)) ?? '';
      continue;
    }
    let latin = (reading.plain === true ? PLAIN_SOUNDS.get(group) : undefined) ?? HEPBURN.get(group) ?? '';
    if (reading.loan) latin = loan(group, latin, word, at, out === '').replace('r', LIQUID);
    if (reading.plain === true) latin = latin.replace(/^ts(?=[aeio])/, 'z');
    if (doubled && latin !== '' && !(latin === 'ch' && 'ヒハホ'.includes(group)))
      out += latin.startsWith('ch') ? 't' : latin.charAt(0);
    doubled = false;
    out += latin;
  }
  return out;
}

/** German ch: Bach is バッハ, Bleich ブライヒ. */
const AFTER_CH = /[ッイエーリミニ]$/;

/** Drops the added vowel before another consonant and at the end; a word read like this never starts with ル, ン or ッ. */
function loan(group: string, latin: string, word: string, next: number, first: boolean): string {
  const silent = SILENT.get(group);
  if (silent === undefined) return latin;
  const follower = word.charAt(next);
  if (follower === 'ー' || 'アイウエオァィゥェォャュョ'.includes(follower === '' ? '-' : follower)) return latin;
  if (follower === 'ン') return latin;
  const final = follower === '';
  if ('ヒハホ'.includes(group)) return final && !first && AFTER_CH.test(word.slice(0, next - 1)) ? silent : latin;
  if (group === 'チ' || group === 'ジ' || group === 'ヌ') return final && !first ? silent : latin;
  if (first && (group === 'ル' || group === 'ヌ' || group === 'ム')) return latin;
  if (first && (final || (!'スシュヴ'.includes(group) && !'ラリルレロ'.includes(follower)))) return latin;
  return silent;
}
