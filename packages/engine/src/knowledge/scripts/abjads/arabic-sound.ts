import { letterTable, spell } from '../letters/letter-table.ts';
import { type Sound, soundOf } from '../letters/sound.ts';

const LETTERS = letterTable(
  'ا=A أ=A إ=A آ=A ٱ=A ء= ى=A ة=h ؤ=W ئ=Y و=W ي=Y ی=Y ې=Y ے=Y ێ=Y ۆ=W ۇ=W ۋ=v ە=A ع=E',
  'ب=b ت=t ث=T ج=J ح=h خ=x د=d ذ=D ر=r ز=z س=s ش=S ص=s ض=d ط=t ظ=D غ=G ف=f ق=q ك=k ل=l م=m ن=n ه=h',
  'پ=p چ=C ژ=Z گ=g ک=k ڤ=v ڥ=v ڢ=f ݣ=g ٹ=t ڈ=d ڑ=r ں=n ہ=h ھ=h ټ=t ډ=d ړ=r ڼ=n ښ=S ږ=Z ځ=c څ=c ګ=g ڕ=r ڵ=l ڭ=n ۀ=h',
  'تش=C دج=J',
);

/** The sound of a word in Arabic letters: its consonants, and the letters that may stand for vowels. */
export const soundOfArabic = (word: string): Sound | undefined => soundOf('A', spell(word, LETTERS));
