import { lookup } from '../../fields/lookup.ts';

/** Root elements of known formats that are not read, with what to do instead. */
const NOT_READ: Readonly<Record<string, string>> = {
  sanctionsData: 'is an OFAC delta file, which changes a list and is none itself',
};

/** Why a known root element is not read; undefined for unknown ones. */
export function whyNotRead(root: string): string | undefined {
  return lookup(NOT_READ, root);
}
