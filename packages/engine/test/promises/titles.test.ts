import { describe, expect, it } from 'vitest';
import { party } from '../builders/party.ts';
import { comparison, indexOf, search } from '../builders/search.ts';

const nameScore = (searched: string, listed: string) => comparison(searched, listed, 'person').nameScore;

describe('a title in the script of the name counts for next to nothing', () => {
  it.each([
    ['الدكتور محمود القاسمي', 'Mahmud al-Qasimi'],
    ['معالي الشيخ محمود القاسمي', 'Mahmud al-Qasimi'],
    ['آية الله محمود القاسمي', 'Mahmud al-Qasimi'],
    ['آقای دکتر محمود رضایی', 'Mahmoud Rezaei'],
    ['سرلشکر محمود رضایی', 'Mahmoud Rezaei'],
    ['премьер-министр Пётр Орлов', 'Pyotr Orlov'],
    ['Его Превосходительство Пётр Орлов', 'Pyotr Orlov'],
    ['народний депутат Петро Бойко', 'Petro Boyko'],
    ['李建国先生', 'Li Jianguo'],
    ['李建国总经理', 'Li Jianguo'],
    ['김영철 박사', 'Kim Yong Chol'],
    ['김영철 씨', 'Kim Yong Chol'],
    ['山田太郎大統領', 'Yamada Taro'],
    ['山田太郎氏', 'Yamada Taro'],
    ["פרופ' משה כהן", 'Moshe Cohen'],
    ['στρατηγός Νίκος Παππάς', 'Nikos Pappas'],
  ])('%s ~ %s', (searched, listed) => expect(nameScore(searched, listed)).toBeGreaterThanOrEqual(93));

  it.each([
    ['السيد القاسمي', 'al-Sayyid al-Qasimi'],
    ['امیر رضایی', 'Amir Rezaei'],
    ['김원수', 'Kim Won-soo'],
    ['원수 김', 'Kim Won-soo'],
  ])('and is a name where only one word stands beside it: %s', (searched, listed) =>
    expect(nameScore(searched, listed)).toBeGreaterThanOrEqual(93),
  );
});

describe('a title in Latin letters does, too', () => {
  it.each([
    ['Sardar Orlan Castel', 'Orlan Castel'],
    ['El Hadji Orlan Castel', 'Orlan Castel'],
    ['The Hon. Orlan Castel', 'Orlan Castel'],
    ['Ato Orlan Castel', 'Orlan Castel'],
    ['Orlan Castel Efendi', 'Orlan Castel'],
  ])('%s ~ %s', (searched, listed) => expect(nameScore(searched, listed)).toBeGreaterThanOrEqual(93));
});

describe('a title before a family name alone', () => {
  const index = indexOf([party('Orlan Tolbrandian')]);
  const total = (text: string): number => search(index, text).total;

  it.each(['Mr', 'Bapak', 'Notar', 'Prokurator', 'JUDr.', 'Frl.', 'г-жа', 'гражданка'])(
    'leaves the family name, as in %s Tolbrandian',
    (title) => expect(total(`${title} Tolbrandian`)).toBe(1),
  );

  it.each(['Sheikh', 'Syed', 'Malik', 'Khan', 'Nang', 'Sr.', 'Mag.'])(
    'does so beside a rare name if it may be a name, too: %s',
    (title) => expect(total(`${title} Tolbrandian`)).toBe(1),
  );

  it('but beside a common name it is a name', () =>
    expect(search(indexOf([party('Orlan Ivanov')]), 'Malik Ivanov').total).toBe(0));

  it.each(['King', 'Mag'])('and %s may begin the name of a company', (title) =>
    expect(total(`${title} Tolbrandian`)).toBe(0),
  );
});
