import { type FieldExample, type ScoringExample, type ScoringTable, scoringTable } from '../src/index.ts';
import { FIELD_RULES } from '../src/knowledge/model/field-evidence.ts';

/** The page docs/guide/scoring.md, made from the table that `GET /scoring` answers with. */
export function scoringPage(): string {
  const table = scoringTable();
  const parts = [
    nameScore(table),
    findings(table),
    likeness(table),
    weights(table),
    score(table),
    rules(table),
    hits(table),
  ];
  return `${parts.flat().join('\n')}\n`;
}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const example = (found: ScoringExample | null): string =>
  found === null ? '' : `${found.query} / ${found.listed}: ${found.nameScore}`;

function nameScore({ costs, scale }: ScoringTable): string[] {
  return [
    '# How a score comes about',
    '',
    '<!-- Made by `npm run docs:scoring` from the tables of the engine. Do not edit. -->',
    '',
    'Two numbers are told for each result. The **name score** says how well the names agree; it decides whether a party',
    'is a result. The **score** is the name score plus what the other evidence adds or takes; it decides the order and',
    'the priority. Both go from 0 to 100 in steps of 0.1. `GET /api/v1/scoring` answers with the tables of this page.',
    'Every example was computed by the engine: query / listed name: name score. All parties are invented.',
    '',
    '## Name score',
    '',
    'The words of the query and of one listed name are paired so that their agreement is worth most; every word is used',
    'once. Each word has a weight: how much agreement on it tells. Then, in weights:',
    '',
    '- **M**: agreement. Over all pairs, weight × likeness.',
    '- **d**: difference within pairs. Over all pairs, weight × (1 − likeness).',
    '- **s**: the smaller of the two unmatched sides; **B** = M + d + s.',
    '- **o**: what is left unmatched on the larger side.',
    '',
    '```text',
    'raw = (1 − β·d/B) × (1 − κβ·(s/B)^¾) × (1 − κγ·o/(B+o))',
    '```',
    '',
    'β is `contradiction`. γ is `extra` where the query has more words, `omitted` where the listed name has; then the loss',
    'is capped: between `omissionCapRare` and `omissionCapCommon`, by how much M is. κ is 1 or more: it grows by `chance`',
    `where little agrees. Points are laid over the raw score so that ${scale.map(({ raw, points }) => `${raw} is ${points}`).join(' and ')}.`,
    '',
    '| cost | value | meaning | example |',
    '| --- | --- | --- | --- |',
    ...costs.map(({ name, value, doc, example: found }) => row(`\`${name}\``, value, doc, example(found))),
    '',
    'Initials alone score 0.',
    '',
  ];
}

function findings({ findings: rows, effectScale, thresholds: { result } }: ScoringTable): string[] {
  const { at, least, most, room, leaves, leavesAt, reviewFrom } = effectScale;
  return [
    '### Findings',
    '',
    'Some agreement tells less than it seems. What was found of it takes bits of evidence: a bit halves the odds that the',
    `score stands for. Above ${result} a score is odds of x ÷ (1 + ${room} − x), with x from 0 at ${result} to 1 at 100; below, a finding`,
    `changes nothing. The table gives the effect at ${at} bits of agreement; each bit more or less, between ${least} and ${most}, changes it`,
    'by the next column, and it never adds. Effects are estimated from generated pairs (`npm run findings`), not chosen.',
    `A finding leaves ${leaves} of the points above ${result} at least where ${leavesAt} bits agree, and less where less does.`,
    'A finding for `review` keeps the priority at `review` under any policy, whatever the score, unless an identifier matches;',
    `its score is pressed together above ${reviewFrom}, so that it stays below \`high\`. One that changes the score only, and is not for`,
    'review, does not count beside a birth date that agrees to the day.',
    '',
    '| finding | bits | per bit | changes | priority | when | example |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ code, effect, perBit, applies, review, doc, example: found }) =>
      row(
        `\`${code}\``,
        points(effect),
        points(perBit),
        applies === 'name' ? 'name score' : 'score',
        review ? 'review' : 'by score',
        doc,
        found ? `${found.query} / ${found.listed}: ${found.score}` : '',
      ),
    ),
    '',
  ];
}

function likeness({ relations, methods, steepness }: ScoringTable): string[] {
  return [
    '## Likeness of two words',
    '',
    'Equal words are 1. Words of one group of the lexicon, numbers written differently, and initials:',
    '',
    '| method | likeness | groups |',
    '| --- | --- | --- |',
    ...relations.map(({ method, similarity, groups }) => row(`\`${method}\``, similarity, groups === 0 ? '–' : groups)),
    '',
    'Words spelled nearly alike (`edit`, or `phonetic` where the consonants are the same) are compared letter by letter.',
    'A letter costs 1, and less where slips or conventions are common: a vowel, a doubled letter, letters that conventions',
    'write for one sound, neighbours on the keyboard. The first letter costs a quarter more. The likeness is',
    `1 − ${steepness} × cost ÷ letters of the longer word. Two words that the model both knows are compared more strictly:`,
    'another word is not a slip.',
    '',
    '| method | example |',
    '| --- | --- |',
    ...methods.flatMap(({ method, example: found }) => (found === null ? [] : [row(`\`${method}\``, example(found))])),
    '',
  ];
}

function weights({ roles, shortWordBits, syllableBits }: ScoringTable): string[] {
  return [
    '## Weights of words',
    '',
    'A weight counts sixteenths of a bit: a word that one party in 1,024 bears tells about 11 bits. Rarity is frozen in',
    'the model and never follows the lists that happen to be loaded. What a word is limits its weight:',
    '',
    '| word | most, in bits |',
    '| --- | --- |',
    ...roles.map(({ doc, mostBits }) => row(doc, mostBits)),
    '',
    `A word of one or two letters weighs ${shortWordBits} bits at most, a Han character or Hangul syllable ${syllableBits}.`,
    '',
  ];
}

const points = (value: number | undefined): string =>
  value === undefined ? '0' : value > 0 ? `+${value}` : String(value).replace('-', '−');

const fieldExample = ({ submitted, listed, verdict, contribution, nameScore: from, score: to }: FieldExample): string =>
  `${submitted} / ${listed.join(', ')}: ${verdict}, ${points(contribution)} (${from} → ${to})`;

function score({ features, mostUp }: ScoringTable): string[] {
  return [
    '## Score',
    '',
    'In this order, each within 0 and 100, so that `evidence.waterfall` sums to the score:',
    '',
    '| field | match | close | conflict | what it says | example (name score → score) |',
    '| --- | --- | --- | --- | --- | --- |',
    ...features.map(({ field, points: by, doc, examples }) =>
      row(
        `\`${field}\``,
        points(by.match),
        points(by.close),
        points(by.conflict),
        doc,
        examples.map(fieldExample).join('; '),
      ),
    ),
    '',
    `Beside an identifier, all fields together add ${mostUp} at most. A birth date that agrees by its month adds`,
    `${FIELD_RULES.monthMatch.value}, by its year ${FIELD_RULES.yearMatch.value}; one that differs by less than ${FIELD_RULES.clearlyApart.value} years takes ${-FIELD_RULES.nearConflict.value}. What either side does not say is`,
    '`unknown`: 0 points. No field removes a result, and a country never takes.',
    '',
  ];
}

function rules({ rules: rows }: ScoringTable): string[] {
  return [
    '## Rules',
    '',
    'Numbers by which kinds of agreement are told apart. Likeness is 0 to 1.',
    '',
    '| rule | value | what it decides |',
    '| --- | --- | --- |',
    ...rows.map(({ name, value, doc }) => row(`\`${name}\``, value, doc)),
    '',
  ];
}

function hits({ thresholds, modelHash, engineVersion }: ScoringTable): string[] {
  const { result, high, least, nearMissPoints, limit } = thresholds;
  return [
    '## From score to result, under the default policy',
    '',
    `- A result has a name score of ${result} or more, or a matching identifier.`,
    `- Priority is \`high\` from a score of ${high}, or by identifier; else \`review\`. A weak name of a single word stays \`review\`.`,
    '- A name that OFAC marks weak does not make a result by itself; it is counted in `suppressed.weakAliasOnly`. Weak names',
    '  of other lists do.',
    '- Findings for review and conflicts of birth date, type or ship number keep the priority at `review` under any policy,',
    '  whatever the score, unless an identifier matches.',
    '- Two different valid IMO numbers are most often two ships: `review` under any policy, with the reason `imo_conflict`. What a',
    '  caller says of itself clears nobody.',
    '- Another branch of a listed bank (`bic_branch`) and an account with one (`iban_bank`) are results of priority `review`.',
    `- Names up to ${nearMissPoints} points below the threshold are near misses: counted, and listed with \`explain: "full"\`. A name that tells too little has none: thousands nearly have it.`,
    `- At most ${limit} results are shown; \`total\` and \`suppressed.overLimit\` count all.`,
    `- A request may ask for a threshold from ${least} up. Above ${result} the answer is \`restricted\`.`,
    '',
    'Results are ordered by score, then name score, then the number of agreeing fields, then how much the agreeing words',
    'tell, then by list and id: never by chance.',
    '',
    `Engine ${engineVersion}, model \`${modelHash}\`.`,
    '',
    'Change a number here by changing it in the engine: see [CONTRIBUTING](../../CONTRIBUTING.md#how-to-change-a-score).',
  ];
}
