import type { Entity } from '@namesake/contract';

/** A value and the listings that say so. */
export type Said<Value> = Value & { readonly listings: readonly string[] };

/** What an operator decided about a party. */
export type PartyDecision = Entity['decisions'][number];
