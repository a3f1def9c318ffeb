// Makes packages/engine/src/model/model.gen.ts: how rare each word of a party's name is.
// Usage: npm run model [-- --lists DIR]     (default ../shared/lists/current)
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Listing, normaliseText } from '@namesake/engine';
import { FAMILY_NAMES, GIVEN_NAMES, modelText, NAME_GROUPS, NAME_VARIANTS } from '@namesake/engine/lexicon';
import { readListsDir } from '@namesake/lists';

const { values } = parseArgs({ options: { lists: { type: 'string', default: '../shared/lists/current' } } });

/** A word is committed only when at least this many parties bear it: an aggregate, never a name. */
const LEAST_PARTIES = 3;
const BIT = 16;
/** Listings among which a common given or family name of the world is taken to occur at least this often. */
const COMMON_GIVEN = 1 / 400;
const COMMON_FAMILY = 1 / 500;

const parties = new Map<string, number>();
let listings = 0;
const count = (listing: Listing) => {
  listings++;
  const words = new Set<string>();
  for (const name of listing.names) for (const token of normaliseText(name.value).tokens) words.add(token.text);
  for (const word of words) parties.set(word, (parties.get(word) ?? 0) + 1);
};
await readListsDir(values.lists, { onListing: count, onProgress: () => undefined });

const bits = (share: number): number => Math.min(255, Math.max(1, Math.round(BIT * (1 + Math.log2(1 / share)))));
const weights = new Map<string, number>();
for (const [word, n] of parties)
  if (n >= LEAST_PARTIES && /^[a-z0-9]+$/.test(word)) weights.set(word, bits(n / listings));
const floor = (words: Iterable<string>, share: number) => {
  for (const word of words)
    if (/^[a-z0-9]+$/.test(word)) weights.set(word, Math.min(weights.get(word) ?? 255, bits(share)));
};
floor(GIVEN_NAMES, COMMON_GIVEN);
floor(
  NAME_GROUPS.flatMap(({ names }) => names),
  COMMON_GIVEN,
);
floor(NAME_VARIANTS.flat(), COMMON_GIVEN);
floor(
  [...FAMILY_NAMES].flatMap((name) => name.split(' ')),
  COMMON_FAMILY,
);

const byWeight = new Map<number, string[]>();
for (const [word, weight] of weights) byWeight.set(weight, [...(byWeight.get(weight) ?? []), word]);
const lines = [...byWeight].sort(([a], [b]) => a - b).map(([weight, words]) => `${weight} ${words.sort().join(' ')}`);
const data = lines.join('\n');
const unknown = bits(2 / listings);
const hash = createHash('sha256').update(modelText(unknown, data)).digest('hex');
writeFileSync(
  new URL('../../packages/engine/src/model/model.gen.ts', import.meta.url),
  `// Made by \`npm run model\` from ${listings} listings: words borne by at least ${LEAST_PARTIES} parties, by weight. Not to be edited.
/** SHA-256 over the unknown word's weight, the table and the lexicon (see lexicon/tables.ts). */
export const MODEL_HASH = 'sha256:${hash}';
/** Weight of a word the model has not seen, in sixteenths of a bit. */
export const UNKNOWN_WEIGHT = ${unknown};
/** Lines of \`weight word word …\`, weights in sixteenths of a bit. */
export const MODEL_WEIGHTS = \`${data}\`;
`,
);
process.stderr.write(
  `model: ${weights.size} words from ${listings} listings, ${data.length} bytes, sha256:${hash.slice(0, 12)}…\n`,
);
