import type { AuditEntry, CustomerView, RunView, WatchView } from '@namesake/contract';
import { planRun } from '../../src/modules/watch/plan.ts';
import { runWatch } from '../../src/modules/watch/run.ts';
import { body, useCustomerService } from './customer-service.ts';

export const HOUR_MS = 3_600_000;
export const NEVER = new AbortController().signal;

/** Another customer on no list. */
export const OTHER = { externalRef: 'customer-3', searchText: 'Anna Vranok' };

/** For each test of the file: a service that screens its customers in runs. */
export function useWatchService() {
  const watched = useCustomerService(
    ['customers:write', 'customers:read', 'search:read', 'records:read', 'audit:read'],
    90 * 24 * HOUR_MS,
  );
  const { get, post, restart, recorded } = watched;
  return {
    get lists() {
      return watched.lists;
    },
    get service() {
      return watched.service;
    },
    get token() {
      return watched.token;
    },
    get,
    post,
    restart,
    recorded,
    save: async (...customers: readonly object[]): Promise<readonly CustomerView[]> =>
      body<{ items: CustomerView[] }>(await post('/customers', { customers })).items,
    /** Does what the service does each minute; undefined where no run is due. */
    tick: async (): Promise<RunView | undefined> => {
      const { service } = watched;
      service.clock.nowMs += 1_000;
      const run = await planRun(service.app);
      if (run === undefined) return undefined;
      await runWatch(service.app, run.id, NEVER);
      return body(await get(`/runs/${run.id}`));
    },
    watch: async (): Promise<WatchView> => body(await get('/watch')),
    audited: async (action: string): Promise<readonly AuditEntry[]> =>
      body<{ items: AuditEntry[] }>(await get(`/audit?action=${action}`)).items,
  };
}
