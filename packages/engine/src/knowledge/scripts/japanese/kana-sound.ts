import { letterTable } from '../letters/letter-table.ts';
import { type Sound, soundOf } from '../letters/sound.ts';
import { HEPBURN, toKatakana } from './kana.ts';

/** Hepburn letter groups for one sound. */
const GROUPS = letterTable('sh=S ch=C ts=c j=J');
/** Morae that stand for a lone consonant: their vowel is weak. */
const WEAK: ReadonlyMap<string, string> = letterTable(
  'ク=kU グ=gU ス=sU ズ=zU ツ=cU フ=fU ブ=bU プ=pU ム=mU ル=rU ヴ=vU ヌ=nU シュ=SU ジュ=JU チュ=CU ト=tO ド=dO チ=CI ジ=JI シ=SI キ=kI',
);
/** German ch after these: Bach is バッハ, Bleich ブライヒ. */
const ACH = letterTable('ッハ=xO ッホ=xO ッヒ=xI イヒ=ixI ーホ=xO ーハ=xO ーヒ=xI');

/** The sound of a word in hiragana or katakana: morae, marking the vowels that Japanese adds to lone consonants. */
export function soundOfKana(original: string): Sound | undefined {
  let word = '';
  for (const letter of original) word += toKatakana(letter);
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    const pair = word.slice(at, at + 2);
    const ach = at > 0 && !HEPBURN.has(word.slice(at + 1, at + 3)) ? ACH.get(pair) : undefined;
    const group = ach !== undefined || (pair.length === 2 && HEPBURN.has(pair)) ? pair : word.charAt(at);
    at += group.length;
    if (group === 'ー') sounds += ':';
    else if (ach !== undefined) sounds += ach;
    else if (word.charAt(at) === 'ー') sounds += plain(group);
    else sounds += WEAK.get(group) ?? plain(group);
  }
  return soundOf('J', sounds);
}

const plain = (group: string): string => {
  const latin = HEPBURN.get(group) ?? '';
  return (GROUPS.get(latin.slice(0, 2)) ?? '') !== ''
    ? `${GROUPS.get(latin.slice(0, 2))}${latin.slice(2)}`
    : latin.replace('j', 'J');
};
