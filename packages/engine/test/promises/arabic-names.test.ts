import { describe, expect, it } from 'vitest';
import { comparison } from '../builders/search.ts';

const nameScore = (searched: string, listed: string) => comparison(searched, listed, 'person').nameScore;

describe('a name of two words is one, written as one word or apart, in any language', () => {
  it.each([
    ['Cemalettin Necmettinoglu', 'Jamal al-Din Necmettinoglu'],
    ['Jamal ed-Deen Varnuki', 'Cemalettin Varnuki'],
    ['Necmettin Hamit', 'Najm al-Din Hamid'],
    ['Zülfikar Ömer', 'Dhu al-Fiqar Umar'],
    ['Fazal Ullah Omar', 'Fazlullah Umar'],
    ['Hiba Allah Kadir', 'Haibatullah Qadir'],
    ['Gholamhossein Kamal', 'Ghulam Husayn Kamal'],
    ['Khoirul Anwar', 'Khayr al-Anwar'],
    ['Juanjo Varnez', 'Juan José Varnez'],
    ['Chema Varnez', 'José María Varnez'],
  ])('%s ~ %s', (searched, listed) => expect(nameScore(searched, listed)).toBeGreaterThanOrEqual(85));
});

describe('a small word and the name behind it are one word in the Maghreb', () => {
  it.each([
    ['Karim Benslimane', 'Karim bin Sulayman'],
    ['Karim bin Sulaiman', 'Karim Benslimane'],
    ['Nabil Belhadj', 'Nabil bin al-Hajj'],
    ['Nabil bin al-Hajj', 'Nabil Belhadj'],
    ['Amar Belkacem', 'Ammar Abu al-Qasim'],
    ['Ammar Abul Qasim', 'Amar Belkacem'],
    ['Rachid Boudjemaa', 'Rashid Abu Jumaa'],
    ['Hichem Ettounsi', 'Hisham al-Tunisi'],
    ['Hisham al-Tunisi', 'Hichem Ettounsi'],
    ['Mustapha Errachidi', 'Mustafa al-Rashidi'],
  ])('%s ~ %s', (searched, listed) => expect(nameScore(searched, listed)).toBeGreaterThanOrEqual(85));

  it.each([
    ['Karim Benslimane', 'Karim Abu Salman'],
    ['Nabil Belhadj', 'Nabil al-Haddad'],
    ['Omar Bennett', 'Omar bin Nate'],
  ])('%s ≁ %s', (searched, listed) => expect(nameScore(searched, listed)).toBeLessThan(75));
});

describe('in Arabic letters', () => {
  it('the word for a house belongs to the name behind it', () => {
    expect(nameScore('ريم آل فارس', 'Faris REMAL')).toBeLessThan(75);
    expect(nameScore('ريم آل فارس', 'Reem Al Fares')).toBeGreaterThanOrEqual(85);
  });
  it('a known name is no slip of another in Latin letters, whatever else it may be read as', () => {
    expect(nameScore('توركان سلطان', 'Turkan SALMAN')).toBeLessThan(75);
    expect(nameScore('توركان سلطان', 'Turkan SULTAN')).toBeGreaterThanOrEqual(85);
  });
});
