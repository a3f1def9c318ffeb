import { COSTS } from '../knowledge/model/costs.ts';
import { ENGINE_VERSION } from '../knowledge/model/engine-version.ts';
import { FIELD_RULES } from '../knowledge/model/field-evidence.ts';
import { EFFECT_SCALE } from '../knowledge/model/finding-effect.ts';
import { FINDING_EFFECTS } from '../knowledge/model/finding-effects.gen.ts';
import { FINDINGS, type FindingRow, type NameFinding } from '../knowledge/model/findings.ts';
import { lexiconGroups, NUMBER } from '../knowledge/model/groups.ts';
import { loadModel, type Model } from '../knowledge/model/model.ts';
import type { Relation } from '../knowledge/model/relation.ts';
import { RULES } from '../knowledge/model/rules.ts';
import { rawOf } from '../knowledge/model/scale.ts';
import { ROLE, type Role } from '../normalise/roles/role.ts';
import { tokenWeight } from '../normalise/roles/token-weight.ts';
import type { Token } from '../normalise/text/token.ts';
import { INITIAL } from '../retrieve/lookup/word-matches.ts';
import { FEATURES } from '../score/fields/features.ts';
import { DEFAULT_POLICY, LEAST_THRESHOLD, NEAR_MISS_POINTS } from '../screen/default-policy.ts';
import { once } from '../types/once.ts';
import { type EvidenceField, TOKEN_METHODS, type TokenMethod, type Verdict } from '../types/result.ts';
import { STEEPNESS } from '../words/compare/relate.ts';
import {
  costExample,
  type FieldExample,
  fieldExamples,
  findingExample,
  methodExample,
  type ScoringExample,
} from './scoring-examples.ts';
import { COST_DOCS, ROLE_WORDS } from './scoring-words.ts';

/**
 * Every number behind the scores, with its reason and an example computed by the engine. In points unless a name says
 * otherwise.
 */
export type ScoringTable = {
  readonly engineVersion: string;
  readonly modelHash: string;
  readonly thresholds: {
    readonly policy: string;
    readonly result: number;
    readonly high: number;
    readonly least: number;
    readonly nearMissPoints: number;
    readonly limit: number;
  };
  /** Raw name scores (0–1) from which results are shown and are `high`. */
  readonly scale: readonly { readonly points: number; readonly raw: number }[];
  readonly costs: readonly {
    readonly name: string;
    readonly value: number;
    readonly doc: string;
    readonly example: ScoringExample | null;
  }[];
  /** How an effect in bits moves a score. */
  readonly effectScale: typeof EFFECT_SCALE;
  readonly findings: readonly (FindingRow & {
    readonly code: NameFinding;
    /** Effect in bits at `effectScale.at` bits of agreement, and its change per further bit. */
    readonly effect: number;
    readonly perBit: number;
    readonly example: ScoringExample | null;
  })[];
  readonly methods: readonly { readonly method: TokenMethod; readonly example: ScoringExample | null }[];
  readonly relations: readonly {
    readonly method: TokenMethod;
    readonly similarity: number;
    readonly groups: number;
  }[];
  /** Similarity lost at one full edit per letter. */
  readonly steepness: number;
  readonly roles: readonly { readonly role: string; readonly doc: string; readonly mostBits: number }[];
  /** Maximum bits of a short word, and of one Han character or Hangul syllable. */
  readonly shortWordBits: number;
  readonly syllableBits: number;
  readonly features: readonly {
    readonly field: EvidenceField;
    readonly doc: string;
    readonly points: Readonly<Partial<Record<Verdict, number>>>;
    readonly examples: readonly FieldExample[];
  }[];
  /** Maximum points that all fields except the identifier add together. */
  readonly mostUp: number;
  /** Limits that distinguish kinds of agreement, and rules for fields. */
  readonly rules: readonly { readonly name: string; readonly value: number; readonly doc: string }[];
};

/** The scoring table of this version; always the same object. */
export const scoringTable: () => ScoringTable = once(() => makeTable(loadModel()));

function makeTable(model: Model): ScoringTable {
  const { name, threshold, highFrom, limit } = DEFAULT_POLICY;
  return {
    engineVersion: ENGINE_VERSION,
    modelHash: model.hash,
    thresholds: {
      policy: name,
      result: threshold,
      high: highFrom,
      least: LEAST_THRESHOLD,
      nearMissPoints: NEAR_MISS_POINTS,
      limit,
    },
    scale: [threshold, highFrom].map((points) => ({ points, raw: round(rawOf(points), 1000) })),
    costs: keysOf(COSTS).map((cost) => ({
      name: cost,
      value: COSTS[cost],
      doc: COST_DOCS[cost],
      example: costExample(cost, model),
    })),
    effectScale: EFFECT_SCALE,
    findings: keysOf(FINDINGS).map((code) => {
      const [effect, perBit] = FINDING_EFFECTS[code];
      return { code, ...FINDINGS[code], effect, perBit, example: findingExample(code, model) };
    }),
    methods: TOKEN_METHODS.map((method) => ({ method, example: methodExample(method, model) })),
    relations: relations(),
    steepness: STEEPNESS,
    ...weights(model),
    features: FEATURES.map(({ field, doc, points }) => ({ field, doc, points, examples: fieldExamples(field, model) })),
    mostUp: FIELD_RULES.mostUp.value,
    rules: [...rulesOf(RULES), ...rulesOf(FIELD_RULES)],
  };
}

const rulesOf = (
  rules: Readonly<Record<string, { readonly value: number; readonly doc: string }>>,
): ScoringTable['rules'] => Object.entries(rules).map(([name, rule]) => ({ name, ...rule }));

function relations(): ScoringTable['relations'] {
  const found = new Map<string, ScoringTable['relations'][number]>();
  const add = ({ method, similarity }: Relation, groups: number): void => {
    const key = `${method} ${similarity}`;
    found.set(key, { method, similarity, groups: (found.get(key)?.groups ?? 0) + groups });
  };
  for (const { words, relation } of lexiconGroups()) if (words.length > 1) add(relation, 1);
  add(NUMBER, 0);
  add(INITIAL, 0);
  return [...found.values()].sort((a, b) => b.similarity - a.similarity || (a.method < b.method ? -1 : 1));
}

const BIT = 16;
const MAX_WEIGHT = 255;

function weights(shipped: Model): Pick<ScoringTable, 'roles' | 'shortWordBits' | 'syllableBits'> {
  const model: Model = { ...shipped, isKnown: () => true, weightOf: () => MAX_WEIGHT };
  const token: Token = { text: 'word', start: 0, end: 4, script: 'Latn', readings: [] };
  const bits = (role: Role, like: Partial<Token> = {}): number =>
    round(tokenWeight({ ...token, ...like }, role, model) / BIT, 100);
  const roles = keysOf(ROLE)
    .map((role) => ({ role, doc: ROLE_WORDS[role], mostBits: bits(ROLE[role]) }))
    .sort((a, b) => b.mostBits - a.mostBits || (a.role < b.role ? -1 : 1));
  return {
    roles,
    shortWordBits: bits(ROLE.name, { text: 'wo' }),
    syllableBits: bits(ROLE.name, { letter: '金' }),
  };
}

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

function keysOf<T extends object>(value: T): Extract<keyof T, string>[] {
  const isKey = (key: string): key is Extract<keyof T, string> => Object.hasOwn(value, key);
  return Object.keys(value).filter(isKey);
}
