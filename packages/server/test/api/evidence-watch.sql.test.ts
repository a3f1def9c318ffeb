import type { CustomerView, RunView } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { useCaseService } from '../support/case-service.ts';
import { body } from '../support/customer-service.ts';
import { unzip } from '../support/unzip.ts';

const PERIOD = 'from=2026-03-01T00:00:00.000Z&to=2026-03-02T00:00:00.000Z';

const desk = useCaseService();

/** Lines of a file of the pack. */
async function linesOf(name: string): Promise<Readonly<Record<string, unknown>>[]> {
  const token = await desk.service.token({ name: 'examiner', scopes: ['audit:read', 'records:read'] });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${desk.service.url}/api/v1/audit/evidence.zip?${PERIOD}`, { headers });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const lines = (files.get(name)?.toString() ?? '').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

describe('an evidence pack', () => {
  it('has cases, customers and runs with the names, states and times of the API', async () => {
    await desk.save({ externalRef: 'customer-1', searchText: 'Orlan Vestrakov', countries: ['DE', 'FR'] });
    const [found] = await desk.listed();
    await desk.analyst.send('POST', '/cases/assign', { cases: [found?.id], to: 'me' });
    await desk.analyst.send('POST', `/cases/${found?.id}/comments`, { text: 'Asked the branch.' });
    const one = (await desk.listed()).find(({ id }) => id === found?.id);
    expect(one?.state).toBe('in_review');

    const line = (await linesOf('watch/cases.jsonl')).find(({ id }) => id === one?.id);
    const { externalRef, state, stateSince, openedAt, countries, news, queue, dueAt, searchId } = Object(one);
    expect(line).toMatchObject({ externalRef, state, stateSince, openedAt, countries, news, queue, dueAt, searchId });
    expect(line?.['comments']).toMatchObject([
      { text: 'Asked the branch.', at: expect.stringMatching(/^2026-03-01T/) },
    ]);

    const [customer] = await linesOf('watch/customers.jsonl');
    const [shown] = body<{ items: CustomerView[] }>(await desk.admin.send('GET', '/customers')).items;
    const { status, statusSince, watch, addedAt, screenedAt } = Object(shown);
    expect(customer).toMatchObject({ externalRef: 'customer-1', status, statusSince, watch, addedAt, screenedAt });

    const run = body<RunView>(await desk.admin.send('POST', '/runs'), 201);
    const [kept] = await linesOf('watch/runs.jsonl');
    const { id, kind, why, startedAt, lists, modelHash, bookCount } = run;
    expect(kept).toMatchObject({ id, kind, why, startedAt, modelHash, bookCount });
    expect(Object(kept)['lists']).toHaveLength(lists.length);
  });
});
