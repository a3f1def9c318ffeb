import { FACT_LABELS } from '../../knowledge/labels/fact-labels.ts';
import { LABEL_FIELDS, type LabelField, type LabelsByLanguage } from '../../knowledge/labels/label-fields.ts';
import { NAME_LABELS } from '../../knowledge/labels/name-labels.ts';
import { OWN_ROLES, RELATED_ROLES, SMALL_LABEL_WORDS } from '../../knowledge/labels/role-labels.ts';
import { labelText } from '../../normalise/unicode.ts';
import { once } from '../../types/once.ts';

/** Meaning of a label or heading. */
export type LabelMeaning = {
  readonly field: LabelField;
  /** The other party that it belongs to, if any: "director" in "Director 2, first name". */
  readonly role: string | null;
};

/** Longer labels are sentences. */
const LONGEST = 80;
const ALL: Readonly<Partial<Record<LabelField, LabelsByLanguage>>> = { ...NAME_LABELS, ...FACT_LABELS };

type Tables = {
  readonly fields: ReadonlyMap<string, LabelField>;
  readonly roles: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
};

const tables = once(
  (): Tables => ({
    fields: new Map(
      LABEL_FIELDS.flatMap((field) => phrasesOf(ALL[field] ?? {}).map((label) => [label, field] as const)).reverse(),
    ),
    roles: new Set(phrasesOf(RELATED_ROLES)),
    own: new Set(phrasesOf(OWN_ROLES)),
  }),
);

const phrasesOf = (labels: LabelsByLanguage): readonly string[] =>
  Object.values(labels)
    .flatMap((list) => list.split('|'))
    .map(labelText)
    .filter((key) => key !== '');

const SMALL = new Set(SMALL_LABEL_WORDS.split(' '));
const NUMBER = /^\d+$/;
const LAST_DIGITS = /(?<=\D)\d+$/;
/** Words that German and Dutch join with the word they qualify. */
const GLUED = /^(kunden|klant|kund|kunde|partner|firmen|personen)(?=\D{3})/;

/**
 * Reads a label or column heading in one of twenty languages, ignoring case, marks, signs and numbers: "FIRST_NAME",
 * "Prénom du client", "AKA 2". Undefined if it is unknown.
 */
export function readLabel(label: string): LabelMeaning | undefined {
  if (label.length > LONGEST) return undefined;
  if (label.trim() === '#') return { field: 'id', role: null };
  const whole = labelText(label);
  const words = whole.split(' ').map((word) => word.replace(LAST_DIGITS, ''));
  const numberless = words.filter((word) => word !== '' && !NUMBER.test(word));
  const plain = numberless.join(' ');
  const direct = fieldOf(whole) ?? (plain === '' ? undefined : fieldOf(plain));
  if (direct !== undefined) return { field: direct, role: null };
  const { roles } = tables();
  if (roles.has(plain)) return { field: 'related', role: plain };
  return roleOf(numberless) ?? ownField(numberless);
}

/**
 * The field of a label that is in the tables exactly as written.
 * @param key as returned by `labelText`
 */
export function fieldOf(key: string): LabelField | undefined {
  return tables().fields.get(key);
}

/** Fields of another party that are searched; its birth date, country or number is ignored. */
const NAMES: readonly LabelField[] = [
  ...(['name', 'fullName', 'givenName', 'middleName', 'familyName', 'alias', 'formerName'] as const),
];

/** "Director 1 name", "first name of the spouse", "Ehepartner Nachname": the longest role at either end wins. */
function roleOf(words: readonly string[]): LabelMeaning | undefined {
  const { roles } = tables();
  for (let count = words.length - 1; count > 0; count -= 1)
    for (const at of [0, words.length - count]) {
      const role = words.slice(at, at + count).join(' ');
      if (!roles.has(role)) continue;
      const rest = withoutSmall([...words.slice(0, at), ...words.slice(at + count)]);
      const field = rest.length === 0 ? 'related' : fieldOf(rest.join(' '));
      if (field !== undefined && (field === 'related' || NAMES.includes(field))) return { field, role };
    }
  return undefined;
}

/** "Customer first name", "Name des Kunden", "Kundenvorname": the rest without words for the party itself. */
function ownField(words: readonly string[]): LabelMeaning | undefined {
  const { own } = tables();
  const rest = withoutSmall(words).filter((word) => !own.has(word));
  const unglued = rest.map((word) => word.replace(GLUED, ''));
  const field = fieldOf(rest.join(' ')) ?? fieldOf(unglued.join(' '));
  return field === undefined ? undefined : { field, role: null };
}

const withoutSmall = (words: readonly string[]): readonly string[] => words.filter((word) => !SMALL.has(word));

/** Minimum length of a word for "name" that is nobody's name: "Ad" and "Meno" are names. */
const SHORTEST = 5;
const nameWords = once(
  () =>
    new Set([
      'name',
      'naam',
      'nome',
      ...[NAME_LABELS.name, NAME_LABELS.givenName, NAME_LABELS.familyName]
        .flatMap((labels) => phrasesOf(labels))
        .filter((label) => !label.includes(' ') && label.length >= SHORTEST && !BEARABLE.has(label)),
    ]),
);

/** Whether a text mentions names, such as "Surname as in the passport", and is itself no name. */
export function mentionsNames(text: string): boolean {
  const known = nameWords();
  return labelText(text)
    .split(' ')
    .some((word) => known.has(word));
}

/** Label words that are also people's names. */
const BEARABLE = new Set(['marga', 'first', 'given', 'family', 'client', 'kunde', 'middle', 'customer']);
