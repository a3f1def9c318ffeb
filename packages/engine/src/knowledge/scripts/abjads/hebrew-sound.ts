import { letterTable } from '../letters/letter-table.ts';
import { type Sound, soundOf } from '../letters/sound.ts';

const LETTERS = letterTable(
  'א=A ב=b ג=g ד=d ה=h ו=W ז=z ח=x ט=t י=Y כ=k ך=k ל=l מ=m ם=m נ=n ן=n ס=s ע=E פ=p ף=p צ=c ץ=c ק=q ר=r ש=S ת=t װ=v ױ=oY ײ=eY',
  'וו=W יי=Y ג׳=J ז׳=Z צ׳=C ץ׳=C ת׳=T ד׳=D ח׳=x ט׳=z ע׳=G ר׳=G ו׳=W טש=C דז׳=J',
);
const LONGEST_GROUP = 3;

/** The sound of a word in Hebrew letters: its consonants, and the letters that may stand for vowels. */
export function soundOfHebrew(word: string): Sound | undefined {
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    let length = LONGEST_GROUP;
    let sound: string | undefined;
    for (; length > 0 && sound === undefined; length--) sound = LETTERS.get(word.slice(at, at + length));
    sounds += sound ?? '';
    at += Math.max(1, length + 1);
  }
  return soundOf('B', sounds);
}
