import type { EntityType, Gender, Identifier, ListedName, Listing, PartialDate, Place } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryIn } from '../../fields/country-in.ts';
import { readDocumentText } from '../../fields/document-text.ts';
import { lookup } from '../../fields/lookup.ts';
import { textValue } from '../../fields/members.ts';
import { distinctNames, nameOf } from '../../fields/name.ts';
import { numbersOf } from '../../fields/numbers/read-numbers.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { type Fields, type FieldValue, fieldsOf, textsOf } from './fields.ts';
import { FR_GELS } from './source.ts';

const TYPES: Readonly<Record<string, EntityType>> = {
  'personne physique': 'person',
  'personne morale': 'organization',
  navire: 'vessel',
};

const GENDERS: Readonly<Record<string, Gender>> = { masculin: 'male', féminin: 'female', feminin: 'female' };

/** Fields with their own place in a listing; any other field is kept as text. */
const KNOWN = new Set([
  'ALIAS',
  'PRENOM',
  'SEXE',
  'NATIONALITE',
  'TITRE',
  'SITE_INTERNET',
  'TELEPHONE',
  'COURRIEL',
  'NUMERO_OMI',
  'DATE_DE_NAISSANCE',
  'LIEU_DE_NAISSANCE',
  'ADRESSE_PM',
  'ADRESSE_PP',
  'PASSEPORT',
  'AUTRE_IDENTITE',
  'REFERENCE_UE',
  'REFERENCE_ONU',
  'FONDEMENT_JURIDIQUE',
  'MOTIFS',
]);

/** Documents, which may be prose without a number. */
const NUMBERS = [
  ['PASSEPORT', 'NumeroPasseport'],
  ['AUTRE_IDENTITE', 'NumeroCarte'],
] as const;

/** Converts one party of the register. */
export function toListing(record: ReadonlyMap<string, unknown>): Listing | Rejection {
  const sourceId = textValue(record.get('IdRegistre'));
  if (sourceId === undefined) return { rejected: 'no_id' };
  const entityType = lookup(TYPES, textValue(record.get('Nature'))?.toLowerCase()) ?? 'unknown';
  const fields = fieldsOf(record);
  const texts = (kind: string, member: string) => textsOf(fields, kind, member);
  const names = namesOf(textValue(record.get('Nom')), fields, entityType === 'person');
  if (names.length === 0) return { rejected: 'no_name' };
  const births = fields.get('DATE_DE_NAISSANCE') ?? [];
  const places = [...(fields.get('ADRESSE_PP') ?? []), ...(fields.get('ADRESSE_PM') ?? [])];
  const nationalities = texts('NATIONALITE', 'Pays');
  const [euReference] = texts('REFERENCE_UE', 'ReferenceUe').flatMap(
    (text) => /\bEU\.\d+\.\d+\b/.exec(text)?.[0] ?? [],
  );
  const unTexts = texts('REFERENCE_ONU', 'ReferenceOnu');
  const unReference = unTexts.map((text) => /\b[A-Z]{2}[ie]\.\d{1,3}\b/.exec(text)).find((found) => found !== null);
  const numbers = (fields.get('IDENTIFICATION') ?? []).map(wordsOfNumbers);
  return compactListing({
    id: `${FR_GELS.id}:${sourceId}` as const,
    list: FR_GELS.id,
    sourceId,
    entityType,
    names,
    gender: lookup(GENDERS, texts('SEXE', 'Sexe')[0]?.toLowerCase()),
    birthDates: births.map(birthDate).filter((date) => date !== undefined),
    birthPlaces: (fields.get('LIEU_DE_NAISSANCE') ?? []).map((value) => frenchPlace(value, 'Lieu')).filter(isPlace),
    nationalities: distinct(nationalities.map((name) => countryIn('fr', name))),
    addresses: places.map((value) => frenchPlace(value, 'Adresse')).filter(isPlace),
    identifiers: [
      ...(fields.get('PASSEPORT') ?? []).flatMap((value) => documentsIn('passport', value, 'NumeroPasseport')),
      ...(fields.get('AUTRE_IDENTITE') ?? []).flatMap((value) => documentsIn('national_id', value, 'NumeroCarte')),
      ...texts('NUMERO_OMI', 'NumeroOMI').map(
        (text) => ({ type: 'imo', value: text.replace(/^(?:IMO|OMI)\s*/i, '') }) as const,
      ),
      ...numbers.flatMap((text) => numbersOf(text, { type: 'registration_number' })),
    ],
    positions: texts('TITRE', 'Titre'),
    contacts: [
      ...texts('TELEPHONE', 'Telephone').map((value) => ({ kind: 'phone', value }) as const),
      ...texts('COURRIEL', 'Courriel').map((value) => ({ kind: 'email', value }) as const),
      ...texts('SITE_INTERNET', 'SiteInternet').map((value) => ({ kind: 'website', value }) as const),
    ],
    programs: texts('FONDEMENT_JURIDIQUE', 'FondementJuridiqueLabel'),
    effect: FR_GELS.effect,
    legalBasis: texts('FONDEMENT_JURIDIQUE', 'FondementJuridique').join('; ') || undefined,
    unReference: unReference?.[0],
    repeats: euReference === undefined ? undefined : (`eu_fsf:${euReference}` as const),
    url: `https://gels-avoirs.dgtresor.gouv.fr/Gels/RegistreDetail?idRegistre=${encodeURIComponent(sourceId)}`,
    status: 'active' as const,
    remarks: distinct([
      ...texts('MOTIFS', 'Motifs'),
      ...texts('REFERENCE_UE', 'ReferenceUe').map((text) => `Référence UE : ${text}`),
      ...unTexts.filter((text) => text !== unReference?.[0]).map((text) => `Référence ONU : ${text}`),
      ...NUMBERS.flatMap(([kind, member]) => texts(kind, member).map((text) => ({ kind, text })))
        .filter(({ text }) => numbersOf(text, { type: 'other' }).length === 0)
        .map(({ kind, text }) => `${kind} : ${text}`),
      ...births
        .filter((value) => birthDate(value) === undefined)
        .map((value) => `Date de naissance : ${wordsOf(value)}`),
      ...nationalities.filter((name) => countryIn('fr', name) === undefined).map((name) => `Nationalité : ${name}`),
      ...[...fields]
        .filter(([kind]) => !KNOWN.has(kind))
        .flatMap(([kind, values]) => values.map((value) => `${kind} : ${wordsOf(value)}`)),
      ...[...fields.values()]
        .flat()
        .map((value) => (value.has('Identification') ? undefined : value.get('Commentaire'))),
    ]),
  });
}

/** A person's first names, sometimes several, are separate from the family name; other parties have one name. */
function namesOf(name: string | undefined, fields: Fields, isPerson: boolean): ListedName[] {
  const given = isPerson ? textsOf(fields, 'PRENOM', 'Prenom') : [];
  const primary =
    given.length === 0 || name === undefined
      ? [nameOf(name, { kind: 'primary', quality: 'strong' })]
      : given.map((first, at) =>
          nameOf(`${first} ${name}`, {
            kind: at === 0 ? 'primary' : 'alias',
            quality: 'strong',
            parts: { given: first, family: name },
          }),
        );
  const aliases = textsOf(fields, 'ALIAS', 'Alias').map((alias) => nameOf(alias, { kind: 'alias', quality: 'strong' }));
  return distinctNames([...primary, ...aliases]);
}

/** Day and month may be absent, blank or zero. */
function birthDate(value: FieldValue): PartialDate | undefined {
  const number = (member: string) => Number(value.get(member) ?? 0);
  const [year, month, day] = [number('Annee'), number('Mois'), number('Jour')];
  if (!(year > 0)) return undefined;
  const two = (part: number) => String(part).padStart(2, '0');
  return parseDate(month > 0 ? `${year}-${two(month)}${day > 0 ? `-${two(day)}` : ''}` : String(year));
}

function frenchPlace(value: FieldValue, member: string): Place | undefined {
  const country = value.get('Pays');
  const place = placeOf({ street: value.get(member), country });
  if (place === undefined) return undefined;
  const { street: _line, ...others } = place;
  return compact({ ...others, country: countryIn('fr', country) });
}

function documentsIn(type: 'passport' | 'national_id', value: FieldValue, member: string): Identifier[] {
  return numbersOf(value.get(member) ?? '', { type }).map((number) => {
    const about = [number.note, value.get('Commentaire')].filter((part) => part !== undefined).join(' ');
    return compact({ ...readDocumentText(about), ...number, note: about === '' ? undefined : about });
  });
}

/** The kind of number is in the comment, or next to the number: "Numéro d'enregistrement : 00112233". */
const wordsOfNumbers = (value: FieldValue): string =>
  [value.get('Commentaire'), value.get('Identification')].filter((part) => part !== undefined).join(': ');

function wordsOf(value: FieldValue): string {
  return [...value.values()].join(', ');
}

function isPlace(place: Place | undefined): place is Place {
  return place !== undefined;
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
