import type { IdentifierType } from '../../types/listing.ts';
import { plainText } from '../unicode.ts';

/** Types of identifiers that are contact details. */
const CONTACT_TYPES: ReadonlySet<IdentifierType> = new Set(['email', 'phone', 'website', 'handle']);
export const isContactType = (type: IdentifierType | undefined): boolean =>
  type !== undefined && CONTACT_TYPES.has(type);

const EMAIL = /[^\s@<>()[\]{},;:"'«»]{1,64}@[^\s@<>()[\]{},;:"'«»/?&]+/g;
/** Letters of any script, and digits. */
const SIGN = String.raw`A-Za-z\d\u00a1-\uffff`;
const HOST = String.raw`(?:[${SIGN}](?:[${SIGN}-]*[${SIGN}])?\.)+(?:[A-Za-z\u00a1-\uffff]{2,}|xn--[a-z\d-]+)`;
const WEBSITE = new RegExp(
  String.raw`(?<![${SIGN}@./-])(?:[a-z]{3,5}:\/\/)?(${HOST})(?::\d{2,5})?(\/[^\s<>"'«»]*)?`,
  'gi',
);
const HANDLE = new RegExp(String.raw`(?<![${SIGN}@./])@[A-Za-z_][\w.]{2,31}`, 'g');

/** Hosts shared by many: only a page there identifies somebody. */
const SHARED_HOSTS = new Set(
  (
    'facebook.com fb.com twitter.com x.com instagram.com t.me telegram.me telegram.org vk.com ok.ru youtube.com youtu.be linkedin.com ' +
    'tiktok.com wa.me whatsapp.com weibo.com rumble.com gab.com soundcloud.com medium.com github.com gitlab.com google.com ' +
    'sites.google.com docs.google.com blogspot.com wordpress.com wixsite.com livejournal.com archive.org wikipedia.org alibaba.com made-in-china.com'
  ).split(' '),
);
/** Hosts on which the first segment of a path is an account name. */
const ACCOUNT_HOSTS = new Set(
  'facebook.com fb.com twitter.com x.com instagram.com t.me telegram.me vk.com ok.ru tiktok.com github.com gab.com'.split(
    ' ',
  ),
);

/** A contact in a text: its position, its type, and the keys under which lists may carry it. */
export type FoundContact = {
  readonly start: number;
  readonly end: number;
  readonly type: IdentifierType;
  readonly keys: readonly string[];
};

/**
 * The keys of a published contact: one for each address, site, account or telephone number in it. Keys of e-mail
 * addresses, sites and accounts contain a sign that no folded number has.
 */
export function listedContactKeys(value: string, type: IdentifierType): readonly string[] {
  const text = plainText(value);
  if (type === 'phone') return phonesIn(text).flatMap((digits) => [digits, `00${digits}`]);
  if (type === 'handle') return [handleKey(text)];
  return contactsIn(text).flatMap(({ keys, type: found }) => (found === 'website' ? ownKeys(keys) : keys));
}

/** E-mail addresses, websites and accounts in a text. */
export function contactsIn(text: string): readonly FoundContact[] {
  const found: FoundContact[] = [];
  for (const { 0: value, index } of text.matchAll(EMAIL))
    found.push({ ...placed(value, index), type: 'email', keys: [trimmed(value).toLowerCase()] });
  for (const { 0: value, 1: host = '', 2: path = '', index } of text.matchAll(WEBSITE))
    found.push({ ...placed(value, index), type: 'website', keys: siteKeys(host, path) });
  for (const { 0: value, index } of text.matchAll(HANDLE))
    found.push({ ...placed(value, index), type: 'handle', keys: [handleKey(value)] });
  return found;
}

/** The keys under which lists may carry an identifier that is, or may be, a contact. */
export function soughtContactKeys(value: string, type: IdentifierType | undefined): readonly string[] {
  if (type !== undefined && !isContactType(type)) return [];
  const text = plainText(value);
  if (type === 'phone') return phonesIn(text);
  return type === 'handle' ? [handleKey(text)] : contactsIn(text).flatMap(({ keys }) => keys);
}

/** The page, its site, and the sites that it is a part of: a listed bank's shop belongs to the bank. */
function siteKeys(host: string, path: string): string[] {
  const site = host.toLowerCase().replace(/^www\d?\./, '');
  const page = trimmed(path.replace(/[?#].*$/, ''))
    .replace(/\/+$/, '')
    .toLowerCase();
  const keys = page === '' ? [] : [site + page];
  const parts = site.split('.');
  for (let at = 0; at + 2 <= parts.length; at++) {
    const whole = parts.slice(at).join('.');
    if (!SHARED_HOSTS.has(whole)) keys.push(whole);
  }
  const [, account] = page.split('/');
  if (account && ACCOUNT_HOSTS.has(site)) keys.push(handleKey(account));
  return keys;
}

/** A listed page stands for its site, but not for the sites that it is a part of. */
function ownKeys(keys: readonly string[]): readonly string[] {
  const [page, ...sites] = keys;
  if (page === undefined) return [];
  const isPage = page.includes('/');
  const accounts = sites.filter((key) => key.startsWith('@'));
  return isPage ? [page, ...sites.slice(0, 1), ...accounts] : [page];
}

const handleKey = (value: string): string => `@${trimmed(value).replace(/^@+/, '').toLowerCase()}`;

const trimmed = (value: string): string => value.replace(/[.,;:!?)]+$/, '');

const placed = (value: string, start: number) => ({ start, end: start + trimmed(value).length });

const LEAST_PHONE_DIGITS = 6;

/** "+000-11-2212/3; (0)11": the digits of each number, completing those of which only the end is repeated. */
function phonesIn(text: string): string[] {
  const digits = text.split(/[,;、]|\bor\b|\band\b/iu).flatMap((part) => {
    const [first = '', ...ends] = part.replace(/\(0\)/g, '').split('/');
    const number = (/^[^a-z]*/i.exec(first.replace(/^\D*?(?=[+(\d])/, ''))?.[0] ?? '')
      .replace(/\D/g, '')
      .replace(/^00/, '');
    const others = ends.map((end) => end.replace(/\D/g, '')).filter((end) => end !== '');
    return [
      number,
      ...others.map((end) => (end.length < LEAST_PHONE_DIGITS ? number.slice(0, -end.length) + end : end)),
    ];
  });
  return [...new Set(digits)].filter((each) => each.length >= LEAST_PHONE_DIGITS);
}
