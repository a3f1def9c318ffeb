import { used } from './sink.ts';

/** Members that say who is screened, or who tries to log in. */
const PERSONAL = /^(?:searchText|aliases|addresses|value|names|expectedName|birthDate|birthDates|username)$/;
/** Parameters that say it in the addresses of the compatibility APIs. */
const PERSONAL_PARAMETER =
  /^(?:name|altNames|owner|birthDate|requestID|(?:gov_|email|phone|fax|website|address|crypto|imo).*)$/;
const SECRET = /^(?:(?:current|new)?password|oneTimeToken|secret|csrfToken|(?:recovery)?code)$/i;
/** Addresses of the network and dates, which logs have of their own, and verdicts of a field, which rules name. */
const COMMON = /^(?:[\da-f.:/]+|\d{4}(?:-\d\d){0,2}|match|close|conflict|unknown)$/i;

/** Notes every text and secret of a request, so that the search of the logs looks for it. */
export function noteRequest(address: URL, headers: Headers, body: unknown): void {
  // What an identity provider gives to the browser for us.
  // Of a log-in at a provider; other addresses have states that are no secrets.
  if (address.pathname.includes('/oidc'))
    for (const name of ['code', 'state']) used(address.searchParams.get(name) ?? '', true);
  if (address.pathname.includes('/v2/'))
    for (const [name, value] of address.searchParams)
      if (PERSONAL_PARAMETER.test(name) && !COMMON.test(value)) used(value);
  const [, pair] = /^basic +(\S+)/i.exec(headers.get('authorization') ?? '') ?? [];
  if (pair !== undefined) used(Buffer.from(pair, 'base64').toString('latin1').split(':')[1] ?? '', true);
  const [, token] = /^bearer +(\S+)/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token !== undefined) used(token, true);
  for (const pair of (headers.get('cookie') ?? '').split(';')) used(pair.split('=')[1]?.trim() ?? '', true);
  used(headers.get('x-csrf-token') ?? '', true);
  if (typeof body === 'string') noteTexts(parsed(body), '');
}

/** Notes the secrets that an answer told. */
export function noteAnswer(answer: Response, text: string): void {
  for (const line of answer.headers.getSetCookie()) used(/=([^;]*)/.exec(line)?.[1] ?? '', true);
  for (const [, secret] of text.matchAll(/"(?:secret|csrfToken)":"([^"]+)"/g)) used(secret ?? '', true);
  for (const [, codes] of text.matchAll(/"recoveryCodes":\[([^\]]*)\]/g))
    for (const code of codes?.split(',') ?? []) used(code.replaceAll('"', ''), true);
  for (const [, token] of text.matchAll(/#token=([\w-]+)/g)) used(token ?? '', true);
}

function noteTexts(value: unknown, member: string): void {
  if (typeof value === 'string') {
    const isSecret = SECRET.test(member);
    if (isSecret || (PERSONAL.test(member) && !COMMON.test(value))) used(value, isSecret);
  }
  if (Array.isArray(value)) for (const item of value) noteTexts(item, member);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) noteTexts(inner, name);
}

/** A body that is no JSON, too, has texts; with what they are named they are as good as read. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    const pairs = [...body.matchAll(/"(\w+)"\s*:\s*"([^"\\]*)"/g)];
    return pairs.map(([, name = '', text]) => ({ [name]: text }));
  }
}
