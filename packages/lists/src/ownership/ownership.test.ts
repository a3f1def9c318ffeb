import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOwnership } from './find-ownership.ts';
import { OWNERSHIP_RULES, type OwnershipRule, type OwnershipRuleId } from './rules.ts';
import { leastSharePpm, percentText, sharePpm } from './share.ts';
import { type Stake, stakeOfTie } from './stake.ts';

const rule = (id: OwnershipRuleId): OwnershipRule => {
  const found = OWNERSHIP_RULES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};

/** `X 50 A`: X owns 50 % of A. `X control A`; `X some A`: an unknown share. */
const stakes = (...lines: string[]): Stake[] =>
  lines.map((line) => {
    const [owner = '', hold = '', owned = ''] = line.split(' ');
    return { owner, owned, sharePpm: sharePpm(hold) ?? null, control: hold === 'control' };
  });

const find = (id: OwnershipRuleId, party: string, known: readonly Stake[], listed: readonly string[] = ['X']) =>
  findOwnership(party, known, new Set(listed), rule(id));

describe('OFAC’s rule, by the examples of its FAQ 401', () => {
  it.each([
    ['1: half of a half-owned company', ['X 50 A', 'A 50 B'], 'B', 'met', '50'],
    ['1: the company between', ['X 50 A', 'A 50 B'], 'A', 'met', '50'],
    ['2: two quarters through two half-owned companies', ['X 50 A', 'X 50 B', 'A 25 C', 'B 25 C'], 'C', 'met', '50'],
    ['3: directly and through a half-owned company', ['X 50 A', 'X 10 B', 'A 40 B'], 'B', 'met', '50'],
    [
      '4: a quarter through a company that is a quarter owned',
      ['X 50 A', 'X 25 B', 'A 25 C', 'B 25 C'],
      'C',
      'not_shown',
      '25',
    ],
    [
      '5: all of it through companies that are a quarter owned',
      ['X 25 A', 'X 25 B', 'A 50 C', 'B 50 C'],
      'C',
      'not_shown',
      '0',
    ],
  ] as const)('%s', (_, lines, party, verdict, counted) => {
    const finding = find('ofac', party, stakes(...lines));
    expect([finding.verdict, percentText(finding.countedPpm)]).toEqual([verdict, counted]);
  });

  it('adds the shares of blocked persons who have nothing to do with one another', () => {
    expect(find('ofac', 'A', stakes('X 25 A', 'Y 25 A'), ['X', 'Y']).verdict).toBe('met');
  });

  it('asks for ownership alone: control and "owned or controlled" show nothing', () => {
    expect(find('ofac', 'A', stakes('X control A', 'X 49.9999 A'))).toMatchObject({
      verdict: 'not_shown',
      ground: null,
    });
  });
});

describe('the EU’s rule', () => {
  it('is met by half, in the aggregate', () => {
    expect(find('eu', 'A', stakes('X 20 A', 'Y 30 A'), ['X', 'Y'])).toMatchObject({
      verdict: 'met',
      ground: 'ownership',
    });
  });

  it('is met by control, also of a company between', () => {
    expect(find('eu', 'A', stakes('X control A'))).toMatchObject({ verdict: 'met', ground: 'control', countedPpm: 0 });
    expect(find('eu', 'B', stakes('X control A', 'A 60 B'))).toMatchObject({ verdict: 'met', ground: 'ownership' });
  });
});

describe('the UK’s rule', () => {
  it('is not met by half, but by anything more', () => {
    expect(find('uk', 'A', stakes('X 50 A')).verdict).toBe('not_shown');
    expect(find('uk', 'A', stakes('X 50.0001 A')).verdict).toBe('met');
  });

  it('does not add the shares of several persons, but all that one person holds', () => {
    const two = stakes('X 40 A', 'Y 40 A');
    expect(find('uk', 'A', two, ['X', 'Y'])).toMatchObject({ verdict: 'not_shown', countedPpm: 400_000 });
    expect(find('uk', 'B', stakes('X 60 A', 'A 30 B', 'X 30 B')).verdict).toBe('met');
  });

  it('is met by control of one person', () => {
    expect(find('uk', 'A', stakes('Y 40 A', 'X control A'), ['X', 'Y'])).toMatchObject({
      verdict: 'met',
      ground: 'control',
    });
  });
});

describe('the chain', () => {
  it('holds the stakes that count, of the party first, up to the listed ones', () => {
    const { chain } = find('ofac', 'B', stakes('X 50 A', 'N 50 A', 'A 50 B', 'N 50 B', 'N 100 X'));
    expect(chain.map(({ owner, owned }) => `${owner}→${owned}`)).toEqual(['A→B', 'X→A']);
  });

  it('shows what counts also where it is too little', () => {
    expect(find('ofac', 'A', stakes('X 30 A')).chain).toHaveLength(1);
  });

  it('says of a listed party what others hold of it, never itself or what it owns', () => {
    expect(find('ofac', 'X', stakes('X 100 A', 'A 100 X')).verdict).toBe('not_shown');
    expect(find('ofac', 'X', stakes('Y 60 X'), ['X', 'Y']).verdict).toBe('met');
    expect(find('ofac', 'A', stakes('A 60 A', 'X 40 A')).verdict).toBe('not_shown');
  });

  it('counts one owner once, however many state it', () => {
    expect(find('ofac', 'A', stakes('X 30 A', 'X 30 A')).countedPpm).toBe(300_000);
  });

  it('counts an unknown share as nothing', () => {
    expect(find('eu', 'A', stakes('X some A'))).toMatchObject({ verdict: 'not_shown', countedPpm: 0, chain: [] });
  });
});

const PARTIES = ['X', 'Y', 'A', 'B', 'C', 'D', 'E'];
const stake = fc.record({
  owner: fc.constantFrom(...PARTIES),
  owned: fc.constantFrom(...PARTIES),
  sharePpm: fc.option(fc.constantFrom(100_000, 250_000, 400_000, 499_999, 500_000, 500_001, 1_000_000)),
  control: fc.boolean(),
});
const anyRule = fc.constantFrom(...OWNERSHIP_RULES);

describe('every rule, over any stakes, circles too', () => {
  it('is never unmet by a further stake or a further listed party', () => {
    fc.assert(
      fc.property(
        fc.array(stake, { maxLength: 14 }),
        stake,
        fc.subarray(PARTIES),
        anyRule,
        (known, more, listed, rules) => {
          const few = findOwnership('C', known, new Set(listed), rules);
          const many = findOwnership('C', [...known, more], new Set([...listed, more.owner]), rules);
          if (few.verdict === 'met') expect(many.verdict).toBe('met');
          expect(many.countedPpm >= few.countedPpm || many.verdict === 'met').toBe(true);
        },
      ),
    );
  });

  it('has a chain that leads from the party to listed parties, without circles', () => {
    fc.assert(
      fc.property(fc.array(stake, { maxLength: 14 }), fc.subarray(PARTIES), anyRule, (known, listed, rules) => {
        const { chain, verdict } = findOwnership('C', known, new Set(listed), rules);
        if (verdict === 'met') expect(chain.length).toBeGreaterThan(0);
        const above = (party: string, below: readonly string[]): void => {
          expect(below).not.toContain(party);
          const owners = chain.filter(({ owned }) => owned === party);
          if (owners.length === 0 && party !== 'C') expect(listed).toContain(party);
          for (const { owner } of owners) above(owner, [...below, party]);
        };
        above('C', []);
      }),
    );
  });

  it('shows nothing without a listed party, and nothing by stakes of others', () => {
    fc.assert(
      fc.property(fc.array(stake, { maxLength: 14 }), anyRule, (known, rules) => {
        expect(findOwnership('C', known, new Set(), rules).verdict).toBe('not_shown');
      }),
    );
  });

  it('does not depend on the order of the stakes', () => {
    fc.assert(
      fc.property(fc.array(stake, { maxLength: 14 }), fc.subarray(PARTIES), anyRule, (known, listed, rules) => {
        const [one, other] = [known, known.toReversed()].map((all) => findOwnership('C', all, new Set(listed), rules));
        expect([one?.verdict, one?.ground, one?.countedPpm]).toEqual([
          other?.verdict,
          other?.ground,
          other?.countedPpm,
        ]);
      }),
    );
  });
});

describe('what a tie says of ownership', () => {
  it.each(['linked', 'family', 'associate', 'acting_for', 'leads', 'supports', 'owner_or_operator', 'other'] as const)(
    '%s is none',
    (role) => expect(stakeOfTie({ role, former: false })).toBeUndefined(),
  );

  it('what is over is none', () => {
    expect(stakeOfTie({ role: 'owned_by', former: true })).toBeUndefined();
    expect(stakeOfTie({ role: 'owns_or_controls', former: false })).toEqual({ isOwner: true, control: true });
  });
});

describe('a share', () => {
  it.each([
    ['50', 500_000],
    ['33.3333', 333_333],
    ['25,5 %', 255_000],
    ['100.00000', 1_000_000],
    ['0.0001', 1],
  ])('reads %s', (text, ppm) => expect(sharePpm(text)).toBe(ppm));

  it.each(['', '0', '101', '100.0001', '-5', '49.99999', '1e2', 'half', '50%%'])('does not read "%s"', (text) => {
    expect(sharePpm(text)).toBeUndefined();
  });

  it('is written as it was read', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (ppm) => sharePpm(percentText(ppm)) === ppm));
  });
});

describe('what a publisher says of a share', () => {
  it.each([
    ['33.3333', 333_333],
    ['>50', 500_001],
    ['> 50 %', 500_001],
    ['more than 25% but not more than 50%', 250_001],
    ['≥50%', 500_000],
    ['>=50', 500_000],
    ['at least 75 %', 750_000],
    ['50+', 500_000],
    ['25-50', 250_000],
    ['25 – 50 %', 250_000],
    ['ownership-of-shares-75-to-100-percent', 750_000],
  ])('decides by the least that it says: %s', (text, ppm) => expect(leastSharePpm(text)).toBe(ppm));

  it.each(['', '<25', 'up to 50', '0-25', '>100', 'majority', 'less than 50 %'])('decides nothing: %s', (text) => {
    expect(leastSharePpm(text)).toBeUndefined();
  });
});
