import { once } from '../../../types/once.ts';

/** Number words by language, in order of value from one; `-` if a value has no word. */
const COUNTED: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  'odin dva tri chetyre pyat shest sem vosem devyat desyat odinnadtsat dvenadtsat trinadtsat chetyrnadtsat pyatnadtsat shestnadtsat semnadtsat vosemnadtsat devyatnadtsat dvadtsat',
  'pervyy vtoroy tretiy chetvertyy pyatyy shestoy sedmoy vosmoy devyatyy desyatyy',
  'pervyi vtoroi tretii chetvertyi pyatyi - - vosmoi devyatyi desyatyi',
  'pervaya vtoraya tretya chetvertaya pyataya shestaya sedmaya vosmaya devyataya desyataya',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  'primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo',
  'primera segunda tercera cuarta quinta sexta septima octava novena decima',
  'un deux trois quatre cinq - sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt',
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme',
  'premiere seconde',
  'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'erste zweite dritte vierte funfte sechste siebte achte neunte zehnte',
  'erster zweiter dritter vierter funfter sechster siebter achter neunter zehnter',
  'bir iki uc dort bes alti yedi sekiz dokuz on',
  'birinci ikinci ucuncu dorduncu besinci altinci yedinci sekizinci dokuzuncu onuncu',
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'primo secondo terzo quarto quinto sesto settimo ottavo nono decimo',
  'prima seconda terza quarta quinta sesta settima ottava nona decima',
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
  'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono decimo',
  'primeira segunda terceira quarta quinta sexta setima oitava nona decima',
  'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
  'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
  'jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec',
  'pierwszy drugi trzeci czwarty piaty szosty siodmy osmy dziewiaty dziesiaty',
  'odyn dva try chotyry pyat shist sim visim devyat desyat',
  'pershyy druhyy tretiy chetvertyy pyatyy shostyy somyy vosmyy devyatyy desyatyy',
  'persha druha tretya chetverta pyata shosta soma vosma devyata desyata',
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  'mot hai ba bon nam sau bay tam chin muoi',
  'moja mbili tatu nne tano sita saba nane tisa kumi',
  'ett tva tre fyra fem sex sju atta nio tio',
  'yksi kaksi kolme nelja viisi kuusi seitseman kahdeksan yhdeksan kymmenen',
  'wahid ithnan thalatha arbaa khamsa sitta saba thamaniya tisa ashara',
];

const TENS: readonly string[] = [
  'ten twenty thirty forty fifty sixty seventy eighty ninety hundred',
  '- - - fourty - - - - - -',
  '- twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth',
  '- dvadtsat tridtsat sorok pyatdesyat shestdesyat semdesyat vosemdesyat devyanosto sto',
  '- veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  '- vingt trente quarante cinquante soixante - - - cent',
  '- venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento',
  '- vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem',
  '- dwadziescia trzydziesci czterdziesci - - - - - -',
  '- twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd',
  '- zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
];

/** Number words that are common as other words or names: a number only if the other side has one too. */
export const AMBIGUOUS_NUMBER_WORDS: ReadonlySet<string> = new Set(
  'un on sto cent elf sem dix once one uno seconde segundo quinto octavo premier first acht alti saba tri dva bes uc sitta segunda primera premiere seconde due tre sei nove um een try sim dua lima mot hai ba bon nam sau bay tam chin sita moja tano sex tio atta fem prima primo secondo seconda terza terzo quarta quarto quinta sesto sesta ottavo nona nono decima soma second drei vier iki on ocho dos'.split(
    ' ',
  ),
);

const numberWords = once((): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  add(words, COUNTED, 1);
  add(words, TENS, 10);
  words
    .set('zero', 0)
    .set('thousand', 1000)
    .set('thousandth', 1000)
    .set('tysyacha', 1000)
    .set('mil', 1000)
    .set('mille', 1000)
    .set('tausend', 1000);
  addWrittenAsOne(words);
  return words;
});

/** Languages that join tens and digits: tens from twenty, digits from one, and the joining pattern. */
const WRITTEN_AS_ONE: readonly (readonly [
  tens: string,
  digits: string,
  join: (ten: string, digit: string) => string,
])[] = [
  [
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'one two three four five six seven eight nine',
    (ten, digit) => ten + digit,
  ],
  [
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'first second third fourth fifth sixth seventh eighth ninth',
    (ten, digit) => ten + digit,
  ],
  [
    'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    'ein zwei drei vier funf sechs sieben acht neun',
    (ten, digit) => `${digit}und${ten}`,
  ],
  [
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    'een twee drie vier vijf zes zeven acht negen',
    (ten, digit) => `${digit}en${ten}`,
  ],
  [
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    'uno due tre quattro cinque sei sette otto nove',
    (ten, digit) => (/^[ou]/.test(digit) ? ten.slice(0, -1) : ten) + digit,
  ],
  [
    'veint treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    'uno dos tres cuatro cinco seis siete ocho nueve',
    (ten, digit) => `${ten}i${digit}`,
  ],
];

function addWrittenAsOne(target: Map<string, number>): void {
  for (const [tens, digits, join] of WRITTEN_AS_ONE)
    for (const [i, ten] of tens.split(' ').entries())
      for (const [k, digit] of digits.split(' ').entries()) target.set(join(ten, digit), (i + 2) * 10 + k + 1);
}

function add(target: Map<string, number>, rows: readonly string[], step: number): void {
  for (const row of rows) {
    for (const [at, word] of row.split(' ').entries()) {
      if (word !== '-' && !target.has(word)) target.set(word, (at + 1) * step);
    }
  }
}

/** The value of a number word (English, Russian, Spanish, French, German and some Turkish, Arabic), or undefined. */
export function numberWordValue(token: string): number | undefined {
  return numberWords().get(token);
}

const ROMAN = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/;
/** Forty to eighty-nine, excluding the words "li", "liv" and "xl". */
const HIGHER_ROMAN = /^(?:xl(?:ix|iv|v?i{0,3})|lx{1,3}(?:ix|iv|v?i{0,3})|l(?:ix|vi{1,3}|iii))$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50 };

/**
 * The value of a well-formed lower-case Roman numeral: I to XXXIX, or higher with at least three letters. Undefined for
 * others, such as `iiii` and `vx`.
 */
export function romanValue(token: string): number | undefined {
  // Nearly all words begin with another letter, so no pattern is run for them.
  if (ROMAN_VALUES[token.charAt(0)] === undefined) return undefined;
  if (!ROMAN.test(token) && !(token.length > 2 && HIGHER_ROMAN.test(token))) return undefined;
  let total = 0;
  let previous = 0;
  for (const letter of [...token].reverse()) {
    const value = ROMAN_VALUES[letter] ?? 0;
    total += value < previous ? -value : value;
    previous = Math.max(previous, value);
  }
  return total;
}

const DIGITS = /^(?:no|nr)?(\d{1,9})(?:st|nd|rd|th|er|eme|e|o|a|y|i|ya|ti|go)?$/;

const isAsciiDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The value of a token in digits or as an ordinal (`44`, `1st`, `003`), or undefined. */
export function digitsValue(token: string): number | undefined {
  // The pattern needs a digit in first or third position, so it is only run if there is one.
  if (!isAsciiDigit(token.charCodeAt(0)) && !isAsciiDigit(token.charCodeAt(2))) return undefined;
  const digits = DIGITS.exec(token)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The value of a token in any notation: digits, ordinal, word. Roman numerals need two letters, except for `v` and `x`
 * if requested.
 */
export function numberValue(token: string, singleLetterRoman = false): number | undefined {
  const value = digitsValue(token) ?? numberWordValue(token);
  if (value !== undefined) return value;
  return token.length > 1 || singleLetterRoman ? romanValue(token) : undefined;
}

const AND = new Set(['and', 'y', 'e', 'et', 'und', 'i']);

/**
 * The number that a sequence of words begins with, and its length in words: "forty four", "treinta y cinco", "two
 * hundred and twelve". Undefined if the first word is not a number.
 */
export function spelledNumber(
  words: readonly string[],
): { readonly value: number; readonly words: number } | undefined {
  const first = numberWordValue(words[0] ?? '');
  if (first === undefined || first === 0 || first >= 1000) return undefined;
  let [value, used] = [first, 1];
  if (first < 10 && numberWordValue(words[1] ?? '') === 100) [value, used] = [first * 100, 2];
  // Numbers that may follow: after hundreds anything less, after tens a single digit.
  while (value % 10 === 0 && value >= 20) {
    const skip = AND.has(words[used] ?? '') ? 1 : 0;
    const next = numberWordValue(words[used + skip] ?? '');
    const room = value % 100 === 0 ? 100 : 10;
    if (next === undefined || next === 0 || next >= room) break;
    value += next;
    used += skip + 1;
  }
  return { value, words: used };
}
