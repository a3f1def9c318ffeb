import type { GoodGuyState } from '@namesake/contract';
import type { GoodGuy, GoodGuyContent, GoodGuyEvent } from '../../good-guys/good-guy.ts';
import type { AuditEvent } from './audit-log.ts';

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

/** Good guys: their contents never change, events are appended. */
export interface GoodGuyStore {
  /** Stores all of them. False where one of them exists already in force or proposed: nothing is stored. */
  make(made: readonly MadeGoodGuy[], nowMs: number, event: AuditEvent): Promise<boolean>;
  /** Appends one event to each. False where one of them got another event meanwhile: nothing is stored. */
  append(added: readonly AddedGoodGuyEvent[], event: AuditEvent): Promise<boolean>;
  /** Those of these ids that there are, in no order. */
  find(ids: readonly string[]): Promise<readonly GoodGuy[]>;
  /** Those in force or proposed about a party of the caller. */
  live(externalRef: string, nowMs: number): Promise<readonly GoodGuy[]>;
  /** Those in force or proposed about parties of this name and one of these listings. */
  liveOfText(textKey: string, listings: readonly string[], nowMs: number): Promise<readonly GoodGuy[]>;
  /** The newest first, before a place. */
  page(
    filter: GoodGuyFilter,
    before: number | undefined,
    limit: number,
    nowMs: number,
  ): Promise<readonly PlacedGoodGuy[]>;
  /** All of them, the oldest first, after a place. */
  after(place: number, limit: number): Promise<readonly PlacedGoodGuy[]>;
  /** Takes away some of those that have been over since before a time, with how many in the detail of the event. */
  purgeOver(cutoffMs: number, limit: number, event: AuditEvent): Promise<number>;
}
