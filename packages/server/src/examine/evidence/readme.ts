import type { EvidenceOrder } from './evidence-order.ts';

/** Describes the content of a pack, and how to verify it without Namesake. */
export function readmeOf({ period, withNames, madeAt, version, actor }: EvidenceOrder): string {
  const names = withNames
    ? 'Requests and answers are in it. They name people: keep it as you keep the records.'
    : 'Requests and answers are left out. Configuration, users and tokens are in it.';
  return `Evidence of sanctions screening, made by Namesake ${version}

Period     from ${instant(period.fromMs)} to before ${instant(period.toMs)}
Made       ${instant(madeAt)} by ${actor}
Names      ${names}

Files with .jsonl hold one JSON object a line. Times are UTC. A file that grows too long goes on as name-2, name-3 ...

  summary.json             counts of screenings by outcome, and of events by action
  rules.jsonl              every version of every rule up to the end of the period, and what became of it until today
  policies.jsonl           every version of every policy up to the end of the period, with its hash
  lists.jsonl              list versions with publication, hash, and from when until when they were searched
  decisions.jsonl          splits and joins of listed parties that were in force
  access/users.jsonl       accounts, with every change of role and of access
  access/tokens.jsonl      API tokens that could work in the period: scopes, owner, from when until when
  screenings/OUTCOME.jsonl screenings by outcome${withNames ? ', with request and answer as they were recorded' : ''}
  screenings/decisions.jsonl decisions on hits that were made or changed, each event with the digest in events.jsonl
  screenings/good-guys.jsonl good guys that were made or changed, each event with the digest in events.jsonl
  screenings/contexts.jsonl lists, engine, model and policy of the screenings, by contextHash
  watch/runs.jsonl         runs over all customers under watch: lists, rules, counts, and the root over them${withNames ? '\n  watch/customers.jsonl    customers under watch as they are when this is made, with what was found\n  watch/cases.jsonl        cases as they are when this is made, with comments; decisions are in screenings/' : ''}
  events.jsonl             every audit event of the period, readings included
  changes.jsonl            those events that changed configuration, decisions or access
  chain/verification.json  what verifying the whole chain of records found when this was made; broken: null is whole
  chain/heads.jsonl        the last sealed head of each day: compare with heads or receipts that you were given before
  keys/                    public keys that sign receipts and this pack
  manifest.json, .sig      the SHA-256 of each file, signed (Ed25519) by the key that manifest.json names

Erased records are in it as "erased": true, without content; their entries in the chain stay.

Verify that nothing was changed since, with standard tools, in the unpacked folder:

  sha256sum -c SHA256SUMS
  openssl pkeyutl -verify -rawin -pubin -inkey keys/KEYID.pem -in manifest.json -sigfile manifest.sig

KEYID is keyId of manifest.json. Compare it with the id that the operator published elsewhere. SHA256SUMS must have the
same sums as manifest.json. To verify the records themselves, run "namesake verify" on a copy of the database; to verify
one screening, ask for its receipt.
`;
}

const instant = (ms: number): string => new Date(ms).toISOString();
