/**
 * Pronunciation of letter groups in one spelling convention, in an alphabet shared by all: `z` is sh or zh, `s` is s or
 * z, `c` is ch or ts, `j` as in Jamal, `q` is kh, `i` also the glide, `v` also w. Longer groups win. `/V` requires a
 * vowel after the group, `/F` e, i or y, `/C` no vowel, `$` the end of the word.
 */
const SHARED =
  'shch=zc zh=z kh=q gh=g ph=f th=t dh=d ts=c tz=c dzh=j y=i yi=i iy=i ii=i ee=i oo=u ou=u ck=k x=ks w=v z=s';

const HABITS: readonly string[] = [
  // English, as used by libraries, passports and newspapers: BGN, ALA-LC, Arabic in the press.
  `${SHARED} sh=z ch=c tch=c dj=j q=k qu=k c/F=s c=k aw/C=au ow/C=u`,
  // French, including the Maghreb and the Sahel: Djamel, Cheikh, Ouarghi, Jelvinski, Khokhriakine.
  `${SHARED} sh=z ch=z tch=c sch=z chtch=zc dj=j j=z ou/V=v gu/F=g qu=k q=k c/F=s c=k gn=ni e$= e/V=e`,
  // German: Schelwinski, Tschernow, Dschamal, Chalid, Zwetkow; with Dutch and Nordic sj: Tsjernov, Sjelvinski.
  `${SHARED} sjtsj=zc tsj=c sj=z zj=z dzj=j schtsch=zc tsch=c dsch=j sch=z sh=z ch=q z=c tz=c zz=c j=i ie=i q=k qu=k c=k`,
  // Polish, Czech, Croatian, Lithuanian, and scholarly Cyrillic, whose carons are folded away.
  `${SHARED} szcz=zc sz=z sh=z rz=z cz=c dz=s dj=j ch=q c=c j=i h=q q=k`,
  // Latvian and Lithuanian with their name endings: Kuznecovs, Tolbrechtas, Morozoviene.
  `${SHARED} sh=z sc=z c=c j=i h=q ch=q q=k jevs$=ev ovs$=ov evs$=ev ins$=in skis$=ski ckis$=cki ijs$=i ejs$=ei ajs$=ai ovas$=ov evas$=ev inas$=in skas$=ski oviene$=ova eviene$=eva iniene$=ina kovs$=kov`,
  // Turkish, Azerbaijani and Central Asian Latin: Cengiz, Xudoyberdi, Qanat, Jumagali, Djumagali.
  `${SHARED} sh=z ch=c c=j j=z dj=z dzh=z x=q q=k`,
  // Ukrainian and Belarusian forms of Russian names: Hryhorchuk, Halushko.
  `${SHARED} sh=z ch=c tch=c h=g q=k c=k`,
  // Belarusian pronunciation: Radzkou, Shautsou, Tsitova, Naumau for Radkov, Shevtsov, Titova, Naumov.
  `${SHARED} sh=z ch=c dzh=j dz=d ts/F=t ts=c h=g q=k c=k au/C=av eu/C=ev ou/C=ov`,
  // Persian, and Arabic in Libya and the Gulf: Gholam and Qolam, Belgassem and Bilqasim.
  `${SHARED} sh=z ch=c dj=j q=g c/F=s c=k aw/C=au ow/C=u`,
  // Indonesian before 1972, and Malay: Tjokro, Djojo, Soeharto, Ketjil and Kecil.
  `${SHARED} tj=c dj=j sj=z sy=z nj=ni j=i oe=u ch=q sh=z`,
  // Albanian and the spellings of its neighbours: Xhafer and Dzafer, Qosja, Gjergj.
  `${SHARED} xh=j gj=j dz=j q=c j=i sh=z ch=c c=c`,
  // Egyptian: Naggar, Gohari, Haggag.
  `${SHARED} sh=z ch=z dj=j g=j q=k c/F=s c=k aw/C=au ow/C=u`,
];

type Rule = { readonly group: string; readonly sound: string; readonly behind: string };
/** By UTF-16 unit of the first letter, longest group first. */
type Habit = readonly (readonly Rule[] | undefined)[];

const habits: readonly Habit[] = HABITS.map(habitOf);

function habitOf(source: string): Habit {
  const rules = new Map<string, Rule>();
  for (const entry of source.split(' ')) {
    const [left = '', sound = ''] = entry.split('=');
    const [, group = '', behind = ''] = /^([a-z]+)(\/[A-Z]|\$)?$/.exec(left) ?? [];
    rules.set(left, { group, sound, behind: behind.slice(-1) });
  }
  const order = (a: Rule, b: Rule) => b.group.length - a.group.length || b.behind.length - a.behind.length;
  return Array.from({ length: 128 }, (_, unit) => {
    const own = [...rules.values()].filter(({ group }) => group.charCodeAt(0) === unit);
    return own.length === 0 ? undefined : own.sort(order);
  });
}

const isBehind = (behind: string, next: string): boolean => {
  if (behind === '') return true;
  if (behind === '$') return next === '';
  if (behind === 'C') return next === '' || !'aeiouy'.includes(next);
  return next !== '' && (behind === 'F' ? 'eiy' : 'aeiouy').includes(next);
};

function ruleAt(rules: readonly Rule[] | undefined, text: string, at: number): Rule | undefined {
  if (rules === undefined) return undefined;
  for (const rule of rules) {
    const end = at + rule.group.length;
    if (text.startsWith(rule.group, at) && isBehind(rule.behind, text.charAt(end))) return rule;
  }
  return undefined;
}

function pronounce(habit: Habit, text: string): string {
  let sound = '';
  for (let at = 0; at < text.length; ) {
    const rule = ruleAt(habit[text.charCodeAt(at)], text, at);
    const piece = rule ? rule.sound : text.charAt(at);
    // A doubled letter counts once.
    sound += sound !== '' && piece.charAt(0) === sound.at(-1) ? piece.slice(1) : piece;
    at += rule?.group.length ?? 1;
  }
  return sound;
}

/** The pronunciation of a word in one spelling convention, and its consonants. */
export type Pronunciation = { readonly text: string; readonly consonants: string };

/** With fewer consonants too many words agree, so the vowels must agree as well, */
const FEWEST_CONSONANTS = 3;
/** in words of at least this many letters and consonants. */
const SHORTEST_ALIKE = 5;
const FEWEST_ALIKE = 2;
const NONE: readonly Pronunciation[] = [];
/** Words of these letters only: all conventions pronounce them alike. */
const PLAIN = /^(?!.*(?:ts|dz|oo|ou|ee|ii|[ae]u$|vs$|ins$|kis$|[vnk]as$|iene$))[abdefiklmnoprstuv]+$/;

/**
 * The distinct pronunciations of a romanised word in all spelling conventions: different spellings of one word share at
 * least one.
 */
export function pronunciationsOf(text: string): readonly Pronunciation[] {
  if (PLAIN.test(text)) {
    const one = pronunciationOf(text.replace(/(.)\1+/g, '$1'), text.length);
    return one ? [one] : NONE;
  }
  const found: Pronunciation[] = [];
  for (const habit of habits) {
    const sound = pronounce(habit, text);
    if (found.some((known) => known.text === sound)) continue;
    const one = pronunciationOf(sound, text.length);
    if (one) found.push(one);
  }
  return found;
}

/**
 * The consonants after the word's onset. If there are too few, all letters but h, after an `h`, which keeps them apart
 * from consonants only.
 * @param letters number of letters in the word as written
 */
function pronunciationOf(text: string, letters: number): Pronunciation | undefined {
  let consonants = '';
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    const sign = letter === 'z' ? 's' : letter === 'v' ? 'f' : letter;
    if (!'aeiouh'.includes(sign) && sign !== consonants.at(-1)) consonants += sign;
  }
  if (consonants.length < FEWEST_CONSONANTS) {
    if (consonants.length < FEWEST_ALIKE || letters < SHORTEST_ALIKE) return undefined;
    const spoken = text.replaceAll('h', '');
    return { text: spoken, consonants: `h${spoken}` };
  }
  return { text, consonants: ('aeiou'.includes(text.charAt(0)) ? 'a' : '') + consonants };
}
