import type { DecisionView } from '@namesake/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { keepKnownUser } from '#shared/api/session.ts';
import { DecisionHistory } from './decision-history.tsx';

type Event = DecisionView['events'][number];
const eventBy = (kind: Event['kind'], by: Event['by']): Event => ({ kind, at: '2026-11-30T10:00:00Z', by, text: null });
const DECISION: DecisionView = {
  id: 'dec_1',
  searchId: 'srch_1',
  externalRef: 'CU-1007',
  listing: 'house:h-3',
  entityId: 'house:h-3',
  recordHash: 'sha256:00',
  verdict: 'false_positive',
  reason: 'other',
  state: 'in_force',
  reopened: null,
  waits: null,
  events: [
    eventBy('proposed', { id: 'user:usr_own', kind: 'user', name: null }),
    eventBy('approved', { id: 'user:usr_other', kind: 'user', name: null }),
    eventBy('revoked', { id: 'token:tok_1', kind: 'token', name: null }),
  ],
};

it('events of a decision name people as cases do, not by their ids; programs keep theirs', () => {
  keepKnownUser({
    user: { id: 'usr_own', username: 'ada' },
    logsInBy: 'password',
    role: 'analyst',
    scopes: [],
    csrfToken: 'token',
    expiresAt: '2026-11-30T20:00:00Z',
    mustEnrol: false,
    version: '1.0.0',
  });
  const text = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DecisionHistory decisions={[DECISION]} />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, '');
  expect(text).toMatch(/Proposed · You ·.*Approved · Someone else ·.*Revoked · token:tok_1 ·/);
  expect(text).not.toContain('usr_');
});
