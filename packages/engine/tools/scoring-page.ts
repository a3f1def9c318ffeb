import { type FieldExample, type ScoringExample, type ScoringTable, scoringTable } from '../src/index.ts';
import { FIELD_RULES } from '../src/knowledge/model/field-evidence.ts';

/** The page docs/guide/scoring.md, from the table that `GET /scoring` returns. */
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
    '# How scores are computed',
    '',
    '<!-- Made by `npm run docs:scoring` from the tables of the engine. Do not edit. -->',
    '',
    'Each result has two numbers. The **name score** says how well the names agree; it decides whether a party',
    'is a result. The **score** is the name score plus or minus the other evidence; it decides the order and',
    'the priority. Both go from 0 to 100 in steps of 0.1. `GET /api/v1/scoring` answers with the tables of this page.',
    'Every example was computed by the engine: query / listed name: name score. All parties are invented.',
    '',
    '## Name score',
    '',
    'The words of the query and of one listed name are paired so that their agreement is worth most; every word is used',
    'once. The weight of a word says how strong agreement on it is as evidence. In weights:',
    '',
    '- **M**: agreement. Over all pairs, weight × similarity.',
    '- **d**: difference within pairs. Over all pairs, weight × (1 − similarity).',
    '- **s**: the smaller of the two unmatched sides; **B** = M + d + s.',
    '- **o**: the unmatched rest of the larger side.',
    '',
    '```text',
    'raw = (1 − β·d/B) × (1 − κβ·(s/B)^¾) × (1 − κγ·o/(B+o))',
    '```',
    '',
    'β is `contradiction`. γ is `extra` if the query has more words, `omitted` if the listed name has; the loss is then',
    'capped between `omissionCapRare` and `omissionCapCommon`, depending on M. κ is 1 or more: it grows by `chance`',
    `if little agrees. Points are scaled so that a raw score of ${scale.map(({ raw, points }) => `${raw} is ${points}`).join(' and ')}.`,
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
    'Some agreement is weaker evidence than it looks. A finding subtracts bits of evidence: each halves the odds that the',
    `score represents. Above ${result} a score is odds of x ÷ (1 + ${room} − x), with x from 0 at ${result} to 1 at 100; below, a finding`,
    `changes nothing. The table gives the effect at ${at} bits of agreement; each bit more or less, between ${least} and ${most}, changes it`,
    'by the next column, and it never adds. Effects are estimated from generated pairs (`npm run findings`), not chosen.',
    `A finding leaves at least ${leaves} of the points above ${result} if ${leavesAt} bits agree, and less if fewer agree.`,
    'A finding for `review` keeps the priority at `review` under any policy, regardless of the score, unless an identifier matches;',
    `its score is compressed above ${reviewFrom}, so that it stays below \`high\`. One that changes the score only, and is not for`,
    'review, does not count if the birth date agrees to the day.',
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
    '## Similarity of two words',
    '',
    'Equal words are 1. Words of one group of the lexicon, numbers written differently, and initials:',
    '',
    '| method | similarity | groups |',
    '| --- | --- | --- |',
    ...relations.map(({ method, similarity, groups }) => row(`\`${method}\``, similarity, groups === 0 ? '–' : groups)),
    '',
    'Words of similar spelling (`edit`, or `phonetic` if the consonants are the same) are compared letter by letter.',
    'A letter costs 1, and less if slips or conventions are common: a vowel, a doubled letter, letters that conventions',
    'write for one sound, neighbours on the keyboard. The first letter costs a quarter more. The similarity is',
    `1 − ${steepness} × cost ÷ letters of the longer word. Two words that the model both knows are compared more strictly:`,
    'a different word is not a slip.',
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
    'A weight counts sixteenths of a bit: a word of one party in 1,024 has about 11 bits. Rarity is frozen in',
    'the model and does not depend on the loaded lists. The role of a word limits its weight:',
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
    'In this order, each step within 0 and 100, so that `evidence.waterfall` sums to the score:',
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
    `All fields except the identifier together add at most ${mostUp}. A birth date that agrees by its month adds`,
    `${FIELD_RULES.monthMatch.value}, by its year ${FIELD_RULES.yearMatch.value}; one that differs by less than ${FIELD_RULES.clearlyApart.value} years subtracts ${-FIELD_RULES.nearConflict.value}. A value that either side lacks is`,
    '`unknown`: 0 points. No field removes a result, and a country never subtracts.',
    '',
  ];
}

function rules({ rules: rows }: ScoringTable): string[] {
  return [
    '## Rules',
    '',
    'Limits that distinguish kinds of agreement. Similarity is 0 to 1.',
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
    '- What agrees may say little: the only telling word of a company or ship that is spelled otherwise, words of business,',
    '  and inside a text a few letters, a place, or one word that is not as listed. Such a result is `review` whatever its',
    '  score, with the reason `says_little`.',
    '- A name that OFAC marks weak does not make a result on its own; it is counted in `suppressed.weakAliasOnlyCount`. Weak names',
    '  of other lists do.',
    '- A party that is listed for nothing but political exposure is `review`, unless an identifier matches (reason',
    '  `effect_for_review`). It takes a full name, and no fact of the listing against it. A policy may have other rules for it,',
    '  and for export control and debarment.',
    '- Facts are compared with every listing of a party: [searching](searching.md#parties-of-several-listings).',
    '- Findings for review and conflicts of birth date, type or ship number keep the priority at `review` under any policy,',
    '  regardless of the score, unless an identifier matches.',
    '- Two different valid IMO numbers are most often two ships: `review` under any policy, with the reason `imo_conflict`. A',
    '  caller cannot clear itself.',
    '- A number that a list has in prose, or beside others in one field, counts as any other from nine digits on, or with the check digits of an LEI. A shorter one is a result of priority `review` (`identifier_in_prose`), where it is submitted as an identifier, alone, or behind a label; one that may be a day not alone.',
    '- E-mail addresses, telephone numbers, websites and social accounts that a list prints are identifiers.',
    '- An identifier that differs by O for 0, leading zeros or case, or that may be a word (`identifier_close`), is a result of priority `review`.',
    '- Another branch of a listed bank (`bic_branch`) and an account with one (`iban_bank`) are results of priority `review`.',
    `- Names up to ${nearMissPoints} points below the threshold are near misses: counted, and listed with \`explain: "full"\`. A name that is too common has none: thousands nearly match it.`,
    `- At most ${limit} results are shown; \`total\` and \`suppressed.overLimitCount\` count all.`,
    `- A request may set a threshold from ${least}. Above ${result} the answer is \`restricted\`.`,
    '',
    'Results are ordered by score, then name score, then the number of agreeing fields, then the weight of the agreeing',
    'words, then list and id: never by chance.',
    '',
    `Engine ${engineVersion}, model \`${modelHash}\`.`,
    '',
    'Change a number here by changing it in the engine: see [CONTRIBUTING](../../CONTRIBUTING.md#how-to-change-a-score).',
  ];
}
