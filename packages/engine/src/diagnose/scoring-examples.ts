import type { COSTS } from '../knowledge/model/costs.ts';
import type { NameFinding } from '../knowledge/model/findings.ts';
import type { Model } from '../knowledge/model/model.ts';
import { type ComparedEntity, compare } from '../screen/compare.ts';
import { DEFAULT_POLICY } from '../screen/default-policy.ts';
import type { EntityType } from '../types/listing.ts';
import type { Query } from '../types/query.ts';
import type { EvidenceField, TokenMethod, Verdict } from '../types/result.ts';

/** Two invented parties as the engine compares them. */
export type ScoringExample = {
  readonly query: string;
  readonly listed: string;
  readonly nameScore: number;
  readonly score: number;
};

type Pair = readonly [query: string, listed: string, type: EntityType];

/** Invented pairs in which a cost applies; their scores are computed. */
const COST_PAIRS: Partial<Readonly<Record<keyof typeof COSTS, Pair>>> = {
  contradiction: ['Tobrian Vestrakov', 'Zelimir Vestrakov', 'person'],
  extra: ['Orlan Tobrian Vestrakov', 'Orlan Nokturel Vestrakov Quelban', 'person'],
  containedExtra: ['Orlan Vestrakov Nokturel', 'Orlan Vestrakov', 'person'],
  loneExtra: ['Nokturel Vestrakov', 'Vestrakov', 'vessel'],
  chance: ['Mohammed Ali', 'Mohammed Hasan', 'person'],
  allLoose: ['Orlon Vestrakof', 'Orlan Vestrakov', 'person'],
  shortSlip: ['Vesk LLC', 'Vosk LLC', 'organization'],
  beyondSlip: ['Tolbrix LLC', 'Talbreks LLC', 'organization'],
  omitted: ['Orlan Vestrakov', 'Orlan Nokturel Vestrakov', 'person'],
  omissionCapRare: ['Vestrakov', 'Orlan Nokturel Quelban Vestrakov', 'organization'],
  omissionCapCommon: ['Mohammed Ali', 'Mohammed Ali Hasan Nokturel Vestrakov', 'person'],
  beyondCap: ['Vestrakov', 'Orlan Nokturel Quelban Tolvane Vestrakov', 'person'],
  brokenWord: ['김철수', '김철민', 'person'],
  initialUnsaid: ['O. Vestrakov', 'Orlan Vestrakov', 'person'],
  syllablesTurned: ['김철수', '김수철', 'person'],
  filiationTurned: ['Orlan bin Tobrian', 'Tobrian bin Orlan', 'person'],
};

const FINDING_PAIRS: Readonly<Record<NameFinding, Pair | null>> = {
  cut_text: null,
  initials: ['NLA', 'Nokturel Liberation Army', 'organization'],
  near_name: ['Marina Vestrakov', 'Martina Vestrakov', 'person'],
  small_words: ['Orlan Vestrakov Jr.', 'Orlan Vestrakov Sr.', 'person'],
  other_syllable: ['Wang Weiming', 'Wang Weimin', 'person'],
  one_name: ['Vestrakov', 'Orlan Vestrakov', 'person'],
  other_name: ['Orlan Tobrian Nokturel Vestrakov', 'Orlan Zelimir Nokturel Vestrakov', 'person'],
  rough_part: ['Orlan Vestrapov', 'Orlan Nokturel Vestrakov', 'person'],
  more_names: ['Marta Rojas Tolbrecht', 'Marta Rojas', 'person'],
  more_middle: ['Marta Elina Tolbrecht', 'Marta Tolbrecht', 'person'],
  fewer_names: ['Marta Rojas', 'Marta Rojas Tolbrecht', 'person'],
  guess: ['Vestrak ov', 'Vestrakoff', 'vessel'],
  loose: ['Bill Rojas', 'William Rojas', 'person'],
  dialect: null,
  reading: ['김철수', 'Kim Chol Su', 'person'],
  other_number: ['Vestrakov Star 4', 'Vestrakov Star 7', 'vessel'],
  more_number: ['Vestrakov Star', 'Vestrakov Star 4', 'vessel'],
  other_trade: ['Vestrakov Nokturel Exports', 'Vestrakov Nokturel Imports', 'organization'],
  more_trade: ['Vestrakov Shipping Panama', 'Vestrakov Shipping', 'organization'],
  other_word: ['Vestrakov Nokturel Shipping', 'Vestrakov Tolbrix Shipping', 'organization'],
  more_words: ['Vestrakov Nokturel', 'Vestrakov Nokturel Tolbrix', 'organization'],
  like_words: ['Nokturel Pearl', 'Nokturel Pearls', 'vessel'],
  other_legal_form: ['Vestrakov Nokturel GmbH', 'Vestrakov Nokturel JSC', 'organization'],
  longer_name: null,
};

const METHOD_PAIRS: Readonly<Record<TokenMethod, Pair>> = {
  exact: ['Orlan Vestrakov', 'Orlan Vestrakov', 'person'],
  transliteration: ['Wladimir Vestrakov', 'Vladimir Vestrakov', 'person'],
  nickname: ['Bill Vestrakov', 'William Vestrakov', 'person'],
  phonetic: ['Orlan Vestrakhoff', 'Orlan Vestrakov', 'person'],
  edit: ['Orlan Vestrapov', 'Orlan Vestrakov', 'person'],
  initial: ['O. Vestrakov', 'Orlan Vestrakov', 'person'],
  joined: ['Orlan Vestra Kov', 'Orlan Vestrakov', 'person'],
  split: ['Orlan Vestrakov', 'Orlan Vestra Kov', 'person'],
  abbreviation: ['Vestrakov Grp', 'Vestrakov Group', 'organization'],
  number: ['Vestrakov 4', 'Vestrakov IV', 'vessel'],
  inflection: ['Вестракову Орлану', 'Orlan Vestrakov', 'person'],
};

type Attributes = { readonly query: Omit<Query, 'searchText'>; readonly listed: Omit<ComparedEntity, 'names'> };

/** Attributes that give a field each verdict that counts. */
const FIELD_ATTRIBUTES: Readonly<Record<EvidenceField, Partial<Readonly<Record<Verdict, Attributes>>>>> = {
  identifier: {
    match: { query: { identifiers: [{ value: 'K 8812 004' }] }, listed: { identifiers: [{ value: 'K8812004' }] } },
    close: {
      query: { identifiers: [{ type: 'bic', value: 'QUVKVAPV123' }] },
      listed: { identifiers: [{ type: 'bic', value: 'QUVKVAPV' }] },
    },
    conflict: {
      query: { identifiers: [{ type: 'imo', value: '9074729' }] },
      listed: { identifiers: [{ type: 'imo', value: '9123453' }] },
    },
  },
  birthDate: {
    match: { query: { birthDate: '1971-04-02' }, listed: { birthDates: ['1971-04-02'] } },
    close: { query: { birthDate: '1971-02-04' }, listed: { birthDates: ['1971-04-02'] } },
    conflict: { query: { birthDate: '1958' }, listed: { birthDates: ['1971-04-02'] } },
  },
  gender: { conflict: { query: { gender: 'female' }, listed: { gender: 'male' } } },
  country: { match: { query: { countries: ['TR'] }, listed: { countries: ['TR', 'DE'] } } },
  address: {
    match: {
      query: { addresses: ['Harbour Road 5, Port Vantal'] },
      listed: { addresses: ['5 Harbour Road, Port Vantal'] },
    },
  },
  type: { conflict: { query: { type: 'vessel' }, listed: { type: 'person' } } },
};

/** A name that agrees well but leaves room in both directions. */
const PARTLY: Pair = ['Orlan Vestrakov', 'Orlan Nokturel Vestrakov', 'person'];

function exampleOf([query, listed, type]: Pair, model: Model): ScoringExample {
  const { nameScore, score } = compare({ searchText: query }, { names: [listed], type }, DEFAULT_POLICY, model);
  return { query, listed, nameScore, score };
}

export function costExample(cost: keyof typeof COSTS, model: Model): ScoringExample | null {
  const pair = COST_PAIRS[cost];
  return pair ? exampleOf(pair, model) : null;
}

/** Null if names alone do not show it. */
export function findingExample(finding: NameFinding, model: Model): ScoringExample | null {
  const pair = FINDING_PAIRS[finding];
  return pair && exampleOf(pair, model);
}

/** Null if the engine matches the words of the pair by another method. */
export function methodExample(method: TokenMethod, model: Model): ScoringExample | null {
  const pair = METHOD_PAIRS[method];
  const [query, listed, type] = pair;
  const { evidence } = compare({ searchText: query }, { names: [listed], type }, DEFAULT_POLICY, model);
  return evidence.tokens.some((token) => token.method === method) ? exampleOf(pair, model) : null;
}

export type FieldExample = {
  readonly verdict: Verdict;
  readonly submitted: string | null;
  readonly listed: readonly string[];
  readonly contribution: number;
  readonly nameScore: number;
  readonly score: number;
};

/** What a field adds or subtracts for each verdict that counts, with names that partly agree. */
export function fieldExamples(field: EvidenceField, model: Model): FieldExample[] {
  const [searchText, name, type] = PARTLY;
  return Object.values(FIELD_ATTRIBUTES[field]).flatMap(({ query, listed }) => {
    const result = compare({ searchText, ...query }, { names: [name], type, ...listed }, DEFAULT_POLICY, model);
    const found = result.evidence.fields.find((one) => one.field === field);
    if (!found) return [];
    const { verdict, submitted, contribution } = found;
    const { nameScore, score } = result;
    return [{ verdict, submitted, listed: found.listed, contribution, nameScore, score }];
  });
}
