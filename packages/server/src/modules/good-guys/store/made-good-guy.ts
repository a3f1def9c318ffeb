import type { GoodGuyState } from '@namesake/contract';
import type { GoodGuy, GoodGuyContent, GoodGuyEvent } from './good-guy.ts';

/** A good guy with its first event. */
export type MadeGoodGuy = GoodGuyContent & { readonly event: GoodGuyEvent };

/** A further event of a good guy. */
export type AddedGoodGuyEvent = GoodGuyEvent & { readonly goodGuy: string };

/** Which good guys. */
export type GoodGuyFilter = {
  readonly state?: GoodGuyState | undefined;
  readonly externalRef?: string | undefined;
  readonly listing?: string | undefined;
};

/** A good guy as pages find it. */
export type PlacedGoodGuy = GoodGuy & { readonly place: number };
