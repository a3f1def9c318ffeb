import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import type { SpentProof, UsedChallenge } from './factors.ts';

/** Statements that use up a proof. Each one is deciding, so that what the proof permits happens only once. */
export function proofStatements(db: Kysely<Tables>, proof: SpentProof, atMs: number): readonly Statement[] {
  if (proof.kind === 'totp') {
    const used = db
      .updateTable('totp_factor')
      .set({ last_step: proof.step, last_used_at: atMs })
      .where('user_id', '=', proof.userId)
      .where('confirmed_at', 'is not', null)
      .where('last_step', '<', proof.step);
    return [deciding(used.compile())];
  }
  if (proof.kind === 'recovery_code') {
    const used = db.deleteFrom('recovery_code').where('user_id', '=', proof.userId).where('hash', '=', proof.hash);
    return [deciding(used.compile())];
  }
  const { id, counter, challenge } = proof;
  const used = db
    .updateTable('passkey')
    .set({ counter, last_used_at: atMs })
    .where('id', '=', id)
    // Authenticators without a counter always send 0.
    .where((is) => (counter === 0 ? is('counter', '=', 0) : is('counter', '<', counter)));
  return [...challengeStatements(db, challenge, atMs), deciding(used.compile())];
}

/** Statements that record an answered challenge. The last one is deciding. */
export function challengeStatements(
  db: Kysely<Tables>,
  { nonce, expiresAt }: UsedChallenge,
  atMs: number,
): readonly Statement[] {
  const noted = db.insertInto('used_challenge').values({ nonce, expires_at: expiresAt });
  return [
    db.deleteFrom('used_challenge').where('expires_at', '<=', atMs).compile(),
    deciding(noted.onConflict((conflict) => conflict.column('nonce').doNothing()).compile()),
  ];
}
