import type { RunProof, RunView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { rootOfProof } from '../../src/modules/watch/leaves.ts';
import { body, INNOCENT, LISTED, NOW_MS } from '../support/customer-service.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { textIn } from '../support/pdf-text.ts';
import { HOUR_MS, OTHER, useWatchService } from '../support/watch-service.ts';

const desk = useWatchService();
const { get, post, save, tick, audited } = desk;

describe('the document of a run', () => {
  it('says what was screened against what, and why some were not, and names nobody', async () => {
    await save(LISTED, INNOCENT, { externalRef: 'customer-4', searchText: '…' });
    const run = await tick();
    expect(run?.counts).toMatchObject({ notScreened: 1, because: { unscreenable_text: 1 } });
    const response = await fetch(`${desk.service.url}/api/v1/runs/${run?.id}/report.pdf`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = textIn(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain('Customers processed: 3 of 3');
    expect(text).toContain('unscreenable_text');
    expect(text).toContain(run?.root?.slice('sha256:'.length, 30));
    expect(text).not.toMatch(/Vestrakov|Tolbrecht|customer-/);
  });
});

describe('a run over lists that only the operator declared current', () => {
  it('says so of each list, in the notice and in the table', async () => {
    const attestation = { reason: 'checked by hand', atMs: NOW_MS - HOUR_MS, untilMs: NOW_MS + 48 * HOUR_MS };
    await desk.restart(fakeLists({ nowMs: NOW_MS, origin: 'disk', attestation }));
    await save(LISTED, INNOCENT);
    const run = await tick();
    expect(run?.lists.map(({ id, declaredCurrent }) => [id, declaredCurrent])).toEqual([
      ['list_a', true],
      ['list_b', true],
    ]);
    const response = await fetch(`${desk.service.url}/api/v1/runs/${run?.id}/report.pdf`, {
      headers: { authorization: `Bearer ${desk.token}` },
    });
    const text = textIn(Buffer.from(await response.arrayBuffer())).replace(/\s+/g, ' ');
    expect(text.match(/declared current by the operator/g)).toHaveLength(3);
    expect(text).not.toContain('against complete lists');
    const { body: table } = await get(`/runs/${run?.id}/report.csv`);
    expect(table['text']).toContain('list_a 2026-01-01 (declared current by the operator)');
    const [ended] = await audited('watch.run_ended');
    expect(ended?.detail).toMatchObject({ lists: [{ id: 'list_a', declared: true }, { declared: true }] });
  });
});

describe('the table of a full run', () => {
  it('says of each customer who is still known what it was, and against which lists', async () => {
    await save(LISTED, INNOCENT);
    const run = await tick();
    await save({ externalRef: 'customer-9', searchText: 'Berta Halvorsen' });
    const { body: answer } = await get(`/runs/${run?.id}/report.csv`);
    const [head, ...rows] = String(answer['text']).trim().split('\r\n');
    expect(head).toBe('external_ref,name,group,status,screened_at,lists,changed_since');
    expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
      ['customer-1', 'Orlan Vestrakov', 'default', 'alert'],
      ['customer-2', 'Quelmar Tolbrecht', 'default', 'clear'],
    ]);
    expect(rows[0]).toContain('list_a 2026-01-01');
    expect(await audited('watch.exported')).toMatchObject([{ target: run?.id }]);
  });

  it('gives no name that was not screened: who changed since the run began has only reference and status', async () => {
    await save(LISTED, INNOCENT);
    desk.service.clock.nowMs += 1_000;
    const run = await tick();
    desk.service.clock.nowMs += 1_000;
    await save({ ...LISTED, searchText: 'Berta Halvorsen' });
    const { body: answer } = await get(`/runs/${run?.id}/report.csv`);
    const rows = String(answer['text']).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 4))).toEqual([
      ['customer-1', '', '', 'alert'],
      ['customer-2', 'Quelmar Tolbrecht', 'default', 'clear'],
    ]);
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['yes', '']);
  });

  it('does not exist for a run that recorded no customers, and the answer says why', async () => {
    await save(LISTED, INNOCENT);
    const run = body<RunView>(await post('/runs/preview', { policy: 'default' }), 201);
    const { status, body: answer } = await get(`/runs/${run.id}/report.csv`);
    expect([run.kind, status, answer['code']]).toEqual(['preview', 404, 'customer_not_in_run']);
    expect(answer['detail']).toBe('Only full runs record each customer, and this run is a preview run.');
  });
});

describe('what a full run recorded of a customer', () => {
  it('is proved by the root that the audit log has', async () => {
    const [listed, innocent] = await save(LISTED, INNOCENT, OTHER);
    const run = await tick();
    const proof = body<RunProof>(await get(`/runs/${run?.id}/customers/${listed?.customerId}`));
    expect(proof).toMatchObject({ status: 'alert', inPart: { index: 0, count: 3 }, inRun: { index: 0, count: 1 } });
    const hex = (text: string) => Buffer.from(text, 'hex');
    const placed = ({ path, ...place }: RunProof['inPart']) => ({ ...place, path: path.map(hex) });
    const root = rootOfProof({ leaf: hex(proof.leaf), part: placed(proof.inPart), run: placed(proof.inRun) });
    expect(`sha256:${root?.toString('hex')}`).toBe(run?.root);
    const forged = hex(proof.leaf);
    forged[31] = 1;
    const other = rootOfProof({ leaf: forged, part: placed(proof.inPart), run: placed(proof.inRun) });
    expect(`sha256:${other?.toString('hex')}`).not.toBe(run?.root);
    expect((await get(`/runs/${run?.id}/customers/${innocent?.customerId}`)).body).toMatchObject({ status: 'clear' });
    const [later] = await save({ externalRef: 'customer-9', searchText: 'Berta Halvorsen' });
    expect((await get(`/runs/${run?.id}/customers/${later?.customerId}`)).body['code']).toBe('customer_not_in_run');
    expect((await get(`/runs/run_none/customers/${later?.customerId}`)).body['code']).toBe('run_not_found');
  });
});
