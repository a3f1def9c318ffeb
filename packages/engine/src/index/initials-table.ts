import { hashNumber, hashText } from '../forms/hash.ts';
import { type BodyRun, bodiesIn } from '../normalise/bodies-in.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import { bodyInitials } from './body-initials.ts';
import type { NameTable, TokenTable } from './index-data.ts';
import { type KeyTable, KeyTableBuilder } from './key-table.ts';
import { stringAt } from './packed-strings.ts';

const INITIALS = 8;
const BODY = 9;

/** The key under which a body is found by its initials. */
export const initialsKey = (text: string): number => hashText(text, INITIALS);

/** The key under which a well-known body is found by any of its names. */
export const bodyKey = (body: number): number => hashNumber(body, BODY);

/** Which names of organizations have which initials, and tell which well-known bodies. `types`: by listing, positions in `ENTITY_TYPES`. */
export function initialsTable(names: NameTable, tokens: TokenTable, types: Uint8Array): KeyTable {
  const table = new KeyTableBuilder();
  const organization = ENTITY_TYPES.indexOf('organization');
  for (let name = 0; name < names.listing.length; name++) {
    if (types[names.listing[name] ?? 0] !== organization) continue;
    const texts = textsAt(names, tokens, name);
    for (const { text } of bodyInitials(texts, rolesAt(names, name))) table.add(initialsKey(text), name);
    for (const body of new Set(bodiesAt(names, name, texts).map((run) => run.body))) table.add(bodyKey(body), name);
  }
  return table.build();
}

/** The initials of a listed name. */
export const initialsAt = (names: NameTable, tokens: TokenTable, name: number): ReturnType<typeof bodyInitials> =>
  bodyInitials(textsAt(names, tokens, name), rolesAt(names, name));

/** The well-known bodies that a listed name tells. */
export const bodiesOf = (names: NameTable, tokens: TokenTable, name: number): BodyRun[] =>
  bodiesAt(names, name, textsAt(names, tokens, name));

const bodiesAt = (names: NameTable, name: number, texts: readonly string[]): BodyRun[] =>
  bodiesIn(texts, isLatin(stringAt(names.values, name)));

const rolesAt = ({ tokenStarts, tokenRoles }: NameTable, name: number): Uint8Array =>
  tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);

const textsAt = ({ tokenStarts, tokenIds }: NameTable, { forms, ownForm }: TokenTable, name: number): string[] =>
  Array.from(tokenIds.subarray(tokenStarts[name], tokenStarts[name + 1]), (id) => stringAt(forms, ownForm[id] ?? 0));

/** Whether a text has no letters but Latin ones, with marks or without. */
const isLatin = (text: string): boolean => !/[\u0370-\u1DFF\u2C00-\uFAFF]/.test(text);
