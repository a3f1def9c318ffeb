import { letterTable, spell } from '../letters/letter-table.ts';
import { type RomanPart, wholeWord } from '../letters/roman-part.ts';

/** BGN/PCGN as the lists print it, without its apostrophes; `е` is `e` everywhere (see {@link YE}). */
const BASE = letterTable(
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch',
  'ъ= ы=y ь= э=e ю=yu я=ya кс=ks ье=ye ъе=ye ьё=yo',
  // Ukrainian, Belarusian
  'і=i ї=yi є=ye ґ=g ў=u ’=',
  // Serbian, Macedonian
  'ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѓ=gj ќ=kj ѕ=dz ѐ=e ѝ=i',
  // Kazakh, Kyrgyz, Tatar, Bashkir, Tajik, Uzbek, Mongolian, Caucasian
  'ә=a ғ=gh қ=q ң=ng ө=o ұ=u ү=u һ=h ҳ=h ҷ=j ӣ=i ӯ=u җ=j ҙ=z ҫ=s ҡ=q ӑ=a ӗ=e ӳ=u ҥ=n ӏ= ҵ=ts ҿ=ch ҽ=ch ҩ=o ҕ=gh ҭ=t ԥ=p ҧ=p ӡ=dz ӝ=j ӟ=z ӥ=i ӧ=o ӱ=u ӵ=ch',
  // Pre-reform letters
  'ѣ=e ѳ=f ѵ=i ѡ=o ѧ=ya ѫ=u',
);

/** `е` at the start and after a vowel or sign, and `ё`, in BGN/PCGN spelling. */
const YE = letterTable('ё=yo йо=yo ье=ye ьи=yi ие=iye ее=eye ае=aye ое=oye уе=uye ые=yye яе=yaye юе=yuye эе=eye');

/** Inside a word, lists write є, ї, ю, я with y-; Ukrainian passports use i-. */
const UKRAINIAN_LISTS = letterTable('г=h зг=zgh и=y ї=i');
const UKRAINIAN = letterTable('г=h зг=zgh и=y є=ie ї=i ю=iu я=ia й=i щ=shch');
const BELARUSIAN = letterTable('г=h ў=w');
const BULGARIAN = letterTable('х=h щ=sht ъ=a дж=dzh');
const SERBIAN = letterTable('х=h ц=c ж=z ч=c ш=s ю=ju я=ja й=j щ=sc');
const SERBIAN_ENGLISH = letterTable('ч=ch ћ=ch ш=sh ж=zh ц=ts ђ=dj џ=j ј=y љ=ly њ=ny х=h');
const UZBEK = letterTable('ў=o х=kh ж=j');

/** Passports since 2013 (ICAO 9303). */
const PASSPORT = letterTable('й=i ю=iu я=ia ъ=ie ый=yi ий=ii');

/** Names of English origin: their original spelling. */
const FROM_ENGLISH = letterTable('дж=j кс=x х=h ц=c в=w й=y ай=i эй=ay ей=ey оу=ow ау=au е=e ю=u ё=o ф=ph шт=st');
const FROM_JAPANESE = letterTable(
  'си=shi ти=chi дзи=ji дз=z ся=sha сё=sho сю=shu тя=cha тё=cho тю=chu дзё=jo дзю=ju дзя=ja э=e ё=yo х=h',
);
/** The Palladius system for Chinese names, converted to pinyin. */
const FROM_CHINESE = letterTable(
  'чж=zh цз=z ж=r х=h э=e в=w нь=n нъ=n н=ng ню=niu нюй=nu на=na не=ne ни=ni но=nuo ну=nu ня=nia нэ=ne ши=shi жи=ri чжи=zhi чи=chi цзы=zi цы=ci сы=si эр=er',
  'цзи=ji цзя=jia цзе=jie цзю=jiu цзюй=ju цзюе=jue цзюэ=jue цзюань=juan цзюнь=jun ци=qi ця=qia це=qie цю=qiu цюй=qu цюе=que цюэ=que цюань=quan',
  'си=xi ся=xia се=xie сю=xiu сюй=xu сюе=xue сюэ=xue сюань=xuan сюнь=xun ц=c я=ya ю=yu юй=yu юэ=yue юань=yuan юнь=yun юн=yong уй=ui унь=un ун=ong',
  'бя=bia пя=pia мя=mia дя=dia тя=tia ля=lia лю=liu люй=lu мю=miu дю=diu хо=huo го=guo ко=kuo до=duo то=tuo ло=luo цзо=zuo цо=cuo со=suo чжо=zhuo чо=chuo шо=shuo жо=ruo',
);
const FROM_POLISH = letterTable('ш=sz ч=cz ж=rz щ=szcz в=w х=ch ц=c й=j ий=i у=u я=ia ю=iu');
const FROM_GERMAN = letterTable('в=w х=ch ц=z ч=tsch ш=sch щ=schtsch ж=sch ю=ju я=ja й=j ей=ei ай=ei ой=eu з=s кс=x');
const FROM_FRENCH = letterTable('у=ou ч=tch ж=g ш=ch ю=iou я=ia щ=chtch ё=eu к=c дж=dj');

/**
 * Latin spellings of a word in Cyrillic letters; letters that only one language has determine whose rules come first.
 */
export function romaniseCyrillic(word: string): readonly RomanPart[] {
  const readings: string[] = [];
  const say = (overrides?: ReadonlyMap<string, string>) => readings.push(spell(word, BASE, overrides));
  if (/[қғҳҷ]/.test(word)) say(UZBEK);
  else if (/[іїєґ]/.test(word) && !/[ыәңөұү]/.test(word))
    readings.push(spell(word, BASE, UKRAINIAN_LISTS), spell(word, BASE, UKRAINIAN));
  else if (/ў/.test(word)) say(BELARUSIAN);
  else if (/[ђћџљњј]/.test(word)) readings.push(spell(word, BASE, SERBIAN), spell(word, BASE, SERBIAN_ENGLISH));
  else if (/ъ[бвгджзйклмнпрстфхцчшщ]/.test(word)) say(BULGARIAN);
  say();
  if (/е|ё/.test(word)) readings.push(withYe(word));
  if (/[ыи]й$/.test(word)) readings.push(`${spell(word.slice(0, -2), BASE)}y`);
  if (/дж|кс|[хцвф]/.test(word)) say(FROM_ENGLISH);
  if (/дз|^(?:си|ти|сё)|[аеёиоуэюя](?:си|ти|ся|сю|сё)/.test(word)) say(FROM_JAPANESE);
  if (/чж|цз|ц[яюи]|сюй|сюе|сюа|^.{1,2}о$|нь(?=[бвгджзклмпрстхцчш]|$)/.test(word)) say(FROM_CHINESE);
  if (/[гиї]/.test(word)) say(UKRAINIAN);
  if (/[хжшчцю]/.test(word)) say(SERBIAN);
  if (/[чшжвюхйц]/.test(word)) say(FROM_GERMAN);
  if (/[учжшюк]/.test(word)) say(FROM_FRENCH);
  if (/[чшщ]/.test(word)) say(FROM_POLISH);
  say(PASSPORT);
  if (/[хщъ]/.test(word)) say(BULGARIAN);
  return wholeWord(word, readings);
}

/** `ye` in both positions: inside by the table, and at the start. */
function withYe(word: string): string {
  return word.charAt(0) === 'е' ? `y${spell(word, BASE, YE)}` : spell(word, BASE, YE);
}
