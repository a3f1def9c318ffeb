import { hashText } from '../forms/hash.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import { bodyInitials } from './body-initials.ts';
import type { NameTable, TokenTable } from './index-data.ts';
import { type KeyTable, KeyTableBuilder } from './key-table.ts';
import { stringAt } from './packed-strings.ts';

const INITIALS = 8;

/** The key under which a body is found by its initials. */
export const initialsKey = (text: string): number => hashText(text, INITIALS);

/** Which names of organizations have which initials. `types`: by listing, positions in `ENTITY_TYPES`. */
export function initialsTable(names: NameTable, tokens: TokenTable, types: Uint8Array): KeyTable {
  const table = new KeyTableBuilder();
  const organization = ENTITY_TYPES.indexOf('organization');
  for (let name = 0; name < names.listing.length; name++) {
    if (types[names.listing[name] ?? 0] !== organization) continue;
    for (const { text } of initialsAt(names, tokens, name)) table.add(initialsKey(text), name);
  }
  return table.build();
}

/** The initials of a listed name. */
export function initialsAt(names: NameTable, tokens: TokenTable, name: number): ReturnType<typeof bodyInitials> {
  const [from, to] = [names.tokenStarts[name] ?? 0, names.tokenStarts[name + 1] ?? 0];
  const texts = Array.from(names.tokenIds.subarray(from, to), (id) => stringAt(tokens.forms, tokens.ownForm[id] ?? 0));
  return bodyInitials(texts, names.tokenRoles.subarray(from, to));
}
