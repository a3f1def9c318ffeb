import { once } from '../../../types/once.ts';
import { HAN_PINYIN } from '../../scripts/han/han-pinyin.gen.ts';
import { wadeGiles } from '../../scripts/han/han-wade-giles.ts';

/** Spellings of Chinese places and people in neither system, with their pinyin. */
const POSTAL: readonly (readonly [string, string])[] = [
  ['peking', 'beijing'],
  ['nanking', 'nanjing'],
  ['chungking', 'chongqing'],
  ['tientsin', 'tianjin'],
  ['tsingtao', 'qingdao'],
  ['kwangtung', 'guangdong'],
  ['fukien', 'fujian'],
  ['szechwan', 'sichuan'],
  ['szechuan', 'sichuan'],
  ['chekiang', 'zhejiang'],
  ['kiangsu', 'jiangsu'],
  ['sinkiang', 'xinjiang'],
  ['hopei', 'hebei'],
  ['shantung', 'shandong'],
];

const pinyinSyllables = once(
  () => new Set(HAN_PINYIN.split('\n').map((line) => line.slice(0, line.indexOf(':')).replace('v', 'u'))),
);

/** Whether a word is a pinyin syllable, with ü as u. */
export function isPinyin(word: string): boolean {
  return pinyinSyllables().has(word);
}

const LONGEST_SYLLABLE = 6;
const SHORTEST_SYLLABLE = 2;
/** Four syllables. Longer words can be split in too many ways to try them all ("angangangang…"). */
const LONGEST_WORD = 24;

/** Whether a word consists of pinyin syllables: "Xinhai" is not a slip of "Xinhe", although a letter apart. */
export function isPinyinWord(word: string, from = 0): boolean {
  if (word.length > LONGEST_WORD) return false;
  if (from === word.length) return from > 0;
  for (let length = Math.min(LONGEST_SYLLABLE, word.length - from); length >= SHORTEST_SYLLABLE; length--)
    if (isPinyin(word.slice(from, from + length)) && isPinyinWord(word, from + length)) return true;
  return false;
}

/**
 * Pinyin syllables of a Wade–Giles syllable without diacritics (`chang` → zhang, chang; `tsai` → zai, cai); empty if it
 * is none, or if both systems have only the same spelling.
 */
export function pinyinOfWadeGiles(syllable: string): readonly string[] {
  return byWade().get(syllable) ?? [];
}

const byWade = once((): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>(POSTAL.map(([old, pinyin]) => [old, [pinyin]]));
  for (const line of HAN_PINYIN.split('\n')) {
    const pinyin = line.slice(0, line.indexOf(':'));
    if (pinyin === '') continue;
    const wade = wadeGiles(pinyin);
    const plain = pinyin.replace('v', 'u');
    const known = table.get(wade) ?? [];
    if (!known.includes(plain)) table.set(wade, [...known, plain]);
  }
  for (const [wade, plain] of table) if (plain.length === 1 && plain[0] === wade) table.delete(wade);
  return table;
});
