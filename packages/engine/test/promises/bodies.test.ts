import { describe, expect, it } from 'vitest';
import { company, party } from '../builders/party.ts';
import { codesOf, comparison, search } from '../builders/search.ts';

const body = (searched: string, listed: string) => comparison(searched, listed, 'organization');

describe('a well-known body is found by its letters and by its name in another language', () => {
  it.each([
    ['LTTE', 'Liberation Tigers of Tamil Eelam'],
    ['L.T.T.E.', 'Liberation Tigers of Tamil Eelam'],
    ['Liberation Tigers of Tamil Eelam', 'LTTE'],
    ['Partido de los Trabajadores del Kurdistán', 'Kurdistan Workers’ Party'],
    ['Islamic Republic of Iran Shipping Lines', 'IRISL Group'],
    ['Sepah-e Pasdaran', 'Islamic Revolutionary Guard Corps'],
    ['исламское государство', 'Daesh'],
  ])('%s ~ %s', (searched, listed) => expect(body(searched, listed).score).toBeGreaterThanOrEqual(85));
});

describe('a word that is a body’s name by itself is that word, and no translation of it', () => {
  it.each([
    ['Sepah', 'Islamic Revolutionary Guard Corps'],
    ['Pasdaran', 'Islamic Revolutionary Guard Corps'],
    ['Askatasuna', 'Euskadi Ta Askatasuna'],
  ])('%s ~ %s', (searched, listed) => expect(body(searched, listed).nameScore).toBeGreaterThanOrEqual(85));

  it.each([
    ['Corps', 'Islamic Revolutionary Guard Corps'],
    ['Guardians', 'Islamic Revolutionary Guard Corps'],
    ['Liberty', 'Euskadi Ta Askatasuna'],
  ])('%s is not %s', (searched, listed) => expect(body(searched, listed).score).toBeLessThan(85));
});

describe('a region is the same in every language', () => {
  it.each([
    ['Quelmir Movement Sudeste Asiático', 'Quelmir Movement in South-East Asia'],
    ['Banque de Quelmir pour l’Afrique de l’Ouest', 'Bank of Quelmir for West Africa'],
  ])('%s ~ %s', (searched, listed) => expect(body(searched, listed).score).toBeGreaterThanOrEqual(85));
});

describe('a part of a body is not another part of it', () => {
  it('is found under any name of the body', () => {
    const found = body('ISIL-Tolvane', 'Islamic State in Iraq and the Levant - Tolvane');
    expect(found.score).toBeGreaterThanOrEqual(85);
  });

  it.each([
    ['Islamic State in Tolvane', 'Islamic State in Iraq and the Levant - Quelmir'],
    ['Al-Qaida in the Islamic Maghreb', 'Al-Qaida in the Arabian Peninsula'],
    ['AQIM', 'AQAP'],
  ])('%s is not %s', (searched, listed) => expect(body(searched, listed).score).toBeLessThan(85));
});

describe('letters of a body are no body where a person bears them', () => {
  const listed = [
    company('Euskadi Ta Askatasuna'),
    company('Islamic State in Iraq and the Levant'),
    party('Ivo Quelmir'),
  ];

  it.each(['Eta Tolbrecht', 'Isis Tolbrecht'])('%s finds nothing', (searched) =>
    expect(search(listed, searched).hits).toEqual([]),
  );

  it('nor do they stand for a person’s name', () => {
    expect(comparison('IRISL', 'Islamic Republic of Iran Shipping Lines', 'person').nameScore).toBeLessThan(75);
  });
});

it('a body and a branch of it are a review, as a possible affiliate', () => {
  const found = body('Popular Front for the Liberation of Palestine', 'PFLP Tolvane Branch');
  expect(found.priority).not.toBe('high');
  expect(codesOf(found)).toContain('possible_affiliate');
});
