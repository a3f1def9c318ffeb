import type { AuditEvent } from '../../../db/ledger/audit-log.ts';

/** An authenticator app of a user. */
export type Totp = {
  readonly userId: string;
  /** Its secret, encrypted. */
  readonly sealed: Buffer;
  readonly createdAt: number;
  /** When a code proved that the app has the secret; null until then. */
  readonly confirmedAt: number | null;
  /** The last time step of which a code was used; below 0 if none was. */
  readonly lastStep: number;
  readonly lastUsedAt: number | null;
};

export type Passkey = {
  readonly id: string;
  readonly userId: string;
  /** By which authenticators know it: base64url, unique. */
  readonly credentialId: string;
  /** COSE. */
  readonly publicKey: Buffer;
  /** How often the authenticator says that it was used; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** Host name that it works at (RP id). */
  readonly site: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};

/** A WebAuthn challenge that was answered; kept until it would have expired, so that it is answered once. */
export type UsedChallenge = { readonly nonce: Buffer; readonly expiresAt: number };

/** A proof that works once: used up in the transaction of what it opens, or that does not happen. */
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
  /** Also one that is not confirmed yet, and so no factor. */
  readonly totp: Totp | undefined;
  readonly passkeys: readonly Passkey[];
  /** Recovery codes that were not used. */
  readonly recoveryCodes: number;
};

/** How many factors of which kind a user has. */
export type FactorCounts = { readonly totp: boolean; readonly passkeys: number; readonly recoveryCodes: number };

/** What a change of factors comes with: the session that goes on while the user's others end, and its event. */
export type FactorChange = { readonly kept: Buffer; readonly event: AuditEvent };
