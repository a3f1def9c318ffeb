import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import { changed, type RuleVersion } from '../../src/modules/rules/store/rule-version.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { purgeEvents } from '../support/clearing-samples.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = 1_000;
const ADA = { at: NOW, by: 'user:usr_a' };
const BEN = { at: NOW + 1, by: 'user:usr_b' };
const event = (action: string): AuditEvent => ({
  at: NOW,
  actor: ADA.by,
  action,
  target: 'far',
  detail: {},
  requestId: '',
});

describe.each(DIALECTS)('rules, on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const save = (reason: string, name = 'far') => {
    const rows = [{ when: { nameScoreBelow: 80 }, effect: 'lower' }] as const;
    return storage.rules.save({ name, rows, reason, endsAt: NOW + 5_000, saved: ADA }, event('rule.saved'));
  };
  const find = async (version: number, name = 'far'): Promise<RuleVersion> => {
    const found = (await storage.rules.versions(name)).find((one) => one.version === version);
    if (found === undefined) throw new Error(`${name} has no version ${version}`);
    return found;
  };
  async function change(version: number, what: 'propose' | 'approve' | 'end', name = 'far'): Promise<boolean> {
    const before = await find(version, name);
    const after = changed(before, what, what === 'approve' ? BEN : ADA);
    if (after === undefined) return false;
    return storage.rules.change(
      [{ before, after }],
      what !== 'end',
      event(what === 'end' ? 'rule.ended' : `rule.${what}d`),
    );
  }
  async function putInForce(version: number, name = 'far'): Promise<void> {
    expect(await change(version, 'propose', name)).toBe(true);
    expect(await change(version, 'approve', name)).toBe(true);
  }
  const inForce = async (at = NOW) => (await storage.rules.inForce(at)).map(({ name, reason }) => [name, reason]);

  it('counts versions by name, keeps what each says, and audits each step with the row that it leaves', async () => {
    expect(await save('first')).toBe(1);
    expect(await save('second')).toBe(2);
    expect(await save('other', 'near')).toBe(1);
    await putInForce(2);
    const versions = await storage.rules.versions('far');
    expect(versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'second'],
      [1, 'first'],
    ]);
    expect(versions[0]).toMatchObject({ saved: ADA, proposed: ADA, approved: BEN, over: null });
    const events = await storage.audit.details('rule.approved');
    expect(events).toEqual([expect.objectContaining({ rowDigests: [expect.objectContaining({ id: 'far 2' })] })]);
  });

  it('are in force from their approval until their end, in the order of their names', async () => {
    await save('b', 'near');
    await save('a');
    expect(await inForce()).toEqual([]);
    await putInForce(1, 'near');
    await putInForce(1);
    expect(await inForce()).toEqual([
      ['far', 'a'],
      ['near', 'b'],
    ]);
    expect(await change(1, 'end')).toBe(true);
    expect(await inForce()).toEqual([['near', 'b']]);
    expect(await inForce(NOW + 5_000)).toEqual([]);
  });

  it('do not come into force where another version was saved meanwhile', async () => {
    await save('first');
    expect(await change(1, 'propose')).toBe(true);
    await save('second');
    expect(await change(1, 'approve')).toBe(false);
    expect(await inForce()).toEqual([]);
  });

  it('change once, whoever reads them at the same time', async () => {
    await save('first');
    const before = await find(1);
    const after = changed(before, 'propose', ADA);
    if (after === undefined) throw new Error('it cannot be proposed');
    const propose = () => storage.rules.change([{ before, after }], true, event('rule.proposed'));
    expect([await propose(), await propose()]).toEqual([true, false]);
    expect(await storage.audit.details('rule.proposed')).toHaveLength(1);
  });

  it('do not count once somebody changed a row', async () => {
    await save('first');
    await putInForce(1);
    await store.change('update rule_version set ends_at = ends_at + 1');
    expect(await inForce()).toEqual([]);
    expect(await storage.rules.all()).toEqual([]);
  });

  it.each([false, true])(
    'are not in force again where somebody puts back the row from before it ended (events purged: %s)',
    async (isPurged) => {
      await save('first');
      await putInForce(1);
      await store.change('create table kept as select * from rule_version');
      expect(await inForce()).toEqual([['far', 'first']]);
      expect(await change(1, 'end')).toBe(true);
      if (isPurged) await purgeEvents(storage);
      await store.change('delete from rule_version');
      await store.change('insert into rule_version select * from kept');
      await store.change('drop table kept');
      expect((await storage.rules.all()).map(({ over }) => over)).toEqual([null]);
      expect(await inForce()).toEqual([]);
      const opened = await store.open();
      expect(await opened.rules.inForce(NOW)).toEqual([]);
      await opened.close();
    },
  );
});
