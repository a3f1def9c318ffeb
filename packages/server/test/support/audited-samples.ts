import { createHash } from 'node:crypto';
import { FOUR_EYES } from '@namesake/contract';
import type { AuditedTable } from '../../src/db/clearing/clearing-tables.ts';
import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { NOW } from './clearing-samples.ts';

/** A kind of row without events that can clear, as a test makes it through the program and asks whether it is used. */
export type AuditedSample = {
  readonly table: AuditedTable;
  /** Makes it, as a person does who names it, or does it again in another way. */
  make(storage: Storage, name: string, how: 'first' | 'again'): Promise<void>;
  /** SQL that finds it. */
  where(name: string): string;
  /** SQL of a change that nobody recorded. */
  readonly forge: string;
  /** Whether the program goes by it as it was made last; false where it does not, or does the stricter thing. */
  isUsed(storage: Storage, name: string, how: 'first' | 'again'): Promise<boolean>;
};

export const eventOf = (action: string, target: string, detail: AuditEvent['detail'] = {}): AuditEvent => ({
  at: NOW,
  actor: 'user:usr_1',
  action,
  target,
  detail,
  requestId: 'req_1',
});

const bodyOf = (how: 'first' | 'again'): string => JSON.stringify({ threshold: how === 'first' ? 70 : 80, FOUR_EYES });

async function savePolicy(storage: Storage, name: string, how: 'first' | 'again'): Promise<void> {
  const hash = `sha256:${createHash('sha256').update(bodyOf(how)).digest('hex')}`;
  const made = { name, hash, body: bodyOf(how), reason: how, savedAt: NOW, savedBy: 'user:usr_1' };
  await storage.policies.save(made, eventOf('policy.saved', name, { hash, reason: how }));
}

async function isPolicyUsed({ policies }: Storage, name: string, how: 'first' | 'again'): Promise<boolean> {
  const found = await policies.find(name);
  return found?.body === bodyOf(how) && found.version === (how === 'first' ? 1 : 2);
}

/** A list that was given up: what lets answers be complete without it. */
async function giveUp({ requiredLists }: Storage, name: string, how: 'first' | 'again'): Promise<void> {
  await requiredLists.require('downloads', [name], eventOf('lists.required', '', { lists: [name] }));
  const detail = { lists: [name], reason: how };
  await requiredLists.giveUp('downloads', [name], how, eventOf('lists.given_up', '', detail));
}

async function isGivenUp({ requiredLists }: Storage, name: string, how: 'first' | 'again'): Promise<boolean> {
  const found = (await requiredLists.all('downloads')).find(({ id }) => id === name);
  if (found === undefined) throw new Error(`${name} is not required any more`);
  return found.givenUp?.reason === how;
}

/** A split of a party. */
async function splitParty({ partyDecisions }: Storage, name: string, how: 'first' | 'again'): Promise<void> {
  const ended = (await partyDecisions.inForce()).filter(({ listings }) => listings.includes(name)).map(({ id }) => id);
  const made = { kind: 'split', listings: [name], others: ['b:1'] } as const;
  const decision = { id: `pd_${name}_${how}`, ...made, reason: how, decidedAt: NOW, decidedBy: 'user:usr_1' };
  const event = eventOf('party.split', name, { reason: how, ended, ...made, decision: decision.id });
  await partyDecisions.change({ made: decision, ended, event });
}

async function isSplit({ partyDecisions }: Storage, name: string, how: 'first' | 'again'): Promise<boolean> {
  const found = (await partyDecisions.inForce()).filter(({ listings }) => listings.includes(name));
  return found.length === 1 && found[0]?.reason === how;
}

const contentNamed = (how: 'first' | 'again'): string => (how === 'first' ? 'a' : 'b').repeat(64);

async function searchList({ listVersions }: Storage, name: string, how: 'first' | 'again'): Promise<void> {
  const facts = { version: '1', publishedAt: '2026-01-01', checkedAt: NOW, records: 2, rejected: 0, bytes: 9 };
  const content = contentNamed(how);
  const version = { list: name, sha256: content, content, ...facts, fileName: 'a.xml', changes: null, held: [] };
  await listVersions.activate([version], [], NOW);
}

async function isSearched({ listVersions }: Storage, name: string, how: 'first' | 'again'): Promise<boolean> {
  const found = (await listVersions.searched()).find(({ list }) => list === name);
  return found?.content === contentNamed(how) && !found.isDoubted;
}

/** Whether searches as of now run on it. */
async function isInForce({ listVersions }: Storage, name: string, how: 'first' | 'again'): Promise<boolean> {
  const found = (await listVersions.activeAt(NOW)).find(({ list }) => list === name);
  return found?.version?.content === contentNamed(how) && found.isProved;
}

/** A rule that two people put in force, and the next version of it. */
async function putInForce({ rules }: Storage, name: string, how: 'first' | 'again'): Promise<void> {
  const row = { when: { fields: { birthDate: ['conflict'] } }, effect: 'discount' } as const;
  const saved = { at: NOW, by: 'user:usr_1' };
  const made = { name, rows: [row], reason: how, endsAt: NOW + 86_400_000, saved };
  const earlier = (await rules.inForce(NOW)).find((one) => one.name === name);
  await rules.save(made, eventOf('rule.saved', name));
  const [draft] = await rules.versions(name);
  if (draft === undefined) throw new Error('nothing was saved');
  const proposed = { ...draft, proposed: saved };
  await rules.change([{ before: draft, after: proposed }], true, eventOf('rule.proposed', name));
  const approved = { ...proposed, approved: { at: NOW, by: 'user:usr_2' } };
  const over = { at: NOW, by: 'user:usr_2', as: 'replaced' } as const;
  const replaced = earlier === undefined ? [] : [{ before: earlier, after: { ...earlier, over } }];
  const event = eventOf('rule.approved', name);
  await rules.change([{ before: proposed, after: approved }, ...replaced], true, event);
}

async function isRuleUsed({ rules }: Storage, name: string, how: 'first' | 'again'): Promise<boolean> {
  const found = (await rules.inForce(NOW)).filter((one) => one.name === name);
  return found.length === 1 && found[0]?.reason === how;
}

const versionOf = (name: string): string => `name = '${name}' and version = (select max(version)
  from policy_version where name = '${name}')`;

/** Each kind of row without events. */
export const AUDITED_SAMPLES: readonly AuditedSample[] = [
  { table: 'policy_version', make: savePolicy, where: versionOf, forge: "body = '{}'", isUsed: isPolicyUsed },
  {
    table: 'policy',
    make: savePolicy,
    where: (name) => `name = '${name}'`,
    forge: 'version = 7',
    isUsed: isPolicyUsed,
  },
  {
    table: 'required_list',
    make: giveUp,
    where: (name) => `id = '${name}'`,
    forge: "given_up_reason = 'forged'",
    isUsed: isGivenUp,
  },
  {
    table: 'party_decision',
    make: splitParty,
    forge: "reason = 'forged'",
    isUsed: isSplit,
    where: (name) => `id like 'pd_${name}%' and ended_at is null`,
  },
  {
    table: 'rule_version',
    make: putInForce,
    forge: `rows_json = '[{"when":{"types":["person"]},"effect":"discount"}]'`,
    isUsed: isRuleUsed,
    where: (name) => `name = '${name}' and version = (select max(version) from rule_version where name = '${name}')`,
  },
  {
    table: 'searched_list',
    make: searchList,
    where: (name) => `list = '${name}'`,
    forge: "content = 'forged'",
    isUsed: isSearched,
  },
  {
    table: 'list_activation',
    make: searchList,
    forge: "version_digest = 'forged'",
    isUsed: isInForce,
    where: (name) => `list = '${name}' and number = (select max(number) from list_activation where list = '${name}')`,
  },
];
