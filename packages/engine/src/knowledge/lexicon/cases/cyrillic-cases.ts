import { type Declension, declensionsOf } from './declension.ts';

/**
 * Endings of Russian, Ukrainian, Belarusian and Serbian names. Men's names have the same endings in the accusative as
 * in the genitive, except for those in -а and -я.
 */
const MEN: readonly string[] = [
  // Genitive, and accusative.
  'а:,о ла:ел,ло ра:ер,ор ора:ір ка:ек,ок ца:ец ця:ець,ц ва:ў ева:ів,їв ьва:ев я:й,ь, ья:ей ьа:ь ого:ый,ой,ий,ы его:ий,ей ього:ій ага:ы,і яга:і ы:а и:а,я і:а,я ї:я',
  'а:,о ла:ел,ло ра:ер,ор ора:ір ка:ек,ок ца:ец ця:ець,ц ва:ў ева:ів,їв ьва:ев я:й,ь, ья:ей ого:ый,ой,ий,ы его:ий,ей ього:ій ага:ы,і яга:і у:а ю:я',
  // Dative.
  'у:,о лу:ел,ло ру:ер,ор ору:ір ку:ек,ок цу:ец цю:ець,ц ву:ў еву:ів,їв ьву:ев ю:й,ь, ью:ей ові:,о лові:ел,ло рові:ер,ор еві:,ь єві:й,ь ому:ый,ой,ий,ы ему:ий,ей ьому:ій аму:ы,і яму:і е:а,я и:а,я і:а,я,ь ї:я',
  // Instrumental.
  'ом:,о ым:,ый,ой,ы им:,ий,ый,ой,і ем:,й,ь лом:ел,ло ром:ер,ор ором:ір ком:ек,ок вым:ў цем:ец,ець ём:й,ь євим:ів євом:ів єм:й,ь ьвом:ев ьем:ей ьём:ей їм:їй,ій ім:ій,і ам:,а цам:ец ой:а ою:а аю:а ай:а ей:я,а ею:я,а єю:я ёй:я яй:я яю:я',
  // Prepositional, and the Ukrainian locative, which also has the forms of the dative.
  'е:,й,ь,а,я,о ле:ел,ло ре:ер,ор ке:ек,ок це:ец ве:ў ьве:ев ье:ей ии:ий и:а,я, і:,ь,й,а,я,о ї:й,я у:,о ю:й,ь ові:,о еві:,ь єві:й,ь ом:ый,ой,ий ем:ий,ей ому:ый,ий ым:ы,і ім:ий,ій,і',
];
const WOMEN: readonly string[] = [
  'ы:а и:а,я,ь і:а,я,ь ии:ия ії:ія ї:я ой:а,ая ей:ая,яя,а ої:а,ая ьої:я ай:а,ая',
  'у:а ю:я ую:ая,а юю:яя ь:ь ью:ья',
  'е:а,я и:я,ь,а ии:ия ии:ья ы:а і:а,я,ь ії:ія ї:я ой:а,ая ей:ая,яя,а ій:а,я ай:а,ая зі:га ці:ка сі:ха',
  'ой:а,ая ою:а,ая ей:я,а,ая,яя ею:я,а,ая,яя єю:я ёй:я ёю:я ью:ь ой:а ай:а,ая аю:а,ая яй:я яю:я',
];

const CONSONANT = 'бвгґджзклмнпрстфхцчшщўњљћђџј';
const ENDINGS_OF_MEN = 'ь|о|а|я|ый|ой|ий|ій|ы|і';
const MAN = new RegExp(
  `[аеиоуыэюяєіїё].*(?:[${CONSONANT}])$|(?:[${CONSONANT}](?:${ENDINGS_OF_MEN})|[аеиоуыэюяєіїё][йя]|[ь'’ʼ]я)$`,
);
const WOMAN = new RegExp(`(?:[${CONSONANT}](?:а|я|ь|ая|яя)|[аеиоуыэюяєіїёь'’ʼ]я)$`);
/** Шойгу, Порошенко, Долгих; for women, also names that end in consonants. */
const UNDECLINED_MAN = /(?:[еиоуэюєіїы]|[иыі]х)$/;
const UNDECLINED_WOMAN = new RegExp(`[${CONSONANT}йеиоуэюєіїы]$`);

/** Cases of names in Cyrillic letters: all words of a name are in the same case. */
export const CYRILLIC_CASES: readonly Declension[] = [
  ...declensionsOf(MEN, MAN, UNDECLINED_MAN),
  ...declensionsOf(WOMEN, WOMAN, UNDECLINED_WOMAN),
];
