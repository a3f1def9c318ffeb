import { createHash } from 'node:crypto';
import { FOUR_EYES } from '@namesake/contract';
import type { StatedTable } from '../../src/storage/clearing/clearing-tables.ts';
import type { AuditEvent } from '../../src/storage/ports/audit-log.ts';
import type { Storage } from '../../src/storage/ports/storage.ts';
import { NOW } from './clearing-samples.ts';

/** A kind of row without events that can clear, as a test makes it through the program and asks whether it is used. */
export type StatedSample = {
  readonly table: StatedTable;
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
  ...{ at: NOW, actor: 'user:usr_1', action, target, detail, requestId: 'req_1' },
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

const versionOf = (name: string): string => `name = '${name}' and version = (select max(version)
  from policy_version where name = '${name}')`;

/** Each kind of row without events. */
export const STATED_SAMPLES: readonly StatedSample[] = [
  { table: 'policy_version', make: savePolicy, where: versionOf, forge: "body = '{}'", isUsed: isPolicyUsed },
  {
    ...{ table: 'policy', make: savePolicy, where: (name) => `name = '${name}'` },
    ...{ forge: 'version = 7', isUsed: isPolicyUsed },
  },
  {
    ...{ table: 'required_list', make: giveUp, where: (name) => `id = '${name}'` },
    ...{ forge: "given_up_reason = 'forged'", isUsed: isGivenUp },
  },
];
