import type { CaseView, Decisions, Screenings } from '@namesake/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { CUSTOMER, useCaseService } from '../support/case-service.ts';
import { body } from '../support/customer-service.ts';
import { textIn } from '../support/pdf-text.ts';

const desk = useCaseService();
const { onLists, save, onlyCase, read, listsHer, decide } = desk;

describe('a case that is open again', () => {
  let earlier: string;
  let again: CaseView;
  beforeEach(async () => {
    await save(CUSTOMER);
    await listsHer();
    const closed = await decide(await onlyCase());
    earlier = closed.searchId;
    await onLists(() => desk.lists.change('list_a:7', { nationalities: ['DE'] }));
    again = await onlyCase();
  });
  const decisionsOf = async (searchId: string) =>
    body<Decisions>(await desk.admin.send('GET', `/searches/${searchId}/decisions`)).items;
  const screenings = async () => body<Screenings>(await desk.admin.send('GET', '/searches?hits=decided')).items;
  /** As it is read, whatever the lines are that it is broken into. */
  const compact = (text: string): string => text.replaceAll(/\s+/g, '');
  const pdfOf = async (path: string) => {
    const headers = {
      authorization: `Bearer ${await desk.service.token({ scopes: ['cases:read', 'records:read', 'search:read'] })}`,
    };
    const response = await fetch(`${desk.service.url}/api/v1${path}`, { headers });
    return compact(textIn(Buffer.from(await response.arrayBuffer())));
  };

  it('shows with its decision, in the recorded screenings and in the history since when and why', async () => {
    const reopened = { at: again.changedAt, because: ['listing_changed'] };
    const inForce = [{ verdict: 'false_positive', state: 'in_force', reopened }];
    expect((await read(again)).decisions).toMatchObject(inForce);
    expect(again.searchId).not.toBe(earlier);
    for (const searchId of [earlier, again.searchId]) expect(await decisionsOf(searchId)).toMatchObject(inForce);
    const found = (await screenings()).map((one) => [one.searchId, one.reopened]);
    expect(found).toEqual([again.searchId, earlier].map((searchId) => [searchId, reopened]));
  });

  it('says so in its PDF and in that of the screening', async () => {
    const told = compact(`no longer applies: reopened ${again.changedAt} because of a relevant change to the listing`);
    expect(await pdfOf(`/cases/${again.id}/report.pdf`)).toContain(told);
    await desk.service.app.storage.ledger.checkpoint();
    expect(await pdfOf(`/searches/${earlier}/record.pdf`)).toContain(told);
  });

  it('has nothing reopened once it is decided again', async () => {
    const closed = await decide(again);
    expect((await read(closed)).decisions).toMatchObject([{ state: 'superseded' }, { state: 'in_force' }]);
    expect((await decisionsOf(earlier)).map(({ reopened }) => reopened)).toEqual([null, null]);
    expect((await screenings()).map(({ reopened }) => reopened)).toEqual([null, null]);
  });
});
