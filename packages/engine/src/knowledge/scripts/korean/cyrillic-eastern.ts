import { once } from '../../../types/once.ts';
import { romaniseCyrillic } from '../alphabets/cyrillic.ts';
import { jamoOf } from './hangul.ts';
import { givenSyllableList, surnameList } from './korean-spelling.ts';

/** Palladius: the initials and finals of pinyin in Russian letters. */
const INITIALS = 'zh=чж ch=ч sh=ш b=б p=п m=м f=ф d=д t=т n=н l=л g=г k=к h=х j=цз q=ц x=с r=ж z=цз c=ц s=с y= w=';
const FINALS =
  'a=а o=о e=э ai=ай ei=эй ao=ао ou=оу an=ань en=энь ang=ан eng=эн ong=ун i=и ia=я ie=е iao=яо iu=ю ian=янь in=инь iang=ян ing=ин iong=юн ' +
  'u=у ua=уа uo=о uai=уай ui=уй uan=уань un=унь uang=уан v=юй ve=юэ van=юань vn=юнь';
/** Irregular syllables. */
const WHOLE =
  'yi=и ya=я ye=е yao=яо you=ю yan=янь yin=инь yang=ян ying=ин yong=юн wu=у wa=ва wo=во wai=вай wei=вэй wan=вань wen=вэнь wang=ван weng=вэн ' +
  'yu=юй yue=юэ yuan=юань yun=юнь hui=хуэй zi=цзы ci=цы si=сы er=эр ju=цзюй jue=цзюэ juan=цзюань jun=цзюнь qu=цюй que=цюэ quan=цюань qun=цюнь ' +
  'xu=сюй xue=сюэ xuan=сюань xun=сюнь';

const pairs = (source: string): (readonly [string, string])[] =>
  source.split(' ').map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const);

const latin = (cyrillic: string): string =>
  romaniseCyrillic(cyrillic)
    .map(({ text }) => text)
    .join('');

/** Syllables by their Russian spelling, romanised like any Cyrillic word. */
type Syllables = ReadonlyMap<string, readonly string[]>;

class Collector {
  readonly found = new Map<string, string[]>();
  add(cyrillic: string, syllable: string): void {
    const text = latin(cyrillic);
    const known = this.found.get(text);
    if (!known) this.found.set(text, [syllable]);
    else if (!known.includes(syllable)) known.push(syllable);
  }
}

/** Pinyin syllables of a romanised Cyrillic one in the Palladius system ("tszin": jin, jing). */
export function palladiusSyllables(text: string): readonly string[] {
  return readPalladius().get(text) ?? NONE;
}

const NONE: readonly string[] = [];

const readPalladius = once((): Syllables => {
  const collector = new Collector();
  const whole = new Map(pairs(WHOLE));
  for (const [syllable, cyrillic] of whole) collector.add(cyrillic, syllable);
  for (const [initial, first] of pairs(INITIALS))
    for (const [final, rest] of pairs(FINALS)) {
      const syllable = initial + final.replace('v', 'u');
      if (!whole.has(syllable) && first !== '') collector.add(first + rest, syllable);
    }
  return collector.found;
});

/** Kholodovich, with newspaper spellings: the initials, vowels and finals of hangul in Russian letters, by jamo. */
const FIRST = 'к,г кк н т,д тт р,л м п,б пп с сс  ч,дж,чж чч чх,ч кх,к тх,т пх,п х'.split(' ');
const VOWEL = 'а э я е о,е е ё,е е о ва вэ ве ё у во ве ви ю ы,и и,е,ый и'.split(' ');
const LAST = [''].concat('к к к н н н т ль,р к м ль ль ль п ль м п п т т н т т к т п т'.split(' '));
const OWN_SURNAMES =
  'цой=최 чхве=최 цхай=최 тен=정 ли=이 ри=이 и=이 ни=이 рю=류 лю=류 югай=유 хегай=허 шин=신 тян=장 тё=조';

/** Hangul syllables of given names for a romanised Cyrillic one. */
export const koreanSyllablesInCyrillic = (text: string): readonly string[] => readKorean().given.get(text) ?? NONE;

/** Korean family names for a romanised Cyrillic word. */
export const koreanSurnamesInCyrillic = (text: string): readonly string[] => readKorean().surnames.get(text) ?? NONE;

const readKorean = once((): { readonly given: Syllables; readonly surnames: Syllables } => {
  const [given, surnames] = [new Collector(), new Collector()];
  for (const syllable of givenSyllableList()) for (const text of inCyrillic(syllable)) given.add(text, syllable);
  for (const surname of surnameList())
    if (surname.length === 1) for (const text of inCyrillic(surname)) surnames.add(text, surname);
  for (const [cyrillic, surname] of pairs(OWN_SURNAMES)) surnames.add(cyrillic, surname);
  return { given: given.found, surnames: surnames.found };
});

function inCyrillic(syllable: string): readonly string[] {
  const jamo = jamoOf(syllable.charCodeAt(0));
  if (jamo === undefined) return NONE;
  const parts = [FIRST[jamo.initial], VOWEL[jamo.vowel], LAST[jamo.final]].map((part = '') => part.split(','));
  return parts.reduce((texts, own) => texts.flatMap((text) => own.map((one) => text + one)), ['']);
}
