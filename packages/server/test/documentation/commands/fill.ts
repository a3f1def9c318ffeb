import type { Workshop } from './workshop.ts';

/** Something that stands for what each installation has otherwise, and what an example's takes the place of. */
type Placeholder = readonly [pattern: RegExp, instead: (workshop: Workshop) => string | Promise<string>];

const PLACEHOLDERS: readonly Placeholder[] = [
  [/http:\/\/(?:127\.0\.0\.1|node\d):8080/, ({ url }) => url],
  [/--port 9000/, () => '--port 0'],
  [/\/var\/lib\/namesake/, () => 'data'],
  [/(?<=[ ])\/backup\//, () => 'backup/'],
  [/\/etc\/namesake\/metrics-token/, (workshop) => workshop.path('token')],
  [/postgres:\/\/namesake@db\.internal\/namesake/, (workshop) => workshop.emptyDatabase()],
  [/postgres:\/\/namesake:PASSWORD@[^']+/, (workshop) => workshop.emptyDatabase()],
  [/\/run\/secrets\/(?=database|secret)/, ({ dir }) => `${dir}/`],
  [/nsk_live_…/, ({ token }) => token],
  [/srch_…(?=\/rec)/, (workshop) => workshop.sealed()],
  [/srch_…/, (workshop) => workshop.screened()],
  [/dec_7Gk2mNp8qRs1T4fG/, decided],
  [/tok_\w{16}/, madeToken],
  [/rk_…/, newestKey],
  [/rk_[\da-f]{32}/, keyOfReceipt],
  [/un_sc@[\da-f]{12}/, async (workshop) => `un_sc@${(await versionsOf(workshop)).pop()}`],
  [/us_ofac_sdn:123/, () => 'us_ofac_sdn:701'],
  [/ca_sema/, () => 'un_sc'],
  [/600f363f…/, () => '$BUNDLE_KEY'],
];

/** A command whose placeholders name what the workshop has. Each that stands twice is made twice. */
export async function fill(workshop: Workshop, text: string): Promise<string> {
  let filled = '';
  let rest = text;
  for (;;) {
    const found = PLACEHOLDERS.map(([pattern, instead]) => ({ match: pattern.exec(rest), instead }))
      .flatMap(({ match, instead }) => (match === null ? [] : [{ at: match.index, length: match[0].length, instead }]))
      .sort((a, b) => a.at - b.at)[0];
    if (found === undefined) return filled + rest;
    filled += rest.slice(0, found.at) + (await found.instead(workshop));
    rest = rest.slice(found.at + found.length);
  }
}

async function decided(workshop: Workshop): Promise<string> {
  const verdict = { listings: ['sample:P-001'], verdict: 'false_positive', reason: 'different_birth_date' };
  const { items } = await workshop.call(`/searches/${await workshop.screened()}/decisions`, verdict);
  return String(Object(items)[0].id);
}

async function madeToken(workshop: Workshop): Promise<string> {
  const made = await workshop.call('/tokens', { name: 'example', scopes: ['search:write'], expiresInDays: 9 });
  return String(made['id'] ?? Object(made['token']).id);
}

async function newestKey(workshop: Workshop): Promise<string> {
  return String(Object((await workshop.call('/receipts/keys'))['items'])[0].id);
}

/** Keys are rotated meanwhile. */
async function keyOfReceipt(workshop: Workshop): Promise<string> {
  return String(Object(await workshop.call(`/searches/${await workshop.sealed()}/receipt`)).signature.keyId);
}

async function versionsOf(workshop: Workshop): Promise<string[]> {
  const { items } = await workshop.call('/lists/un_sc/versions');
  return Object(items).map(({ fileHash }: { fileHash: string }) => fileHash.slice('sha256:'.length).slice(0, 12));
}
