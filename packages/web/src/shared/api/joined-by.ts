import type { Entity } from '@namesake/contract';

/** Why a listing is shown as one party with another. */
export type JoinedBy = Entity['joinedBy'][number];
