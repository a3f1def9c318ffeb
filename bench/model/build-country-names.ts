// Writes the names of all countries in the languages of the lists' countries: node bench/model/build-country-names.ts
import { writeFileSync } from 'node:fs';

/** Languages of the lists' countries and of payments. The names are CLDR's (Unicode licence), as Node ships them. */
const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk hu ro hr sl sq lt lv et tr az uz id ms vi sw so ru uk be bg sr mk kk ky tg ar fa ps ur ku he el hy ka am hi bn my th km lo zh zh-Hant ja ko'.split(
    ' ',
  );
const FILE = new URL('../../packages/engine/src/knowledge/lexicon/context/country-names.gen.ts', import.meta.url);
/** Characters between the words of a name. */
const SIGNS = /[\s().,&]+/g;
const WIDTH = 110;

const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const codes = letters.flatMap((a) => letters.map((b) => a + b));
const names = new Set<string>();
for (const language of LANGUAGES) {
  const shown = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  for (const code of codes) {
    const name = shown
      .of(code)
      ?.normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, '');
    const spelledOut = language === 'en' ? name?.replace(/\bst\./, 'saint').replace('&', 'and') : undefined;
    // "Cocos (Keeling) Islands" is looked up by its words.
    for (const words of [name, spelledOut].map((one) => one?.replaceAll(SIGNS, ' ').trim()))
      if (words !== undefined && /^[\p{L}\p{M}\s'’-]+$/u.test(words) && words.length > 2) names.add(words);
  }
}
const lines: string[] = [''];
for (const name of [...names].sort()) {
  const last = lines.at(-1) ?? '';
  if (last.length + name.length > WIDTH) lines.push(name);
  else lines[lines.length - 1] = last === '' ? name : `${last},${name}`;
}
writeFileSync(
  FILE,
  `// Made by \`node bench/model/build-country-names.ts\` from CLDR's names of countries (Unicode licence).\n\n/** Names of countries in small letters, as they are written. */\nexport const COUNTRY_NAMES = \`${lines.join(',\n')}\`;\n`,
);
