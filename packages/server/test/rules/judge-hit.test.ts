import { RULE_EFFECTS, type RuleRow } from '@namesake/contract';
import { ENTITY_TYPES, EVIDENCE_FIELDS, REASON_CODES, VERDICTS } from '@namesake/engine/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type JudgedHit, judgeHit, type Rules } from '../../src/modules/rules/store/judge-hit.ts';

const HIT: JudgedHit = {
  entityType: 'person',
  priority: 'review',
  score: 78,
  nameScore: 88,
  matchedName: {},
  reasons: [{ code: 'name_close' }],
  evidence: { fields: [{ field: 'birthDate', verdict: 'conflict' }] },
  listings: ['list_a:7'],
};
const UNDER = { policy: 'default', held: new Set<string>() };
const rule = (...rows: readonly RuleRow[]): Rules => [{ name: 'test', version: 1, rows }];
const DISCOUNT: RuleRow = { when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' };
const effectOf = (rules: Rules, hit: Partial<JudgedHit> = {}, under = UNDER) =>
  judgeHit(rules, { ...HIT, ...hit }, under)?.effect;
const fieldsWith = (...fields: JudgedHit['evidence']['fields']) => ({ evidence: { fields } });

describe('a row', () => {
  it('is met where all of its conditions hold, and a field that was not compared is unknown', () => {
    const when = { fields: { birthDate: ['conflict'], country: ['unknown'] }, scoreBelow: 80, types: ['person'] };
    const rules = rule({ when, effect: 'lower' } as RuleRow);
    expect(effectOf(rules)).toBe('lower');
    expect(effectOf(rules, { score: 80 })).toBeUndefined();
    expect(effectOf(rules, { entityType: 'vessel' })).toBeUndefined();
    const agreeing = fieldsWith({ field: 'birthDate', verdict: 'conflict' }, { field: 'country', verdict: 'match' });
    expect(effectOf(rules, agreeing)).toBeUndefined();
  });

  it('about lists is met where every listing of the party is on them, about policies where one of them counts', () => {
    const ofList = rule({ when: { lists: ['list_a'] }, effect: 'route', queue: 'far' });
    expect(effectOf(ofList)).toBe('route');
    expect(effectOf(ofList, { listings: ['list_a:7', 'list_b:1'] })).toBeUndefined();
    const ofPolicy = rule({ when: { policies: ['retail'] }, effect: 'set_due', dueHours: 4 });
    expect(effectOf(ofPolicy)).toBeUndefined();
    expect(effectOf(ofPolicy, {}, { ...UNDER, policy: 'retail' })).toBe('set_due');
  });

  it('is the first of the first rule that is met', () => {
    const lower: RuleRow = { when: { nameScoreBelow: 90 }, effect: 'lower' };
    expect(effectOf([...rule(lower, DISCOUNT)])).toBe('lower');
    expect(effectOf([...rule(DISCOUNT), ...rule(lower)])).toBe('discount');
  });
});

describe('a discount', () => {
  const takes = (hit: Partial<JudgedHit>, under = UNDER) => effectOf(rule(DISCOUNT), hit, under) === 'discount';
  const CONFLICT = { field: 'birthDate', verdict: 'conflict' } as const;

  it('takes a party away whose every listing contradicts', () => {
    expect(takes({})).toBe(true);
    const both = { listings: ['list_a:7', 'list_b:1'] };
    const one = fieldsWith({ ...CONFLICT, conflictsWith: ['list_a:7'] });
    expect(takes({ ...both, ...one })).toBe(false);
    expect(takes({ ...both, ...fieldsWith({ ...CONFLICT, conflictsWith: ['list_a:7', 'list_b:1'] }) })).toBe(true);
  });

  it('leaves whom an address agrees with, or a text names beside others', () => {
    expect(takes(fieldsWith(CONFLICT, { field: 'address', verdict: 'match' }))).toBe(false);
    expect(takes({ reasons: [{ code: 'name_in_text' }] })).toBe(false);
  });

  it('leaves whom somebody decided, or proposed, to be more than a false positive', () => {
    expect(takes({}, { ...UNDER, held: new Set(['list_a:7']) })).toBe(false);
  });

  it('leaves a name that is as good as the same, unless the birth date or the type contradicts', () => {
    const byGender = rule({ when: { fields: { gender: ['conflict'] } }, effect: 'discount' });
    const gender = fieldsWith({ field: 'gender', verdict: 'conflict' });
    expect(effectOf(byGender, gender)).toBe('discount');
    expect(effectOf(byGender, { ...gender, nameScore: 95 })).toBeUndefined();
    expect(takes({ nameScore: 100 })).toBe(true);
  });
});

describe('whatever rules say', () => {
  const verdicts = fc.subarray([...VERDICTS], { minLength: 1 });
  const fields = fc.dictionary(fc.constantFrom(...EVIDENCE_FIELDS), verdicts);
  const when = fc.record(
    { fields, scoreBelow: fc.integer({ min: 0, max: 100 }), types: fc.subarray([...ENTITY_TYPES], { minLength: 1 }) },
    { requiredKeys: [] },
  );
  const rows = fc.array(fc.record({ when, effect: fc.constantFrom(...RULE_EFFECTS) }), { maxLength: 6 });
  const anyRules = rows.map((made) => rule(...(made as RuleRow[])));
  const anyHit: fc.Arbitrary<JudgedHit> = fc.record({
    entityType: fc.constantFrom(...ENTITY_TYPES),
    priority: fc.constantFrom('high', 'review'),
    score: fc.integer({ min: 0, max: 100 }),
    nameScore: fc.integer({ min: 0, max: 100 }),
    matchedName: fc.constantFrom({}, null),
    reasons: fc.array(fc.record({ code: fc.constantFrom(...REASON_CODES) }), { maxLength: 3 }),
    evidence: fc.record({
      fields: fc.uniqueArray(
        fc.record({ field: fc.constantFrom(...EVIDENCE_FIELDS), verdict: fc.constantFrom(...VERDICTS) }),
        { selector: ({ field }) => field },
      ),
    }),
    listings: fc.constantFrom(['list_a:7'], ['list_a:7', 'list_b:1']),
  });
  const isIdentified = ({ matchedName, reasons, evidence }: JudgedHit): boolean =>
    matchedName === null ||
    reasons.some(({ code }) => /^identifier|^bic|^iban/.test(code)) ||
    evidence.fields.some(({ field, verdict }) => field === 'identifier' && /match|close/.test(verdict));

  it('they neither discount nor lower whom an identifier names', () => {
    fc.assert(
      fc.property(anyRules, anyHit, (rules, hit) => {
        if (isIdentified(hit)) expect(['discount', 'lower']).not.toContain(judgeHit(rules, hit, UNDER)?.effect);
      }),
    );
  });

  it('they discount nobody of whom nothing contradicts', () => {
    fc.assert(
      fc.property(anyRules, anyHit, (rules, hit) => {
        const contradicts = hit.evidence.fields.some(({ verdict }) => verdict === 'conflict');
        if (!contradicts) expect(judgeHit(rules, hit, UNDER)?.effect).not.toBe('discount');
      }),
    );
  });
});
