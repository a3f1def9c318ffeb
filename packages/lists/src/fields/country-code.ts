import { COUNTRY_TABLE, OLD_CODES } from './country-table.ts';
import { detachedText } from './detached.ts';

const { codes, names } = load();

/**
 * ISO 3166-1 alpha-2 code of a country as a publisher writes it: a name, a former name, an adjective or a code. `XK` is
 * Kosovo. Undefined unless it names exactly one present country.
 */
export function countryCode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const trimmed = text.trim();
  if (/^[A-Z]{2}$/.test(trimmed))
    return codes.has(trimmed) ? trimmed : (OLD_CODES[trimmed] ?? names.get(keyOf(trimmed)));
  return named(trimmed);
}

/** A few spellings are very frequent. Bounded, because files are not trusted. */
const MAX_REMEMBERED = 4_096;
const remembered = new Map<string, string | undefined>();

function named(text: string): string | undefined {
  if (remembered.has(text)) return remembered.get(text);
  const code = names.get(keyOf(text));
  // A copy: the text itself is a slice that would keep the chunk it was read from in memory.
  if (remembered.size < MAX_REMEMBERED) remembered.set(detachedText(text), code);
  return code;
}

/** The country at the end of a one-line address: "Harbour Road 5, Limassol, Cyprus", "Wonsan, Korea, North". */
export function countryAtEnd(address: string): string | undefined {
  const parts = address.replace(/[.;]+$/, '').split(',');
  return (parts.length > 1 ? countryCode(parts.slice(-2).join(',')) : undefined) ?? countryCode(parts.at(-1));
}

/** Normal form for comparing country names: lower case, without accents, punctuation or article. */
export function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/['’ʼ`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '');
}

function load(): { codes: ReadonlySet<string>; names: ReadonlyMap<string, string> } {
  const codes = new Set<string>();
  const names = new Map<string, string>();
  for (const line of COUNTRY_TABLE.trim().split('\n')) {
    const code = line.slice(0, 2);
    codes.add(code);
    for (const name of line.slice(3).split('|')) names.set(keyOf(name), code);
  }
  return { codes, names };
}
