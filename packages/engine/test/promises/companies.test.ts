import { describe, expect, it } from 'vitest';
import { codesOf, comparison } from '../builders/search.ts';

const company = (searched: string, listed: string) => comparison(searched, listed, 'organization');
const vessel = (searched: string, listed: string) => comparison(searched, listed, 'vessel');

describe('a legal form of another country is another legal person: a review, never high', () => {
  it.each([
    ['Quelmar Ferro S.r.l.', 'Quelmar Ferro Pte. Ltd.'],
    ['Quelmar Trade OOO', 'Quelmar Trade Ltda.'],
    ['Quelmar Trade TOO', 'Quelmar Trade GmbH'],
    ['Quelmar Pvt Ltd', 'Quelmar Pty Ltd'],
    ['Quelmar Handels AG', 'Quelmar Handels LLC'],
  ])('%s ~ %s', (searched, listed) => {
    const found = company(searched, listed);
    expect(found.nameScore).toBeGreaterThanOrEqual(75);
    expect(found.score).toBeLessThan(85);
    expect(codesOf(found)).toContain('possible_affiliate');
  });
});

describe('one legal form in its languages and renderings is no difference', () => {
  it.each([
    ['ООО Квелмар', 'Obshchestvo s ogranichennoy otvetstvennostyu Kvelmar'],
    ['OOO Kvelmar', 'TOV Kvelmar'],
    ['OOO Kvelmar', 'Limited Liability Company Kvelmar'],
    ['PrAT Kvelmar', 'ChAO Kvelmar'],
    ['Quelmar Aktiengeselschaft', 'Quelmar AG'],
    ['Quelmar Handels GmbH', 'Quelmar Handels Ltd'],
    ['Quelmar K.K.', 'Quelmar Co., Ltd.'],
    ['Quelmar A.Ş.', 'Quelmar Inc.'],
    ['Quelmar AG', 'Quelmar SA'],
    ['Quelmar Oy Ab', 'Quelmar Oy'],
    ['Quelmar Sp. z o.o. Sp. k.', 'Quelmar spolka z ograniczona odpowiedzialnoscia spolka komandytowa'],
  ])('%s ~ %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(85));
});

describe('another word in the name of a company is another company: never high, and said to be a possible affiliate', () => {
  it.each([
    ['Quelmar Grain Mining Ltd', 'Quelmar Grain Dredging Ltd'],
    ['Varn Pier Logistics LLC', 'Varn Peer Logistics LLC'],
    ['Dalvor Quelmar Estates', 'Dalvor Quelmars Estates'],
    ['Tolbrek Varnica S.p.A.', 'Tolbrek Ostrana S.p.A.'],
  ])('%s ~ %s', (searched, listed) => {
    const found = company(searched, listed);
    expect(found.score).toBeLessThan(85);
    expect(codesOf(found)).toContain('possible_affiliate');
  });

  it('and so with ships', () => {
    expect(codesOf(vessel('Quelmar Star', 'Quelmar Stars'))).toContain('possible_affiliate');
    expect(vessel('MV Zorvath Quelmar', 'MV Zorvath Quelmars').score).toBeLessThan(85);
  });

  it('while a slip in a word nobody knows is high', () =>
    expect(company('Quelmaar Tolbrekh Ltd', 'Quelmar Tolbrekh Ltd').score).toBeGreaterThanOrEqual(85));
});
