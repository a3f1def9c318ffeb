import { letterTable, spell } from '../letters/letter-table.ts';
import { type Sound, soundOf } from '../letters/sound.ts';

const LETTERS = letterTable(
  'а=a б=b в=v г=g д=d е=e ё=o ж=Z з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=x ц=c ч=C ш=S щ=S ъ= ы=i ь= э=e ю=u я=a',
  'ье=je ьё=jo ью=ju ья=ja ьо=jo ьи=ji ъе=je ъё=jo ъю=ju ъя=ja дж=J тч=C тш=C дз=c сч=S зж=Z',
  'і=i ї=ji є=e ґ=g ў=w ђ=J ј=y љ=lj њ=nj ћ=C џ=J ѓ=gj ќ=kj ѕ=c ѐ=e ѝ=i',
  'ә=a ғ=G қ=k ң=n ө=o ұ=u ү=u һ=h ҳ=h ҷ=J ӣ=i ӯ=u җ=J ҙ=D ҫ=T ҡ=k ӑ=a ӗ=e ӳ=u ҥ=n ҵ=c ҕ=G ҭ=t ԥ=p ҧ=p ӡ=c ӝ=J ӟ=z ӥ=i ӧ=o ӱ=u ӵ=C',
);
/** At the start and after a vowel these begin with a glide. */
const OPENING = letterTable('е=je ё=jo ю=ju я=ja є=je');
const UKRAINIAN = letterTable('г=h и=i');

/** The sound of a word in Cyrillic letters. */
export function soundOfCyrillic(word: string): Sound | undefined {
  const language = /[іїєґў]/.test(word) && !/[ыәңөұү]/.test(word) ? UKRAINIAN : undefined;
  let sounds = '';
  let from = 0;
  for (let at = 0; at < word.length; at++) {
    const opening = OPENING.get(word.charAt(at));
    if (opening === undefined || (at > 0 && !'аеёиоуыэюяіїє'.includes(word.charAt(at - 1)))) continue;
    sounds += spell(word.slice(from, at), LETTERS, language) + opening;
    from = at + 1;
  }
  sounds += spell(word.slice(from), LETTERS, language);
  // In foreign names ю is ü or u, ё is ö, я is ia: the glide after a consonant is weak.
  return soundOf('C', sounds);
}
