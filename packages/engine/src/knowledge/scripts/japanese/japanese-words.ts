import { once } from '../../../types/once.ts';
import { hanEntries } from '../han/han-tables.ts';
import { HAN_JAPANESE, HAN_JAPANESE_SOUNDS, JAPANESE_PLACES } from './han-japanese.ts';
import { JAPANESE_NAMES } from './japanese-names.gen.ts';

const letters = once(() => hanEntries(HAN_JAPANESE));
const sounds = once(() => hanEntries(HAN_JAPANESE_SOUNDS));

const names = once((): ReadonlyMap<string, readonly string[]> => {
  const table = new Map(hanEntries(JAPANESE_PLACES));
  for (const line of JAPANESE_NAMES.split('\n')) {
    const at = line.indexOf(':');
    if (at < 0) continue;
    const readings = line.slice(0, at).split(',');
    // Names with the same readings share one array.
    for (const name of line.slice(at + 1).split(' ')) {
      const others = table.get(name);
      table.set(name, others === undefined ? readings : [...readings, ...others]);
    }
  }
  return table;
});

/** Longest Japanese family or given name. */
export const LONGEST_JAPANESE = 5;

/**
 * Hepburn readings of a Japanese family or given name in Han characters, most frequent first; with and without the
 * second letter of a long vowel. None if it is not a known name.
 */
export function japaneseReadings(word: string): readonly string[] {
  const known =
    names().get(word) ?? names().get(word.replace(/[髙﨑德濵栁邉桒]/g, (letter) => USUAL.get(letter) ?? letter));
  return [...new Set((known ?? []).flatMap((typed) => [shortened(typed), typed]))];
}

/** Old character forms that family names keep, and the usual forms. */
const USUAL: ReadonlyMap<string, string> = new Map(
  Object.entries({ 髙: '高', 﨑: '崎', 德: '徳', 濵: '浜', 栁: '柳', 邉: '辺', 桒: '桑' }),
);

/** Maximum number of readings tried for an unknown given name. */
const MAX_GUESSES = 6;

/** The likely readings of an unknown given name by its characters; none if one is unusual in names. */
export function guessedGivenNames(word: string): readonly string[] {
  let guesses = [''];
  for (const letter of word) {
    const own = [...(letters().get(letter) ?? []), ...(IN_GIVEN_NAMES.get(letter) ?? [])];
    if (own.length === 0) return [];
    guesses = guesses.flatMap((guess) => own.map((one) => guess + one)).slice(0, MAX_GUESSES * 2);
  }
  return [...new Set(guesses.flatMap((typed) => [shortened(typed), typed]))].slice(0, MAX_GUESSES);
}

/** Readings of characters in given names, in addition to those in family names. */
const IN_GIVEN_NAMES = hanEntries(
  '晋=shin,kuni 三=zo,zou 義=yoshi 偉=hide 建=ken,take 市=ichi 二=ji 次=ji 治=ji,haru 一=kazu,ichi 郎=ro,rou 朗=ro 雄=o,yuu,take 夫=o 男=o 彦=hiko 介=suke 助=suke 輔=suke ' +
    '之=yuki 行=yuki 幸=yuki,sachi 正=masa,sho 昌=masa 雅=masa 政=masa 勝=katsu 克=katsu 和=kazu 健=ken,take 賢=ken 憲=nori,ken 則=nori 徳=nori 典=nori 信=nobu,shin 伸=nobu,shin ' +
    '明=aki,akira 昭=aki,akira 章=aki,akira 晃=ko,aki 秀=hide 英=hide,ei 博=hiro 浩=hiro,ko 弘=hiro,ko 広=hiro 宏=hiro,ko 寛=hiro 文=fumi 史=fumi,shi 光=mitsu 満=mitsu 充=mitsu ' +
    '重=shige 茂=shige 成=shige,nari 隆=taka 孝=taka 貴=taka 敬=taka,kei 忠=tada 直=nao 尚=nao,hisa 久=hisa 道=michi 通=michi 安=yasu 康=yasu,ko 泰=yasu 保=yasu 良=yoshi,ryo 吉=yoshi,kichi 芳=yoshi ' +
    '敏=toshi 俊=toshi,shun 利=toshi 寿=toshi,hisa 哲=tetsu 鉄=tetsu 清=kiyo 潔=kiyoshi 宗=mune 宣=nobu 元=moto 基=moto 洋=yo,hiro 陽=yo 太=ta 大=dai 平=hei 兵=hei 也=ya 哉=ya 弥=ya 子=ko 美=mi 恵=e 江=e 代=yo 樹=ki 喜=ki,yoshi 樹=ki 智=tomo,chi 友=tomo 朋=tomo 司=shi,ji 志=shi 真=shin,ma 誠=sei,makoto 聖=sei 竜=ryu 龍=ryu 翔=sho 蔵=zo 造=zo 悟=go 吾=go 吉=kichi',
);

/** The likely reading of a word that may be an unknown name, by its characters; none if one is unusual in names. */
export function japaneseGuess(word: string): string | undefined {
  let guess = '';
  let at = 0;
  for (const letter of word) {
    const [first, second] = letters().get(letter) ?? [];
    if (first === undefined) return undefined;
    guess += at++ > 0 && second !== undefined && isVoiced(first, second) ? second : first;
  }
  return guess;
}

/**
 * The reading of a word by the Chinese sounds of its characters, as in names of ships and companies (宝栄 Hoei); none if
 * one is unusual there.
 */
export function japaneseSounds(word: string): string | undefined {
  let read = '';
  for (const letter of word) {
    const [sound] = sounds().get(letter) ?? [];
    if (sound === undefined) return undefined;
    read += sound;
  }
  return read;
}

const shortened = (typed: string): string => typed.replace(/ou|oo/g, 'o').replace(/uu/g, 'u');

/** Inside a name, the voiced reading is usual if there is one: 山田 Yamada, 長谷川 Hasegawa. */
function isVoiced(first: string, second: string): boolean {
  return first.slice(1) === second.slice(1) && /^[kstch]/.test(first) && /^[gzdbj]/.test(second);
}
