import type { PolicyInfo } from '@namesake/contract';

/** A policy as it is saved, and whether its name is new. */
export type SavedPolicy = { readonly policy: PolicyInfo; readonly created: boolean };
