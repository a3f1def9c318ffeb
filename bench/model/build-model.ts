// Generates packages/engine/src/knowledge/model/model.gen.ts: word frequencies and spelling variants in the lists.
// Usage: npm run model [-- --lists DIR]     (default ../shared/lists/current)
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { modelText } from '@namesake/engine/lexicon';
import { EVERYDAY_WORDS } from '../../packages/engine/src/knowledge/model/everyday.gen.ts';
import { countListWords, LEAST_PARTIES } from './count-list-words.ts';
import { learnedVariants } from './learned-variants.ts';
import { englishWords, vocabulary } from './vocabulary.ts';

const { values } = parseArgs({ options: { lists: { type: 'string', default: '../shared/lists/current' } } });
const BIT = 16;
const bits = (share: number): number => Math.min(255, Math.max(1, Math.round(BIT * (1 + Math.log2(1 / share)))));

const { listings, parties, aliasPairs } = await countListWords(values.lists);
const weights = new Map<string, number>();
for (const [word, n] of parties) weights.set(word, bits(n / listings));
for (const [word, share] of vocabulary()) weights.set(word, Math.min(weights.get(word) ?? 255, bits(share)));

const byWeight = new Map<number, string[]>();
for (const [word, weight] of weights) byWeight.set(weight, [...(byWeight.get(weight) ?? []), word]);
const lines = [...byWeight].sort(([a], [b]) => a - b).map(([weight, words]) => `${weight} ${words.sort().join(' ')}`);
const english = englishWords();
const variants = learnedVariants(aliasPairs, parties, (a, b) => english.has(a) && english.has(b));
const data = { unknownWeight: bits(2 / listings), weights: lines.join('\n'), variants: variants.join('\n') };
const parts = { ...data, everyday: EVERYDAY_WORDS };
const hash = createHash('sha256').update(modelText(parts)).digest('hex');
writeFileSync(
  new URL('../../packages/engine/src/knowledge/model/model.gen.ts', import.meta.url),
  `// Made by \`npm run model\` from ${listings} listings (words of at least ${LEAST_PARTIES} parties) and name and word lists; see docs/guide/model.md.
/** SHA-256 over what follows, the everyday words and the lexicon (see knowledge/lexicon/tables.ts). */
export const MODEL_HASH = 'sha256:${hash}';
/** Weight of a word the model has not seen, in sixteenths of a bit. */
export const UNKNOWN_WEIGHT = ${data.unknownWeight};
/** Lines of \`weight word word …\`, weights in sixteenths of a bit. */
export const MODEL_WEIGHTS = \`${data.weights}\`;
/** Lines of two spellings that the lists use for one another in names of one party. */
export const MODEL_VARIANTS = \`${data.variants}\`;
`,
);
process.stderr.write(
  `model: ${weights.size} words (${parties.size} of the lists'), ${variants.length} learned variants, from ${listings} listings, sha256:${hash.slice(0, 12)}…\n`,
);
