import { STEEPNESS } from '../src/forms/relate.ts';
import { COSTS } from '../src/model/costs.ts';
import { lexiconGroups, NUMBER } from '../src/model/groups.ts';
import { loadModel, type Model } from '../src/model/model.ts';
import type { Relation } from '../src/model/relation.ts';
import type { Token } from '../src/normalise/normalise-text.ts';
import { ROLE, type Role } from '../src/normalise/role.ts';
import { tokenWeight } from '../src/normalise/token-weight.ts';
import { INITIAL } from '../src/retrieve/query-plan.ts';
import { CLEARLY_APART_YEARS, FEATURES } from '../src/score/features.ts';
import { LIMITED_TENTHS } from '../src/score/limits.ts';
import { MOST_UP } from '../src/score/score-evidence.ts';
import { DEFAULT_POLICY, LEAST_THRESHOLD, NEAR_MISS_POINTS } from '../src/screen/default-policy.ts';

/** What each cost says, for people. A cost without a line here does not compile. */
const COST_DOCS: Readonly<Record<keyof typeof COSTS, string>> = {
  contradiction:
    'Share of the score lost on words that stand unmatched on both sides, or differ within a matched pair.',
  extra: 'Share lost on words that only the query has.',
  containedExtra: 'The same where the whole listed name, of several telling words, stands in the query.',
  outweighs: 'Times as much as what agrees that the rest of the query may weigh for that.',
  loneExtra: 'The same where the listed name is a single word.',
  chance:
    'Share by which what unmatched words cost grows where nothing agrees; it falls to none as agreement grows, since common names agree by chance.',
  beyondChance: 'Weight of agreement from which chance no longer counts for a person, in sixteenths of a bit.',
  beyondChanceOther: 'The same for companies, ships and all others.',
  common:
    'Weight of agreement under which a person is never high unless every word agrees closely, in sixteenths of a bit.',
  allLoose: 'Times that differences count where several words are paired and none closely.',
  loose: 'Similarity under which a pair is not close.',
  heavy: 'Weight from which a pair is looked at for that, in sixteenths of a bit.',
  omitted: 'Share lost on words that only the listed name has.',
  omissionCapRare: 'Most that omission costs when what agrees tells much.',
  omissionCapCommon: 'Most that omission costs when what agrees tells little.',
  tellsMuch: 'Weight of agreement from which it tells much, in sixteenths of a bit.',
  brokenWord:
    'Times its own weight that a character (Han, Hangul) counts as a difference too when what is left of the name without it is another name.',
  initialUnsaid: 'Share of a word that an initial leaves open.',
  syllablesTurned: 'Share lost when the characters of a given name (Han, Hangul) stand in another order.',
  filiationTurned: 'Share lost when both sides say whose child it is and the words around it stand in another order.',
};

const ROLE_WORDS: Readonly<Record<keyof typeof ROLE, string>> = {
  name: 'name',
  initial: 'initial',
  particle: 'particle (al, von, de)',
  filiation: 'filiation (bin, ibn, bint)',
  kunya: 'kunya (abu, umm)',
  servant: 'servant (abd, abdul)',
  honorific: 'title',
  legal: 'legal form',
  generic: 'business word',
  place: 'place',
  number: 'number',
  vessel: 'ship prefix',
  patronymic: 'patronymic',
  conjunction: 'conjunction',
};

const SIXTEENTHS = 16;
const MOST_WEIGHT = 255;

/** The page docs/guide/scoring.md, made from the tables that the engine computes with. */
export function scoringPage(): string {
  return `${[...nameScore(), ...likeness(), ...weights(), ...score(), ...hits()].join('\n')}\n`;
}

function nameScore(): string[] {
  return [
    '# How a score comes about',
    '',
    '<!-- Made by `npm run docs:scoring` from the tables of the engine. Do not edit. -->',
    '',
    'Two numbers are told for each result. The **name score** says how well the names agree; it decides whether a party',
    'is a result. The **score** is the name score plus what the other evidence adds or takes; it decides the order and',
    'the priority. Both go from 0 to 100 in steps of 0.1.',
    '',
    '## Name score',
    '',
    'The words of the query and of one listed name are paired so that their agreement is worth most; every word is used',
    'once. Each word has a weight: how much agreement on it tells. Then, in weights:',
    '',
    '- **M**: agreement. Over all pairs, weight × likeness.',
    '- **c**: contradiction. Over all pairs, weight × (1 − likeness), plus the smaller of the two unmatched sides.',
    '- **o**: what is left unmatched on the larger side.',
    '',
    '```text',
    'name score = 100 × (1 − β·c/(M+c)) × (1 − γ·o/(M+c+o))',
    '```',
    '',
    'β is `contradiction`. γ is `extra` where the query has more words, `omitted` where the listed name has.',
    'Where the listed name has more, the loss of the second factor is capped: between `omissionCapRare` and',
    '`omissionCapCommon`, by how much M is.',
    '',
    '| cost | value | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(COSTS).map(([name, value]) => `| \`${name}\` | ${value} | ${docOf(name)} |`),
    '',
    `Some agreement looks better than it is. It is kept at ${LIMITED_TENTHS / 10} at most, hence below \`high\`:`,
    '',
    '- `partial_name`: one telling word of a longer name, where the listed party is no organization. Only the name score is',
    '  kept; other evidence may lift the score.',
    '- `possible_affiliate`: all telling words agree, and place, activity or number differ, where the party is no person. Name',
    '  score and score are kept. Where only the kinds of legal form differ, the score is kept and not the name score. The',
    '  waterfall then has a step `affiliate`. A matching identifier lifts the limit on the score.',
    '',
    'Initials alone score 0.',
    '',
  ];
}

const docOf = (name: string): string => (isCost(name) ? COST_DOCS[name] : '');
const isCost = (name: string): name is keyof typeof COSTS => Object.hasOwn(COSTS, name);

function likeness(): string[] {
  const relations = new Map<string, Relation>();
  for (const { relation } of [...lexiconGroups(), { relation: NUMBER }, { relation: INITIAL }])
    relations.set(`${relation.method} ${relation.similarity}`, relation);
  const rows = [...relations.values()].sort((a, b) => b.similarity - a.similarity || (a.method < b.method ? -1 : 1));
  return [
    '## Likeness of two words',
    '',
    'Equal words are 1. Words of one group of the lexicon, numbers written differently, and initials:',
    '',
    '| method | likeness |',
    '| --- | --- |',
    ...rows.map(({ method, similarity }) => `| \`${method}\` | ${similarity} |`),
    '',
    'Words spelled nearly alike (`edit`, or `phonetic` where the consonants are the same) are compared letter by letter.',
    'A letter costs 1, and less where slips or conventions are common: a vowel, a doubled letter, letters that conventions',
    'write for one sound, neighbours on the keyboard. The first letter costs a quarter more. The likeness is',
    `1 − ${STEEPNESS} × cost ÷ letters of the longer word. Two words that the model both knows are compared more strictly:`,
    'another word is not a slip.',
    '',
  ];
}

function weights(): string[] {
  const model: Model = { ...loadModel(), isKnown: () => true, weightOf: () => MOST_WEIGHT };
  const token: Token = { text: 'word', start: 0, end: 4, script: 'Latn', readings: [] };
  const most = (role: Role, like: Partial<Token> = {}): number => tokenWeight({ ...token, ...like }, role, model);
  const short = inBits(most(ROLE.name, { text: 'wo' }));
  const syllable = inBits(most(ROLE.name, { script: 'Hani', end: 1 }));
  const rows = Object.entries(ROLE)
    .map(([name, role]) => ({ name, most: most(role) }))
    .sort((a, b) => b.most - a.most || (a.name < b.name ? -1 : 1));
  return [
    '## Weights of words',
    '',
    'A weight counts sixteenths of a bit: a word that one party in 1,024 bears tells about 11 bits. Rarity is frozen in',
    'the model and never follows the lists that happen to be loaded. What a word is limits its weight:',
    '',
    '| word | most, in bits |',
    '| --- | --- |',
    ...rows.map(({ name, most: weight }) => `| ${wordsOf(name)} | ${inBits(weight)} |`),
    '',
    `A word of one or two letters weighs ${short} bits at most, a Han character or Hangul syllable ${syllable}.`,
    '',
  ];
}

const inBits = (weight: number): number => Math.round((weight / SIXTEENTHS) * 100) / 100;
const wordsOf = (name: string): string => (isRole(name) ? ROLE_WORDS[name] : name);
const isRole = (name: string): name is keyof typeof ROLE => Object.hasOwn(ROLE, name);

function score(): string[] {
  const points = (value: number | undefined): string =>
    value === undefined ? '0' : value > 0 ? `+${value}` : String(value).replace('-', '−');
  return [
    '## Score',
    '',
    'In this order, each within 0 and 100, so that `evidence.waterfall` sums to the score:',
    '',
    '| field | match | close | conflict | what it says |',
    '| --- | --- | --- | --- | --- |',
    ...FEATURES.map(
      ({ field, points: by, doc }) =>
        `| \`${field}\` | ${points(by.match)} | ${points(by.close)} | ${points(by.conflict)} | ${doc} |`,
    ),
    '',
    `Beside an identifier, all fields together add ${MOST_UP} at most. A birth date less than ${CLEARLY_APART_YEARS} years`,
    'off takes half. What either side does not say is `unknown`: 0 points. No field removes a result, with one exception:',
    'two different valid IMO numbers (below).',
    '',
  ];
}

function hits(): string[] {
  const { threshold, highFrom, limit } = DEFAULT_POLICY;
  return [
    '## From score to result, under the default policy',
    '',
    `- A result has a name score of ${threshold} or more, or a matching identifier.`,
    `- Priority is \`high\` from a score of ${highFrom}, or by identifier; else \`review\`. A weak name of a single word stays \`review\`.`,
    '- A name that OFAC marks weak does not make a result by itself; it is counted in `suppressed.weakAliasOnly`. Weak names',
    '  of other lists do.',
    '- Two different valid IMO numbers are two ships: no result, counted in `suppressed.byConflict`.',
    `- Names up to ${NEAR_MISS_POINTS} points below the threshold are near misses: counted, and listed with \`explain: "full"\`.`,
    `- At most ${limit} results are shown; \`total\` and \`suppressed.overLimit\` count all.`,
    `- A request may ask for a threshold from ${LEAST_THRESHOLD} up. Above ${threshold} the answer is \`restricted\`.`,
    '',
    'Results are ordered by score, then name score, then the number of agreeing fields, then how much the agreeing words',
    'tell, then by list and id: never by chance.',
    '',
    'Change a number here by changing it in the engine: see [CONTRIBUTING](../../CONTRIBUTING.md#how-to-change-a-score).',
  ];
}
