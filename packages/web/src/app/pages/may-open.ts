import type { Scope } from '@namesake/contract/scopes';
import type { May } from '#shared/api/session.ts';

/** Whether somebody may open what is shown to whom has this scope, or one of these; to everybody where absent. */
export function mayOpen(may: May, scope: Scope | readonly Scope[] | undefined): boolean {
  if (scope === undefined) return true;
  return typeof scope === 'string' ? may(scope) : scope.some(may);
}
