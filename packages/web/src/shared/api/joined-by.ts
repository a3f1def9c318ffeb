/** Why a listing is shown as one party with another. A service that does not unite listings tells none. */
export type JoinedBy = {
  readonly listing: string;
  readonly with: string;
  readonly code: string;
  readonly text: string;
};
