import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyInThreads } from '../../src/examine/verify/verify-in-threads.ts';
import { signingKey } from '../../src/proof/receipt-key.ts';
import { CHAIN_DIALECTS, type TamperedStore } from '../support/proved-dialects.ts';
import { MASTER, ProvedStore, TRUSTED_KEYS } from '../support/proved-store.ts';

let store: ProvedStore;
beforeEach(async () => {
  store = await ProvedStore.make();
});
afterEach(() => store.close());

describe.each(CHAIN_DIALECTS)('verifying a store on $dialect', ({ open }) => {
  let chain: TamperedStore;
  beforeEach(() => {
    store.fill();
    chain = open(store);
  });
  afterEach(() => chain.close());

  const broken = async (sql: string): Promise<unknown> => {
    await chain.tamper(sql);
    return (await chain.verify({ allSignatures: true, trusted: TRUSTED_KEYS })).broken;
  };

  it('proves what was recorded, by key', async () => {
    expect(await chain.verify({ trusted: TRUSTED_KEYS })).toMatchObject({
      broken: null,
      entries: 13,
      screenings: 7,
      events: 6,
      segments: 5,
      unsealed: 0,
      erased: 0,
      before: { screenings: 0, events: 0 },
      start: { kind: 'genesis' },
      end: { segment: 5, entry: 13 },
    });
  });

  it('proves the same in threads', async () => {
    const { entries, broken: found } = await chain.verify({
      threads: async (source, orders, onEntries) => {
        const ranges = await verifyInThreads(source, orders, onEntries);
        expect(ranges.length).toBeGreaterThan(1);
        return ranges;
      },
      threadsFrom: 0,
    });
    expect([entries, found]).toEqual([13, null]);
  });

  it('says which record was changed', async () => {
    const set = "update screening set outcome = 'potential_match' where entry = 6";
    expect(await broken(set)).toMatchObject({ kind: 'content_changed', entry: 6, segment: 3 });
  });

  it('says which event was changed', async () => {
    expect(await broken("update audit_event set actor = 'user:usr_2' where entry = 3")).toMatchObject({
      kind: 'content_changed',
      entry: 3,
      segment: 1,
    });
  });

  it('says which record is gone', async () => {
    expect(await broken('delete from screening where entry = 4')).toMatchObject({ kind: 'content_missing', entry: 4 });
  });

  it('says which entry is gone', async () => {
    expect(await broken('delete from ledger where number = 6')).toMatchObject({ kind: 'entry_missing', entry: 6 });
  });

  it('finds a record whose digest was made to fit', async () => {
    await chain.tamper('update screening set salt = (select salt from screening where entry = 5) where entry = 6');
    expect(await broken(`update ledger set digest = ${chain.zeros(32)} where number = 6`)).toMatchObject({
      kind: 'digest_changed',
      entry: 6,
    });
  });

  it('finds two entries that changed places', async () => {
    const swap = `update ledger set digest = case number when 6 then (select digest from ledger where number = 5)
      else (select digest from ledger where number = 6) end where number in (5, 6)`;
    expect(await broken(swap)).toMatchObject({ kind: 'digest_changed', entry: 5 });
  });

  it('finds a segment that is gone, and one that was changed', async () => {
    expect(await broken('delete from ledger_segment where number = 3')).toMatchObject({
      kind: 'segment_missing',
      segment: 3,
    });
  });

  it('finds a changed time of a segment', async () => {
    expect(await broken('update ledger_segment set sealed_at = sealed_at + 1 where number = 2')).toMatchObject({
      kind: 'segment_changed',
      segment: 2,
    });
  });

  it('finds a record that was put in without an entry', async () => {
    const copy = `insert into screening (seq, id, context_id, actor_id, outcome, total, body)
      select 99, ${chain.zeros(16)}, context_id, actor_id, outcome, total, body from screening limit 1`;
    expect(await broken(copy)).toMatchObject({ kind: 'row_added' });
  });

  it('finds a cut tail by a head that somebody has', async () => {
    const { end } = await chain.verify();
    const anchor = Buffer.from(end?.head ?? '', 'hex');
    store.write(store.screening());
    expect((await chain.verify({ anchor })).broken).toBeNull();
    for (const table of ['screening', 'audit_event']) await chain.tamper(`delete from ${table} where entry >= 10`);
    await chain.tamper('delete from ledger where number >= 10');
    await chain.tamper('delete from ledger_segment where number >= 5');
    expect((await chain.verify()).broken).toBeNull();
    expect((await chain.verify({ anchor })).broken).toMatchObject({ kind: 'tail_missing', entry: 10 });
  });

  it('checks entries that are not sealed yet', async () => {
    store.seals = false;
    store.write(store.screening(), store.event());
    expect(await chain.verify()).toMatchObject({ broken: null, unsealed: 2 });
    expect(await broken('update audit_event set at = at + 1 where entry = 15')).toMatchObject({ entry: 15 });
  });

  it('accepts what an entry says was erased, and nothing more', async () => {
    store.write(store.event('records.erased', { entries: [[5, 6]] }));
    await chain.tamper('delete from screening where entry in (5, 6)');
    expect(await chain.verify()).toMatchObject({ broken: null, erased: 2 });
    expect(await broken('delete from screening where entry = 8')).toMatchObject({ kind: 'content_missing', entry: 8 });
  });

  it('does not accept an erasure that is in no entry', async () => {
    await chain.tamper(
      `insert into audit_event values (99, 1, 'a', 'records.erased', '', '{"entries":[[5,5]]}', '', 5, ${chain.zeros(1)})`,
    );
    expect(await broken('delete from screening where entry = 5')).not.toBeNull();
  });

  it('begins at a checkpoint when what is before it was taken away', async () => {
    store.write({ kind: 'checkpoint', seq: 1 });
    store.write(store.event('records.purged', { segment: 6, before: 14, entries: 13 }));
    for (const table of ['screening', 'audit_event']) await chain.tamper(`delete from ${table} where entry <= 13`);
    await chain.tamper('delete from ledger where number <= 13');
    await chain.tamper('delete from ledger_segment where number < 6');
    const verified = await chain.verify({ trusted: TRUSTED_KEYS });
    expect(verified).toMatchObject({
      broken: null,
      entries: 1,
      start: { kind: 'checkpoint', entry: 14 },
      cut: { segment: 6, before: 14, entries: 13, actor: 'user:usr_1' },
    });
    expect(await broken(`update ledger_segment set signature = ${chain.zeros(64)} where number = 6`)).toMatchObject({
      kind: 'segment_missing',
    });
  });

  it('does not begin at a checkpoint that nobody ordered to cut at', async () => {
    store.write({ kind: 'checkpoint', seq: 1 });
    store.write(store.screening());
    for (const table of ['screening', 'audit_event']) await chain.tamper(`delete from ${table} where entry <= 13`);
    await chain.tamper('delete from ledger where number <= 13');
    expect(await broken('delete from ledger_segment where number < 6')).toMatchObject({ kind: 'segment_missing' });
  });

  it('does not accept an erasure or a cut that is not sealed', async () => {
    store.seals = false;
    store.ledger.useKey(MASTER, false);
    store.write(store.event('anything', { entries: [[5, 5]] }));
    await chain.tamper("update audit_event set action = 'records.erased' where action = 'anything'");
    expect(await broken('delete from screening where entry = 5')).toMatchObject({ kind: 'content_missing', entry: 5 });
  });

  it('begins at nothing else', async () => {
    await chain.tamper('delete from screening where entry <= 3');
    await chain.tamper('delete from audit_event where entry <= 3');
    await chain.tamper('delete from ledger where number <= 3');
    expect(await broken('delete from ledger_segment where number = 1')).toMatchObject({ kind: 'segment_missing' });
  });
});

describe('keys of receipts', () => {
  beforeEach(() => store.fill());
  const rotate = { kind: 'rotate', seq: 1, at: 5, actor: 'operator', reason: 'yearly' } as const;
  const [first, second, third] = [1, 2, 3].map((generation) => signingKey(MASTER, generation).id);

  it('are rotated: the key before signs who comes next', async () => {
    store.write(rotate);
    store.write(store.screening());
    const verified = await store.verify({ trusted: new Set([first ?? '']) });
    expect(verified).toMatchObject({
      broken: null,
      eras: [
        { keyId: first, last: 6 },
        { keyId: second, first: 7 },
      ],
    });
    expect((await store.verify({ trusted: new Set([second ?? '']) })).broken).toBeNull();
  });

  it('that nothing vouches for are found', async () => {
    expect((await store.verify({ trusted: new Set([third ?? '']) })).broken).toMatchObject({
      kind: 'key_unknown',
      segment: 1,
    });
  });
});
