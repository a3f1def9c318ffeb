import { BODY_NAMES } from '../../knowledge/lexicon/companies/body-names.ts';
import { bodiesIn } from '../../normalise/names/bodies-in.ts';
import { ENTITY_TYPES } from '../../types/listing.ts';
import { hashText } from '../../words/form/hash.ts';
import { bodyInitials } from './body-initials.ts';
import { growingBytes, growingNumbers } from './growing-array.ts';
import type { BodyTable, IndexData, NameTable, TokenTable } from './index-data.ts';
import { KeyTableBuilder } from './key-table.ts';
import { stringAt } from './packed-strings.ts';
import { invertRows } from './rows.ts';

const INITIALS = 8;

/** The key for a body's initials. */
export const initialsKey = (text: string): number => hashText(text, INITIALS);

/** The words of names, by token. */
type Words = Pick<TokenTable, 'forms' | 'ownForm'>;

/**
 * Tables of the initials of organizations' names, and of the well-known bodies that they denote.
 * @param types by listing, positions in `ENTITY_TYPES`
 * @param isTaken whether the index leads to a name
 */
export function bodyTables(
  names: NameTable,
  words: Words,
  types: Uint8Array,
  isTaken: (name: number) => boolean,
): Pick<IndexData, 'initials' | 'bodies'> {
  const initials = new KeyTableBuilder();
  const bodies = new BodyTableBuilder();
  const organization = ENTITY_TYPES.indexOf('organization');
  for (let name = 0; name < names.listing.length; name++) {
    if (!isTaken(name) || types[names.listing[name] ?? 0] !== organization) continue;
    const texts = textsAt(names, words, name);
    for (const { text } of bodyInitials(texts, rolesAt(names, name))) initials.add(initialsKey(text), name);
    for (const { body, first, count } of bodiesIn(texts, isLatin(stringAt(names.values, name))))
      bodies.add(body, name, first, count);
  }
  return { initials: initials.build(), bodies: bodies.build() };
}

/** The initials of a listed name. */
export const initialsAt = (names: NameTable, words: Words, name: number): ReturnType<typeof bodyInitials> =>
  bodyInitials(textsAt(names, words, name), rolesAt(names, name));

class BodyTableBuilder {
  readonly #body = growingNumbers();
  readonly #name = growingNumbers();
  readonly #first = growingBytes();
  readonly #count = growingBytes();

  add(body: number, name: number, first: number, count: number): void {
    this.#body.push(body);
    this.#name.push(name);
    this.#first.push(first);
    this.#count.push(count);
  }

  build(): BodyTable {
    const values = this.#body.finish();
    const starts = Uint32Array.from({ length: values.length + 1 }, (_, run) => run);
    return {
      ofBody: invertRows({ starts, values }, BODY_NAMES.length),
      name: this.#name.finish(),
      first: this.#first.finish(),
      count: this.#count.finish(),
    };
  }
}

const rolesAt = ({ tokenStarts, tokenRoles }: NameTable, name: number): Uint8Array =>
  tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);

const textsAt = ({ tokenStarts, tokenIds }: NameTable, { forms, ownForm }: Words, name: number): string[] =>
  Array.from(tokenIds.subarray(tokenStarts[name], tokenStarts[name + 1]), (id) => stringAt(forms, ownForm[id] ?? 0));

/** Whether all letters of a text are Latin, with or without marks. */
const isLatin = (text: string): boolean => !/[\u0370-\u1DFF\u2C00-\uFAFF]/.test(text);
