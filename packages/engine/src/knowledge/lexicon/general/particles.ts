/** Function of a small word in a name. */
export type ParticleKind = 'article' | 'filiation' | 'kunya' | 'servant' | 'nobiliary' | 'conjunction' | 'saint';

/** `servant of`, with or without the article, and as pronounced before sun letters. */
const SERVANT_OF =
  'abd abdul abdel abdal abdol abdu abdoul abdil abdool abdur abdir abder abdus abdes abdush abduch abdun';

const BY_KIND: Readonly<Record<ParticleKind, string>> = {
  // Arabic al- with its assimilated forms, and articles in European names and organisations' names.
  article: 'al el ul il ol ad ar as ash at ath adh an az aal the',
  filiation:
    'bin ben ibn bint binti binte binta ibnat bn b ould wuld ouled oulad weld walad wald mint mac mc ap ab fitz ogly oglu ogli oghlu oghli ugli uulu uly kyzy kizi gyzy gizi qizi qyzy ait nic ni ua zade zadeh',
  kunya: 'abu abou abi aba abo abul aboul abol umm um oum om bu bou boul dhu dhul zul zu akhu',
  servant: SERVANT_OF,
  nobiliary:
    'von van der den de del della dello delle dei degli di da do dos das du des la le los las lo les ter ten te tot zu zum zur vom vander vanden vande dela dal dalla af av opt op t d l',
  conjunction: 'y e i and und et en ve va wa u och og oraz ja kai bei',
  saint: 'san santa santo sao saint st ste sainte sankt sviatoi sveti agios agia mar',
};

const kinds = new Map<string, ParticleKind>();
for (const [kind, words] of Object.entries(BY_KIND)) {
  for (const word of words.split(' ')) if (isKind(kind) && !kinds.has(word)) kinds.set(word, kind);
}

function isKind(kind: string): kind is ParticleKind {
  return kind in BY_KIND;
}

/** Words that link the words of an organisation's name without identifying it. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'of for the with from by in on at to und der die das et des du y e i pour por para per fur im zum zur auf a an imeni imena'.split(
    ' ',
  ),
);

/** "of" in the name of an organisation: what is behind it belongs to the name before it ("National Bank of …"). */
export const OF_WORDS: readonly string[] = 'of de du des del der di do da'.split(' ');

/** Small words of names, romanised, with the function of each. */
export const PARTICLES: ReadonlyMap<string, ParticleKind> = kinds;

/** The function of a particle, or undefined for other words. */
export function particleKind(token: string): ParticleKind | undefined {
  return PARTICLES.get(token);
}

/** Interchangeable forms of the Arabic article, on its own or assimilated before sun letters. */
export const ARABIC_ARTICLES: ReadonlySet<string> = new Set(
  'al el ul il ol ad ar as ash at ath adh an az aal'.split(' '),
);

/** Interchangeable forms of `servant of`. */
export const SERVANT_FORMS: readonly string[] = SERVANT_OF.split(' ');

/**
 * `son of` and `daughter of` in Arabic names. Forms in one row are interchangeable; different rows contradict each
 * other.
 */
export const FILIATION_GROUPS: readonly (readonly string[])[] = [
  ['bin', 'ben', 'ibn', 'bn', 'b', 'ould', 'wuld', 'weld', 'ouled', 'oulad', 'walad', 'wald'],
  ['bint', 'binti', 'binte', 'binta', 'ibnat', 'mint'],
  ['abu', 'abou', 'abi', 'aba', 'abo', 'bu', 'bou', 'abul', 'aboul', 'abol', 'boul'],
  ['umm', 'um', 'oum', 'om'],
  ['ogly', 'oglu', 'ogli', 'oghlu', 'oghli', 'ugli', 'uulu', 'uly'],
  ['kyzy', 'kizi', 'gyzy', 'gizi', 'qizi', 'qyzy'],
  ['mac', 'mc'],
];

/** `son of` and `daughter of` before the parent's name. */
const CHILD_OF: ReadonlySet<string> = new Set(FILIATION_GROUPS.slice(0, 2).flat());

/** Whether a word tells that the name after it is a parent's: "bin", "bint". */
export const isChildOf = (word: string): boolean => CHILD_OF.has(word);
