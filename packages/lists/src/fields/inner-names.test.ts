import type { ListedName } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { withInnerNames } from './inner-names.ts';

const name = (value: string): ListedName => ({ value, kind: 'primary', quality: 'strong', script: 'Latn' });
const ofCompany = (value: string) =>
  withInnerNames([name(value)], false)
    .map((one) => one.value)
    .slice(1);
const ofPerson = (value: string) =>
  withInnerNames([name(value)], true)
    .map((one) => one.value)
    .slice(1);

describe('names inside a listed name', () => {
  it('are those of subordinate institutions, weak where they say a number and a kind only', () => {
    const whole = 'Quayside Group Second Academy. Subordinate Institution - Velmar Electronics';
    expect(ofCompany(whole)).toEqual(['Velmar Electronics']);
    const numbered = withInnerNames(
      [name('Quayside Group (QG 2). Subordinate Institution - 206th Research Institute')],
      false,
    );
    expect(numbered[1]).toMatchObject({ value: '206th Research Institute', quality: 'weak', kind: 'alias' });
  });

  it('are those before "including all units"', () => {
    expect(ofCompany('Quayside Works, including all units')).toEqual(['Quayside Works']);
    expect(ofCompany('Velmar Bank (VB) (including all branches) and subsidiaries')).toEqual(['Velmar Bank (VB)']);
    expect(ofCompany('Velmar Bank (including all branches and subsidiaries)')).toEqual(['Velmar Bank']);
  });

  it.each([
    ['Velmar Holdings a.k.a Velmar Quay', ['Velmar Holdings', 'Velmar Quay']],
    ['Velmar Institute, a.k.a., Quayside Institute.', ['Velmar Institute', 'Quayside Institute']],
    ['Velmar Trade, Inc. (a.k.a. VETCO, Inc.; Quay Supply)', ['Velmar Trade, Inc', 'VETCO, Inc', 'Quay Supply']],
    ['Velmar Institute [aka Quay Center]', ['Velmar Institute', 'Quay Center']],
    ['F.K.A. Velmar Office (VO)', ['Velmar Office (VO)']],
  ])('are those around "a.k.a.": %s', (value, expected) => {
    expect(ofCompany(value).map((one) => one.replace(/\.$/, ''))).toEqual(expected);
  });

  it('are former names behind "f.k.a."', () => {
    const [, outer, former] = withInnerNames([name('Velmar Gas, OOO (f.k.a., Quay Gas)')], false);
    expect([outer?.value, outer?.kind]).toEqual(['Velmar Gas, OOO', 'alias']);
    expect([former?.value, former?.kind]).toEqual(['Quay Gas', 'former']);
  });

  it('are those of a person, but none of one word', () => {
    expect(ofPerson('TESMOND (A.K.A. ORLO QUANDRETH) MORREL')).toEqual(['TESMOND MORREL', 'ORLO QUANDRETH']);
    expect(ofPerson('Tesmond Morrel (Morrell; a.k.a. TM17)')).toEqual(['Tesmond Morrel']);
    expect(ofPerson('Tesmond Orlovich MORREL/MORRELL')).toEqual([
      'Tesmond Orlovich MORREL',
      'Tesmond Orlovich MORRELL',
    ]);
    expect(ofPerson('Tesmon / Tesmond Orlovich Morrel')).toEqual(['Tesmond Orlovich Morrel']);
  });

  it('are those between strokes that stand apart, or that begin alike', () => {
    expect(ofCompany('Velmar Radio / Quayside Broadcasting Company')).toEqual([
      'Velmar Radio',
      'Quayside Broadcasting Company',
    ]);
    expect(ofCompany('VELMAR INSAAT MMC/VELMAR INSAAT LLC')).toEqual(['VELMAR INSAAT MMC', 'VELMAR INSAAT LLC']);
    expect(ofCompany('USQ Ltd; Quayside Unmanned Ltd')).toEqual(['USQ Ltd', 'Quayside Unmanned Ltd']);
  });

  it('are weak where they say what a party is, and not who', () => {
    const [, own, kind] = withInnerNames(
      [name('VELMAR MONEY LAUNDERING ORGANIZATION / DRUG TRAFFICKING ORGANIZATION')],
      false,
    );
    expect([own?.quality, kind?.quality]).toEqual(['strong', 'weak']);
  });

  it.each([
    'AKA INTEGRAL VELMAR, S. DE R.L.',
    'YK-AKA',
    'Front for the Conquest of Velmar/the Quay',
    'Velmar Machinery Import/Export Corporation',
    'Velmar/Quay/Morrel Revolutionary Front',
    'M/V Velmar 1',
    'Quay Machinery J/V Corporation',
    'Directorate of Velmar (GU/GRU)',
    'Irako ir Velmaro atšaka',
    'Organization Base/Country of Two Quays',
    'Velmar Radio/public radio of Quay',
  ])('are none in %s', (value) => {
    expect(ofCompany(value)).toEqual([]);
  });
});
