import type { PolicyInfo } from '@namesake/contract';

/** A policy as it is saved, and whether its name is new, or it waits for a second person. */
export type SavedPolicy = { readonly policy: PolicyInfo; readonly became: 'created' | 'current' | 'waiting' };
