import { z } from 'zod';
import { SCOPES, type Scope } from './scope-catalog.ts';

/** Whether a text is a scope of the closed set. */
export const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);

/** Every scope, in display order. */
export const SCOPE_NAMES: readonly Scope[] = Object.keys(SCOPES).filter(isScope);

/** One scope of the closed set. */
export const scopeSchema = z
  .enum(SCOPE_NAMES)
  .meta({ id: 'Scope', description: 'One thing that a token or a session may do.', examples: ['search:write'] });
