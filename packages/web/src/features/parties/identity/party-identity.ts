import type { Entity } from '@namesake/contract';
import type { JoinedBy } from '#shared/api/joined-by.ts';

/** A value and the listings that say so. */
export type Said<Value> = Value & { readonly listings: readonly string[] };

type Text = { readonly text: string; readonly country?: string | undefined };
type Value = { readonly value: string };
type Name = Omit<Entity['aliases'][number], 'listing'>;
type Document = Omit<Entity['identifiers'][number], 'listing'>;

/** What the listings of a party say together: equal values once. */
export type PartyIdentity = {
  readonly names: readonly Said<Name>[];
  readonly genders: readonly Said<Value>[];
  readonly birthDates: readonly Said<Text>[];
  readonly birthPlaces: readonly Said<Text>[];
  readonly deathDates: readonly Said<Text>[];
  readonly nationalities: readonly Said<Value>[];
  readonly positions: readonly Said<Value>[];
  readonly titles: readonly Said<Value>[];
  readonly documents: readonly Said<Document>[];
  readonly addresses: readonly Said<Text>[];
  readonly contacts: readonly Said<Value & { readonly kind: string }>[];
  readonly reasons: readonly Said<{ readonly text: string }>[];
};

/** What an operator decided about a party. */
export type PartyDecision = {
  readonly id: string;
  readonly kind: 'split' | 'join';
  readonly listings: readonly string[];
  readonly others: readonly string[];
  readonly reason: string;
  readonly decidedAt: string;
  readonly decidedBy: string;
};

/** A party as the service answers: one that does not unite its listings leaves the further members out. */
export type Party = Entity & {
  readonly identity?: PartyIdentity;
  readonly joinedBy?: readonly JoinedBy[];
  readonly decisions?: readonly PartyDecision[];
};
