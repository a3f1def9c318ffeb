import type { Frame } from './frame.ts';

/** The name in a field of the request other than its text. */
export const FIELDS: readonly Frame[] = [
  { id: 'alias', write: (name, { party }) => ({ searchText: party(), aliases: [name] }) },
  {
    id: 'alias-among-others',
    write: (name, { party }) => ({ searchText: party(), aliases: [party(), name, party()] }),
  },
  { id: 'alias-of-message', write: (name, { words }) => ({ searchText: words(14), aliases: [name] }) },
  { id: 'alias-with-words', write: (name, { party }) => ({ searchText: party(), aliases: [`trading as ${name}`] }) },
  {
    id: 'address',
    write: (name, { party, street, city }) => ({ searchText: party(), addresses: [`${name}, ${street()}, ${city()}`] }),
  },
  {
    id: 'address-care-of',
    write: (name, { party, street, city }) => ({
      searchText: party(),
      addresses: [`${street()}, ${city()}`, `c/o ${name}, ${street()}, ${city()}`],
    }),
  },
];
