import { readFileSync } from 'node:fs';
import { sampleLists } from '@namesake/lists/sample';
import { expect, it } from 'vitest';
import { ChangingLists } from '../support/changing-lists.ts';
import { startService } from '../support/test-service.ts';

const page = readFileSync(new URL('../../../../docs/guide/searching.md', import.meta.url), 'utf8');

it('the answer that the guide to searching walks through is what the service answers', async () => {
  const [, section = ''] = page.split('### A walk through one answer');
  const [, request = ''] = /^`(\{.*\})`/m.exec(section) ?? [];
  const [, result = ''] = /```json\n(.*?)```/s.exec(section) ?? [];
  const service = await startService({
    listState: new ChangingLists(sampleLists().listings, Date.parse('2026-03-01T12:00:00Z')).listState,
  });
  try {
    const { body } = await service.post('/api/v1/search', request, await service.token());
    expect(Object(body)['results'][0]).toMatchObject(JSON.parse(result));
    const { score, evidence } = JSON.parse(result);
    expect(section).toContain(`costs ${-evidence.waterfall[1].value} points: score ${score}.`);
  } finally {
    await service.close();
  }
});
