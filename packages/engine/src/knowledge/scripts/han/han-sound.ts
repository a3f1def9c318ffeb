import { once } from '../../../types/once.ts';
import { type Sound, soundOf } from '../letters/sound.ts';
import { HAN_FOREIGN_NAMES } from './han-foreign-names.ts';
import { hanEntries, hanTables } from './han-tables.ts';

const INITIALS: readonly (readonly [pinyin: string, sound: string])[] = [
  ['zh', 'J'],
  ['ch', 'C'],
  ['sh', 'S'],
  ['j', 'J'],
  ['q', 'C'],
  ['x', 'S'],
  ['r', 'Z'],
];
/** Finals that do not sound like their letters. */
const FINALS: ReadonlyMap<string, string> = new Map(
  (
    'ai=aj e=@ er=@r ie=ye ian=yen iu=yu iao=yau ia=ya iang=yan iong=yun ang=an eng=en ing=in ong=on ao=au ou=o uo=o ui=wei ua=wa uai=waj ' +
    'uan=wan uang=wan ue=we un=un v=u ve=we van=wan vn=un'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const),
);
/** Characters that transcribe a lone consonant, or are not transcribed as they are read. */
const TRANSCRIPTION: ReadonlyMap<string, string> = new Map(
  (
    '斯=sU 思=sU 丝=sU 司=sU 史=sU 士=sU 兹=cU 茨=cU 慈=cU 尔=r 耳=r 儿=r 勒=r@ 克=kU 刻=kU 格=gU 特=tU 德=dU 夫=fU 弗=fU 布=bU 卜=bU 普=pU ' +
    '姆=mU 什=SU 施=SU 奇=CI 赫=hU 伯=b@ 柏=bo 顿=tun 堡=bug 得=d@ 恩=n 因=in 吉=JI 基=ki 加=ga 嘉=ga 茄=ga 贾=Ja 杰=Je 金=kin 津=kin 强=kian 江=kian 凯=kaj ' +
    '希=Si 谢=Se 休=hyu 辛=sin 欣=hin 西=si 锡=si 夏=Sa 肖=So 萧=So 奥=o 澳=o 艾=aj 埃=e 爱=aj 厄=@ 鲍=bo 毛=mo 劳=lau 高=go 考=kau 陶=tau ' +
    '维=wi 威=wi 韦=we 魏=we 惠=wi 华=wa 怀=waj 甫=fU 耐=ne 文=win 温=win 翁=on 沃=wo 渥=wo 汪=wan 旺=wan 万=wan 贝=be 雷=re 莱=le 赖=laj 梅=me 内=ne 黑=he 费=fe 菲=fi ' +
    '飞=fi 迪=di 蒂=ti 狄=di 哲=J@ 泽=z@ 策=c@ 瑟=s@ 塞=se 色=se 若=Jo 日=JI 让=Jan 热=Je 茹=Ju 瑞=re 乔=Jo 琼=Jon 约=yo 尤=yu 于=yu 玉=yu 娅=ya 亚=ya'
  )
    .split(' ')
    .map((entry) => [entry.charAt(0), entry.slice(2)] as const),
);

/** Characters of Chinese given names that no transcription uses: a name with one of them is not foreign. */
const NATIVE = new Set(
  '雯涵轩梓萱淑宇怡婷昊晨皓俊倩媛颖瑶瑜璐璇慧静洁晓燕霞娟凤红艳军勇超磊涛鹏辉建国志刚峰锋宏鸿晖旭阳洋诗语远睿铭鑫欢悦',
);

function soundOfSyllable(letter: string): string | undefined {
  const own = TRANSCRIPTION.get(letter);
  if (own !== undefined) return own;
  const pinyin = hanTables().pinyin.get(letter);
  if (pinyin === undefined) return undefined;
  const [initial, sound] = INITIALS.find(([one]) => pinyin.startsWith(one)) ?? ownInitial(pinyin);
  const final = pinyin.slice(initial.length);
  // The i of zhi, shi, zi, si is not a vowel.
  if (final === 'i' && /^(?:zh|ch|sh|r|z|c|s)$/.test(initial)) return `${sound}U`;
  return sound + (FINALS.get(final) ?? final);
}

const ownInitial = (pinyin: string): readonly [string, string] => {
  const initial = /^[bpmfdtnlgkhrzcsyw]?/.exec(pinyin)?.[0] ?? '';
  return [initial, initial];
};

/** The sound of a Han word as the transcription of a foreign name, in Mandarin. Characters are simplified. */
export function soundOfHan(word: string): Sound | undefined {
  let sounds = '';
  for (const letter of word) {
    const sound = NATIVE.has(letter) ? undefined : soundOfSyllable(letter);
    if (sound === undefined) return undefined;
    sounds += sound;
  }
  // 丹 followed by 尼 has one n: Denis. 伊 after an i has no sound of its own.
  return soundOf('Z', sounds.replace(/n(?=n)|m(?=m)|(?<=i)y?i/g, '').replaceAll('l', 'r'));
}

const names = once(() => hanEntries(HAN_FOREIGN_NAMES));

/** Usual spellings of foreign names whose Chinese form is far from the original sound. */
export function foreignNames(word: string): readonly string[] {
  return names().get(word) ?? [];
}
