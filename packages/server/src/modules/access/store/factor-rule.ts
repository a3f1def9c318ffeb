import type { Role } from '@namesake/contract';

/** Who must have a second factor. */
export type FactorRule = 'none' | 'admin' | 'all';

/** True where this role must have a second factor. */
export const isFactorRequired = (rule: FactorRule, role: Role): boolean =>
  rule === 'all' || (rule === 'admin' && role === 'admin');
