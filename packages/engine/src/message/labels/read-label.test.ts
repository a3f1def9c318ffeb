import { describe, expect, it } from 'vitest';
import { NAME_LABELS } from '../../knowledge/labels/name-labels.ts';
import { RELATED_ROLES } from '../../knowledge/labels/role-labels.ts';
import { mentionsNames, readLabel } from './read-label.ts';

const fieldOf = (label: string) => readLabel(label)?.field;

describe('a label', () => {
  it.each([
    ['FIRST_NAME', 'givenName'],
    ['firstName', 'givenName'],
    ['Customer first name', 'givenName'],
    ['Kundenvorname', 'givenName'],
    ['Prénom du client', 'givenName'],
    ['PRENOM', 'givenName'],
    ['surname1', 'familyName'],
    ['Nom d’usage', 'familyName'],
    ["ім'я", 'name'],
    ['Name des Kunden', 'fullName'],
    ['AKA 2', 'alias'],
    ['Native name', 'alias'],
    ['Geb.dat', 'birthDate'],
    ['D.O.B.', 'birthDate'],
    ['Kd.-Nr.', 'id'],
    ['Land (Wohnsitz)', 'country'],
    ['№', 'id'],
    ['Remarks', 'remarks'],
    ['Wohnort', 'city'],
  ])('%s is read as %s, whatever its case, marks and signs', (label, field) => expect(fieldOf(label)).toBe(field));

  it.each([
    ['Kontoinhaber', 'fullName'],
    ['Titulaire du compte', 'fullName'],
    ['Intestatario', 'fullName'],
    ['Hesap sahibi', 'fullName'],
    ['Cognome/Nome', 'fullName'],
    ['Tên KH', 'fullName'],
    ['Ngày sinh KH', 'birthDate'],
    ['Numéro de client', 'id'],
    ['Nº cliente', 'id'],
    ['Matricola', 'secondaryId'],
    ['Asiakasnro', 'secondaryId'],
    ['Κωδικός', 'secondaryId'],
    ['Mã KH', 'secondaryId'],
    ['Código', 'secondaryId'],
    ['Код', 'secondaryId'],
    ['Cari Kodu', 'secondaryId'],
    ['Kontonr.', 'secondaryId'],
    ['Šifra', 'secondaryId'],
    ['客户代码', 'secondaryId'],
    ['고객코드', 'secondaryId'],
  ])('of an export, %s, is read as %s', (label, field) => expect(fieldOf(label)).toBe(field));

  it.each([
    ['Company', 'fullName'],
    ['Azienda', 'fullName'],
    ['Şirket', 'fullName'],
    ['Cliente', 'fullName'],
    ['客户', 'fullName'],
    ['Vessel', 'vessel'],
    ['Nom du navire', 'vessel'],
    ['SHIP_NAME', 'vessel'],
    ['船名', 'vessel'],
  ])('that says only what the party is, %s, is read as %s', (label, field) => expect(fieldOf(label)).toBe(field));

  it.each(['Registered', 'Date of incorporation', 'Kunde seit', 'Date d’ouverture', 'Дата регистрации', '成立日期'])(
    '%s is no date of birth',
    (label) => expect(fieldOf(label)).toBe('otherDate'),
  );

  it('of another party says whose it is, and which half of a name', () => {
    expect(readLabel('Director 2 first name')).toEqual({ field: 'givenName', role: 'director' });
    expect(readLabel('Beneficial owner')).toEqual({ field: 'related', role: 'beneficial owner' });
    expect(readLabel('Nom du conjoint')).toEqual({ field: 'name', role: 'conjoint' });
    expect(readLabel('Kreditor')).toEqual({ field: 'related', role: 'kreditor' });
    expect(readLabel('Spouse date of birth')).toBeUndefined();
  });

  it.each(['Shoe size', '---', 'Orlan Vestrakov', 'x'.repeat(200)])('%s says nothing', (label) =>
    expect(readLabel(label)).toBeUndefined(),
  );

  it('for each part of a name is known in twenty languages', () => {
    for (const field of ['fullName', 'givenName', 'middleName', 'familyName', 'alias', 'formerName', 'vessel'] as const)
      expect([field, Object.keys(NAME_LABELS[field]).length >= 20]).toEqual([field, true]);
    expect(Object.keys(RELATED_ROLES).length).toBeGreaterThanOrEqual(20);
  });

  it('means what its table says: no label of a name is taken by another field', () => {
    for (const field of ['givenName', 'middleName', 'familyName'] as const)
      for (const labels of Object.values(NAME_LABELS[field]))
        for (const label of labels.split('|'))
          expect([label, fieldOf(label)]).toEqual([label, expect.stringMatching(/Name$/)]);
  });
});

it('a text speaks of names where one of its words means a name and nobody bears it', () => {
  expect(['Surname as in the passport', 'Vorname(n)', 'Nachname lt. Ausweis'].filter(mentionsNames)).toHaveLength(3);
  expect(['Marga Dalvor', 'Ad van der Naamen', 'Nomen Est'].filter(mentionsNames)).toEqual([]);
});
