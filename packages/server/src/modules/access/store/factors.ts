import type { AuditEvent } from '../../../db/ledger/audit-log.ts';

/** An authenticator app of a user. */
export type Totp = {
  readonly userId: string;
  /** Encrypted secret. */
  readonly sealed: Buffer;
  readonly createdAt: number;
  /** When a code proved that the app has the secret; null until then. */
  readonly confirmedAt: number | null;
  /** Last time step for which a code was used; negative if none was. */
  readonly lastStep: number;
  readonly lastUsedAt: number | null;
};

export type Passkey = {
  readonly id: string;
  readonly userId: string;
  /** Credential id by which authenticators know it: base64url, unique. */
  readonly credentialId: string;
  /** Public key in COSE format. */
  readonly publicKey: Buffer;
  /** Usage counter of the authenticator; 0 if it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Host name at which it works (RP id). */
  readonly site: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};

/** An answered WebAuthn challenge. Stored until its expiry, so that it is answered only once. */
export type UsedChallenge = { readonly nonce: Buffer; readonly expiresAt: number };

/** A proof that works once. It is used up in the transaction of what it permits; otherwise neither happens. */
export type SpentProof =
  | { readonly kind: 'totp'; readonly userId: string; readonly step: number }
  | { readonly kind: 'recovery_code'; readonly userId: string; readonly hash: Buffer }
  | {
      readonly kind: 'passkey';
      readonly id: string;
      readonly counter: number;
      readonly challenge: UsedChallenge;
    };

/** The factors of one user. */
export type Factors = {
  /** May also be unconfirmed, in which case it is no factor. */
  readonly totp: Totp | undefined;
  readonly passkeys: readonly Passkey[];
  /** Number of unused recovery codes. */
  readonly recoveryCodes: number;
};

/** Number of factors of a user by kind. */
export type FactorCounts = { readonly totp: boolean; readonly passkeys: number; readonly recoveryCodes: number };

/** Details of a change of factors: hash of the session to keep while the user's others end, and the event. */
export type FactorChange = { readonly kept: Buffer; readonly event: AuditEvent };
