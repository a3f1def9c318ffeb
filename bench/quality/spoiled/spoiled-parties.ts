import type { EntityType, Listing } from '@namesake/engine';
import { randomFrom } from '../../lists/random.ts';
import {
  cutAt20,
  gluedDigit,
  initialAndSlip,
  leftOutAndSlip,
  redacted,
  type Spoil,
  slipInEachWord,
  slipInOnlyWord,
  visualOrder,
  wrongLetter,
} from './spoil-names.ts';

/** The text by which a listed party is searched. */
export type Spoiled = { readonly text: string; readonly listing: Listing; readonly as: string };

export type SpoiledKind = {
  readonly id: string;
  readonly about: string;
  /** The spoiled text for a listing; undefined if this kind does not apply to it. */
  readonly write: (listing: Listing, random: () => number) => Omit<Spoiled, 'listing'> | undefined;
};

/** Spoils the primary name in a script, for listings of some types. */
function ofName(types: readonly EntityType[], script: string, spoil: Spoil): SpoiledKind['write'] {
  return ({ entityType, names }, random) => {
    if (!types.includes(entityType)) return undefined;
    const name = names.find((one) => one.quality !== 'weak' && one.script === script);
    const text = name && spoil(name.value, random);
    return name && text && text !== name.value ? { text, as: name.value } : undefined;
  };
}

/** Given name and first of two family names, if the publisher marks them. */
const firstSurname: SpoiledKind['write'] = ({ names }, random) => {
  const name = names.find(({ parts, script }) => script === 'Latn' && parts?.given && parts.family?.includes(' '));
  const [given = ''] = name?.parts?.given?.split(' ') ?? [];
  const [family = '', second = ''] = name?.parts?.family?.split(' ') ?? [];
  if (!name || given.length < 3 || family.length < 5 || second.length < 4) return undefined;
  return { text: `${given} ${wrongLetter(family, random)}`, as: name.value };
};

const identifier =
  (types: readonly string[], spoil: (value: string) => string | undefined): SpoiledKind['write'] =>
  ({ identifiers = [] }) => {
    for (const { type, value } of identifiers) {
      if (!types.includes(type)) continue;
      const text = spoil(value);
      if (text && text !== value) return { text, as: value };
    }
    return undefined;
  };

const NUMBERS = ['passport', 'national_id', 'tax_id', 'registration_number'];
const isPlain = (value: string): boolean => /^[A-Z]{0,3}[0-9]{7,15}$/.test(value);

const callSign: SpoiledKind['write'] = ({ identifiers = [] }) => {
  const sign = identifiers.find(({ type, value }) => type === 'call_sign' && /^[A-Z]{4,6}$/.test(value))?.value;
  return sign === undefined ? undefined : { text: sign, as: sign };
};

/** Kinds of slips; none may clear a listed party. */
export const SPOILED_KINDS: readonly SpoiledKind[] = [
  { id: 'left-out', about: 'a word left out and a slip', write: ofName(['person'], 'Latn', leftOutAndSlip) },
  { id: 'digit', about: 'a digit glued on', write: ofName(['person', 'organization'], 'Latn', gluedDigit) },
  { id: 'first-surname', about: 'first surname of two, a wrong letter', write: firstSurname },
  { id: 'initial', about: 'initial and last name, a wrong letter', write: ofName(['person'], 'Latn', initialAndSlip) },
  { id: 'each-word', about: 'one letter wrong in each word', write: ofName(['person'], 'Latn', slipInEachWord) },
  { id: 'cut', about: 'cut at 20 characters', write: ofName(['person', 'organization'], 'Latn', cutAt20) },
  { id: 'visual', about: 'Arabic in visual order', write: ofName(['person', 'organization'], 'Arab', visualOrder) },
  { id: 'redacted', about: 'letters redacted by XXX', write: ofName(['person'], 'Latn', redacted) },
  {
    id: 'only-word',
    about: 'only word of a company, a wrong letter',
    write: ofName(['organization'], 'Latn', slipInOnlyWord),
  },
  {
    id: 'letter-o',
    about: 'numbers with O for 0',
    write: identifier(NUMBERS, (value) => (isPlain(value) ? value.replaceAll('0', 'O') : undefined)),
  },
  {
    id: 'zeros',
    about: 'numbers with leading zeros',
    write: identifier(NUMBERS, (value) => (/^[1-9][0-9]{6,14}$/.test(value) ? `00${value}` : undefined)),
  },
  {
    id: 'wallet',
    about: 'wallets without their case',
    write: identifier(['crypto_address'], (value) =>
      /^[1-9A-HJ-NP-Za-km-z]{25,50}$/.test(value) ? value.toLowerCase() : undefined,
    ),
  },
  { id: 'call-sign', about: 'call signs of letters alone', write: callSign },
];

/** At most `count` listed parties for a kind, drawn at random from a seed. */
export function spoiledParties(
  listings: readonly Listing[],
  { write }: SpoiledKind,
  count: number,
  seed: number,
): readonly Spoiled[] {
  const random = randomFrom(seed);
  const made: Spoiled[] = [];
  const left = [...listings];
  while (made.length < count && left.length > 0) {
    const at = Math.floor(random() * left.length);
    const listing = left[at];
    const last = left.pop();
    if (at < left.length && last) left[at] = last;
    const one = listing && write(listing, random);
    if (listing && one) made.push({ ...one, listing });
  }
  return made;
}
