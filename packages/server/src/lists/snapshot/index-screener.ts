import { diagnose, findByName, type Index, screen } from '@namesake/engine';
import type { Screener } from './screener.ts';

/** The matching engine on one index. */
export const indexScreener = (index: Index): Screener => ({
  screen: (query, policy, mostSteps) => screen(index, query, policy, mostSteps),
  diagnose: (query, policy, id) => diagnose(index, query, policy, id),
  findByName: (name) => findByName(index, name),
  entityOf: (id) => index.entityOf(id),
});
