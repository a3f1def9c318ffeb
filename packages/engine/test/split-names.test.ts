import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../src/screen/default-policy.ts';
import { screen } from '../src/screen/screen.ts';
import { party } from './builders/party.ts';
import { hitOn, indexOf, search } from './builders/search.ts';

const LISTED = party('Tolbrecht Vranok');
const OTHERS = ['Quelmir Dalvor', 'Ozren Zorvan'].map((name) => party(name));
const INDEX = indexOf([LISTED, ...OTHERS]);

/** Shapes of texts with one name that something cuts in two. */
const SHAPES: readonly ((family: string, given: string) => string)[] = [
  (family, given) => `Surname: ${family}\nGiven names: ${given}`,
  (family, given) => JSON.stringify({ lastName: family, dob: '1976-10-05', firstName: given }),
  (family, given) => JSON.stringify({ person: { name: { family }, born: '1976', given: [given] } }),
  (family, given) => `Last name ${family}, DOB 05/10/1976, first name ${given}`,
  (family, given) => `firstName=${given}&dob=1976&lastName=${family}`,
  (family, given) => `?20SEPA?32${given}?33${family}?34000`,
  (family, given) =>
    `P<XXX${family.toUpperCase()}<<${given.toUpperCase()}<<<<<<<<<<<<\n1234567897XXX7610056M2001012<<06`,
  (family, given) =>
    `I<XXX1234567897<<<<<<\n7610056M2001012XXX<<6\n${family.toUpperCase()}<<${given.toUpperCase()}<<<<`,
  (family, given) => `<tr><td>Nachname</td><td>${family}</td></tr><tr><td>Vorname</td><td>${given}</td></tr>`,
  (family, given) =>
    `<table><tr><th>Nom</th><th>Né le</th><th>Prénom</th></tr><tr><td>${family}</td><td>1976</td><td>${given}</td></tr></table>`,
  (family, given) => `<label>Фамилия</label><input value="${family}"><label>Имя</label><input value="${given}">`,
  (family, given) => `<dl><dt>Apellidos</dt><dd>${family}</dd><dt>Nombre</dt><dd>${given}</dd></dl>`,
  (family, given) => `1. Surname / Nom\n${family}\n2. Given names / Prénoms\n${given}\n3. Nationality\nXXX`,
  (family, given) => `Cognome ${family} Nome ${given} nato il 1976`,
  (family, given) => `| Nazwisko | ${family} |\n| Imię | ${given} |`,
  (family, given) => `fn=${given};ln=${family};dob=1976-10-05`,
  (family, given) => `GIVEN=${given};FAM=${family};amount=5`,
  (family, given) => `imya: ${given}\nid: 5\nfamiliya: ${family}`,
  (family, given) => `dn: uid=u1,ou=people,dc=corp\nsn: ${family}\ngivenName: ${given}\nmail: u1@corp.example`,
  (family, given) => `1. Nom ${family.toUpperCase()}\n2. Prénoms ${given.toUpperCase()}\n3. 05.10.1976`,
  (family, given) => `Name ${given}   Surname ${family}`,
  (family, given) => `Apellidos ${'.'.repeat(40)} ${family}\nNombres ${'.'.repeat(40)} ${given}`,
  (family, given) => `Last name ${'_'.repeat(30)} ${family}\nFirst name ${'…'.repeat(15)} ${given}`,
  (family, given) => `اسم العائلة: ${family}\nالاسم الأول: ${given}`,
];

describe('a name that is cut in two', () => {
  it.each(SHAPES.map((shape) => [shape('Vranok', 'Tolbrecht'), shape] as const))('is found: %s', (text, shape) => {
    const hit = hitOn(search(INDEX, text), LISTED);
    expect(hit?.nameScore).toBe(100);
    expect(search(INDEX, shape('Vranok', 'Quelmir')).hits.filter(({ nameScore }) => nameScore === 100)).toEqual([]);
  });

  it('with two given names in a field for a name beside one for the family name', () => {
    const listed = party('Tolbrecht Emil Vranok');
    const found = search(indexOf([listed, ...OTHERS]), 'FN=Tolbrecht Emil;LN=Vranok;amount=5');
    expect(hitOn(found, listed)?.nameScore).toBe(100);
  });

  it('by a comma with a backslash, as in the names of a directory', () => {
    const listed = party('Tolbrecht Emil Vranok');
    const found = search(indexOf([listed, ...OTHERS]), 'CN=Vranok\\, Tolbrecht,OU=Sales,OU=Users,DC=corp,DC=example');
    expect(hitOn(found, listed)?.priority).toBe('high');
  });

  it('says where its words stand in the text', () => {
    const text = 'Surname: Vranok\nGiven names: Tolbrecht';
    const found = screen(INDEX, { searchText: text }, DEFAULT_POLICY);
    const spans = hitOn(found, LISTED)?.evidence.tokens.map(({ querySpan }) => text.slice(...querySpan));
    expect(spans?.toSorted()).toEqual(['Tolbrecht', 'Vranok']);
  });
});

describe('a name in a member that takes none', () => {
  it('is found in the value of an identifier and in an address', () => {
    for (const query of [
      { searchText: 'Emily Whitaker', identifiers: [{ value: 'Tolbrecht Vranok' }] },
      { searchText: 'Emily Whitaker', addresses: ['Tolbrecht Vranok'] },
    ])
      expect(hitOn(search(INDEX, query), LISTED)).toBeDefined();
  });

  it('is named where its letters are not read', () => {
    const found = search(INDEX, { searchText: 'Emily Whitaker', identifiers: [{ value: 'ⵜⵉⵣⵉ' }] });
    expect(found.notCompared).toEqual([{ field: 'identifiers', index: 0, span: [0, 4], why: 'unreadable_script' }]);
  });
});
