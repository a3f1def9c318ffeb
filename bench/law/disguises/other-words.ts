import { pick } from '../../lists/random.ts';
import { swapOf } from '../../quality/written-otherwise.ts';
import { type Disguise, type Subject, wordsOf } from './disguise.ts';

const FORMS = ['LLC', 'Ltd', 'Limited', 'GmbH', 'S.A.', 'JSC', 'Inc.', 'Co. Ltd', 'SARL', 'FZE'];
const FORM_AT_END =
  /[\s,]+(?:LLC|L\.L\.C\.|LTD\.?|LIMITED|INC\.?|CORP\.?|CORPORATION|CO\.?,? LTD\.?|JSC|PJSC|OJSC|OOO|OAO|PAO|GMBH|AG|S\.?A\.?|SARL|S\.?P\.?A\.?|B\.?V\.?|N\.?V\.?|PLC|FZE|FZCO)$/i;
const TITLES = [
  'Mr',
  'Mr.',
  'Mrs',
  'Dr.',
  'Prof.',
  'Sheikh',
  'General',
  'Hon.',
  'Herr',
  'Señor',
  'Capt.',
  'Sir',
  'Hajji',
  'Eng.',
];
const ASCII_WORDS = /^[A-Za-z '-]+$/;
const PASSENGERS = ['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'DR'];
const SPOUSES = ['Anna', 'Petra', 'Laura', 'Sabine'];
/** Words of filiation keep their place, because they identify a person. */
const FILIATION = /\b(?:bin|ibn|bint|ben|abu|umm|ould|oglu|ogly|kyzy)\b/i;

/** "FAMILY" and the rest of a person's name: by the publisher's parts, otherwise the last word. */
function familyAndRest({ listing, name }: Subject): readonly [string, string] | undefined {
  if (listing.entityType !== 'person' || /[,(/]/.test(name.value)) return undefined;
  const [swapped] = swapOf(name);
  if (swapped) {
    const [family = '', given = ''] = swapped.split(', ');
    return [family, given];
  }
  const words = wordsOf(name.value);
  if (words.length < 2) return undefined;
  return [words.at(-1)?.toUpperCase() ?? '', words.slice(0, -1).join(' ')];
}

/** Names with one word more or less, in another order, or another name of the party. */
export const OTHER_WORDS: readonly Disguise[] = [
  {
    id: 'surname-comma-given',
    changes: 'words',
    write: (subject) => familyAndRest(subject)?.join(', '),
  },
  {
    id: 'surname-slash-given',
    changes: 'words',
    write: (subject) => familyAndRest(subject)?.join('/'),
  },
  {
    id: 'passenger',
    changes: 'words',
    write(subject, random) {
      const [family, given = ''] = familyAndRest(subject) ?? [];
      const isPlain = family !== undefined && ASCII_WORDS.test(`${family} ${given}`);
      return isPlain
        ? `${family.replaceAll(/[ '-]/g, '')}/${given.replaceAll(/[ '-]/g, '')}${pick(PASSENGERS, random)}`.toUpperCase()
        : undefined;
    },
  },
  {
    id: 'with-a-spouse',
    changes: 'words',
    write(subject, random) {
      const [family, given = ''] = familyAndRest(subject) ?? [];
      return family === undefined || !ASCII_WORDS.test(`${family} ${given}`)
        ? undefined
        : `${given}${pick([' & ', ' and ', ' und '], random)}${pick(SPOUSES, random)} ${family}`;
    },
  },
  {
    id: 'reversed-words',
    changes: 'words',
    write({ listing, name }) {
      const words = wordsOf(name.value);
      const isPerson = listing.entityType === 'person' && words.length > 1 && words.length < 5;
      return isPerson && !FILIATION.test(name.value) && !/[,(/]/.test(name.value)
        ? [...words].reverse().join(' ')
        : undefined;
    },
  },
  {
    id: 'legal-form-dropped',
    changes: 'words',
    write({ listing, name }) {
      const rest = name.value.replace(FORM_AT_END, '');
      return listing.entityType === 'organization' && rest !== name.value && wordsOf(rest).length > 1
        ? rest
        : undefined;
    },
  },
  {
    id: 'legal-form-added',
    changes: 'words',
    write: ({ listing, name }, random) =>
      listing.entityType === 'organization' && !FORM_AT_END.test(name.value)
        ? `${name.value}${pick([' ', ', '], random)}${pick(FORMS, random)}`
        : undefined,
  },
  {
    id: 'title-before',
    changes: 'words',
    write: ({ listing, name }, random) =>
      listing.entityType === 'person' ? `${pick(TITLES, random)} ${name.value}` : undefined,
  },
  {
    id: 'another-script',
    changes: 'words',
    write({ listing, name }, random) {
      const others = listing.names.filter((one) => one.quality !== 'weak' && one.script !== name.script);
      return others.length === 0 ? undefined : pick(others, random).value;
    },
  },
];
