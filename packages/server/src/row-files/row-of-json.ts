import { type ErrorCode, searchRequestSchema } from '@namesake/contract';
import type { LineText } from '../lib/formats/lines.ts';
import { setAsideMembers } from './column-content.ts';
import { misplacedNames } from './misplaced-words.ts';
import { readMembers } from './row.ts';
import { toRequest } from './to-request.ts';
import { countryCode, genderWord, typeWord } from './words.ts';

type Content = ReturnType<typeof toRequest> & {
  readonly role: string | null;
  readonly setAside: readonly string[];
};

type Members = Readonly<Record<string, unknown>>;

/**
 * Parses one object of a JSON file: its own party, then those in `related`, each with its role. An unknown member that
 * is not ignored is an error, as in a search.
 */
export function partiesOfJson(text: LineText, ignored: readonly string[], policy: string): readonly Content[] {
  const read = readMembers(text);
  const id = read.id === null ? null : String(read.id);
  if ('error' in read) return [{ ...failed(id, read.error), role: null, setAside: [] }];
  const { related, ...own } = read.members;
  const party = (members: Members, role: string | null): Content => {
    const { kept, setAside, leftOut: lost } = setAsideMembers(members, ignored);
    const leftOut = [...namedAlready(kept['leftOut']), ...lost, ...misplacedNames(role === null ? id : null, kept)];
    const { members: said, notes } = understood({ ...kept, ...(leftOut.length === 0 ? {} : { leftOut }) });
    return { ...toRequest({ id, role, members: said, notes }, policy), role, setAside };
  };
  const others = related === undefined ? [] : Array.isArray(related) ? related : [related];
  return [
    party(own, null),
    ...others.map((one: unknown, at): Content => {
      const { role, ...members }: Members = typeof one === 'object' && one !== null ? { ...one } : {};
      if (typeof role === 'string' && role.trim() !== '') return party(members, role.trim());
      const error = { code: 'member_required', detail: `/related/${at}/role` } as const;
      return { id, error, role: null, setAside: [] };
    }),
  ];
}

const failed = (id: string | null, code: ErrorCode) => ({ id, error: { code, detail: code } });

const namedAlready = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const READ = { type: typeWord, gender: genderWord } as const;
const KNOWN = searchRequestSchema.shape;

/** Parses words for types, genders and countries as in a file with columns; words it does not know are noted. */
function understood(members: Readonly<Record<string, unknown>>): {
  readonly members: Readonly<Record<string, unknown>>;
  readonly notes: readonly string[];
} {
  const [own, notes]: [Record<string, unknown>, string[]] = [{ ...members }, []];
  for (const member of ['type', 'gender'] as const) {
    const value = own[member];
    if (typeof value !== 'string' || KNOWN[member].safeParse(value).success) continue;
    const word = READ[member](value);
    if (word !== undefined) own[member] = word;
    else {
      delete own[member];
      notes.push(member);
    }
  }
  const { countries } = own;
  if (!Array.isArray(countries)) return { members: own, notes };
  const codes = countries.map((one) => (typeof one === 'string' ? (countryCode(one.trim()) ?? one) : one));
  const isCode = (code: unknown): boolean => KNOWN.countries.safeParse([code]).success;
  if (codes.some((code) => !isCode(code))) notes.push('countries');
  return { members: { ...own, countries: codes.filter(isCode) }, notes };
}
