import { describe, expect, it } from 'vitest';
import { comparison } from '../builders/search.ts';

const company = (searched: string, listed: string) => comparison(searched, listed, 'organization');
const person = (searched: string, listed: string) => comparison(searched, listed, 'person');

describe('an acronym is an ordered string of letters', () => {
  it.each([
    ['TVK Group', 'TVC Group'],
    ['TVK', 'TVC'],
    ['QDK Shipping', 'QDC Shipping'],
    ['Q.D.K. Shipping', 'QDC Shipping'],
    ['QKD Shipping', 'QDK Shipping'],
  ])('%s is not %s', (searched, listed) => expect(company(searched, listed).nameScore).toBeLessThan(75));

  it.each([
    ['T.V.K. Group', 'TVK Group'],
    ['T V K Group', 'TVK Group'],
    ['tvk group', 'T.V.K. GROUP'],
  ])('%s is %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(95));

  it.each([
    ['Khld Tolbrecht', 'Khalid Tolbrecht'],
    ['Mhmd Tolbrecht', 'Mohammed Tolbrecht'],
  ])('letters that write a sound are none: %s is %s', (searched, listed) =>
    expect(person(searched, listed).nameScore).toBeGreaterThanOrEqual(85),
  );
});

describe('initials have an order', () => {
  it.each([
    ['J.R. Quelbert', 'R.J. Quelbert'],
    ['R. J. Quelbert', 'John Robert Quelbert'],
    ['John Robert Quelbert', 'R. J. Quelbert'],
  ])('%s is not %s: a review', (searched, listed) => expect(person(searched, listed).priority).toBe('review'));

  it.each([
    ['Quelbert J. R.', 'J. R. Quelbert'],
    ['J. R. Quelbert', 'John Robert Quelbert'],
    ['Quelbert J R', 'John Robert Quelbert'],
  ])('%s is %s', (searched, listed) => expect(person(searched, listed).priority).toBe('high'));
});

describe('a ten and a digit are one number, in one word or two', () => {
  it.each([
    ['Quelmar Fortyfour', 'QUELMAR 44'],
    ['Quelmar vierundzwanzig', 'QUELMAR 24'],
    ['Quelmar ventuno', 'QUELMAR XXI'],
    ['Quelmar Twentyfirst', 'QUELMAR 21st'],
  ])('%s is %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(95));

  it('another digit is another number', () =>
    expect(company('Quelmar Twentyone', 'QUELMAR Twenty-Two').priority).not.toBe('high'));
});

describe('a word given twice is one', () => {
  it.each([
    ['Quelmar Quelmar Trading', 'Quelmar Trading'],
    ['Tolbrecht Dalvor Tolbrecht Dalvor', 'Tolbrecht Dalvor'],
  ])('%s is %s', (searched, listed) => expect(company(searched, listed).score).toBeGreaterThanOrEqual(95));
});

describe('a given name twice is a son named after his father', () => {
  it('Orlan Mohamed Mohamed Varnok is not Orlan Osman Mohamed Varnok', () =>
    expect(person('Orlan Mohamed Mohamed Varnok', 'Orlan Osman Mohamed Varnok').priority).not.toBe('high'));
});

describe('another trade is another company, however alike the words sound', () => {
  it('Quelmar Expert is not Quelmar Export', () =>
    expect(company('Quelmar Expert', 'Quelmar Export').priority).not.toBe('high'));
  it('Quelmar Eksport is', () => expect(company('Quelmar Eksport', 'Quelmar Export').priority).toBe('high'));
});

describe('names with Latvian and Lithuanian endings', () => {
  it.each([
    ['Sergejs Kuznecovs', 'Sergey Kuznetsov'],
    ['Vasilijs Černišovs', 'Vasily Chernyshov'],
    ['Andrejs Šiškovs', 'Andrey Shishkov'],
    ['Jelena Kuznecovienė', 'Elena Kuznetsova'],
    ['Igoris Kuznecovas', 'Igor Kuznetsov'],
    ['Eduards Dzeržinskis', 'Eduard Dzerzhinsky'],
  ])('%s is %s', (searched, listed) => expect(person(searched, listed).score).toBeGreaterThanOrEqual(85));
  it.each([
    ['Sergejs Kuznecovs', 'Sergey Kuzminov'],
    ['Andrejs Šiškovs', 'Andrey Sokolov'],
  ])('%s is not %s', (searched, listed) => expect(person(searched, listed).priority).not.toBe('high'));
});

describe('a Chinese syllable written by ear', () => {
  it.each([
    ['Hsi Wenming', 'Xi Wenming'],
    ['Siao Wenming', 'Xiao Wenming'],
    ['Xiang Wenming', 'Shiang Wen-ming'],
    ['Shieh Wen Ming', 'Xie Wenming'],
    ['Tsiang Wenming', 'Jiang Wenming'],
  ])('%s is %s', (searched, listed) => expect(person(searched, listed).score).toBeGreaterThanOrEqual(85));
  it.each([
    ['Shan Wenming', 'Xian Wenming'],
    ['Orlan Shiel', 'Orlan Xie'],
  ])('%s is not %s', (searched, listed) => expect(person(searched, listed).priority).not.toBe('high'));
});
