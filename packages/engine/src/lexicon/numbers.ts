/** Number words by language, in order of value from one; `-` where a value has no word of its own. */
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
  'wahid ithnan thalatha arbaa khamsa sitta saba thamaniya tisa ashara',
];

const TENS: readonly string[] = [
  'ten twenty thirty forty fifty sixty seventy eighty ninety hundred',
  '- - - fourty - - - - - -',
  '- twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth',
  '- dvadtsat tridtsat sorok pyatdesyat shestdesyat semdesyat vosemdesyat devyanosto sto',
  '- veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
  '- vingt trente quarante cinquante soixante - - - cent',
  '- zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert',
];

/** Words that are common as other words or names: a number only where the other side has one too. */
export const AMBIGUOUS_NUMBER_WORDS: ReadonlySet<string> = new Set(
  'un on sto cent elf sem dix once one uno seconde segundo quinto octavo premier first acht alti saba tri dva bes uc sitta segunda primera'.split(
    ' ',
  ),
);

let words: Map<string, number> | undefined;

function numberWords(): ReadonlyMap<string, number> {
  if (words === undefined) {
    words = new Map();
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
  }
  return words;
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
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a well-formed Roman numeral from I to XXXIX in lower case, or undefined. `iiii` and `vx` are not. */
export function romanValue(token: string): number | undefined {
  if (!ROMAN.test(token)) return undefined;
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

/** The value of a token in digits or as an ordinal (`44`, `1st`, `003`), or undefined. */
export function digitsValue(token: string): number | undefined {
  const digits = DIGITS.exec(token)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The value of a token however it is written: digits, ordinal, word; Roman numerals only from two letters on, or `v` and `x` when asked. */
export function numberValue(token: string, singleLetterRoman = false): number | undefined {
  const value = digitsValue(token) ?? numberWordValue(token);
  if (value !== undefined) return value;
  return token.length > 1 || singleLetterRoman ? romanValue(token) : undefined;
}
