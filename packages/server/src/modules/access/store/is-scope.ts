import { SCOPES, type Scope } from '@namesake/contract';

/** True for the name of a scope that this version knows. */
export function isScope(value: unknown): value is Scope {
  return typeof value === 'string' && Object.hasOwn(SCOPES, value);
}
