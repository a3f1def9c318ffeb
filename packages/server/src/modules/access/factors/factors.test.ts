import { createSecretKey, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { openSealed, seal } from '../../../lib/sealed-text.ts';
import { isFactorRequired } from '../store/role-and-scope.ts';
import { newChallenge, readChallenge } from './challenge.ts';
import { hashRecoveryCode, newRecoveryCodes, RECOVERY_CODE_COUNT } from './own-factors.ts';
import { relyingPartyOf } from './relying-party.ts';
import { newTotpSecret, totpStepOf } from './totp.ts';
import { isRegressed } from './verify-passkey.ts';

const key = () => createSecretKey(randomBytes(32));

describe('a code of an authenticator app', () => {
  /** The secret and SHA-1 values of RFC 6238, appendix B, cut to six digits. */
  const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s is as RFC 6238 says: %s', (seconds, code) => {
    expect(totpStepOf(code, RFC_SECRET, seconds * 1_000, -1)).toBe(Math.floor(seconds / 30));
  });

  it('counts within one step, and never again from a step that was used on', () => {
    const { base32 } = newTotpSecret('Ada');
    const codeAt = (step: number) => new TOTP({ secret: base32 }).generate({ timestamp: step * 30_000 });
    const law = fc.property(fc.integer({ min: 10, max: 1e8 }), fc.integer({ min: -4, max: 4 }), (now, away) => {
      const step = now + away;
      const nowMs = now * 30_000 + 12_345;
      expect(totpStepOf(codeAt(step), base32, nowMs, -1)).toBe(Math.abs(away) <= 1 ? step : undefined);
      expect(totpStepOf(codeAt(step), base32, nowMs, step)).toBeUndefined();
    });
    fc.assert(law, { numRuns: 200, seed: 124 });
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345６'])('is not "%s"', (code) => {
    expect(totpStepOf(code, RFC_SECRET, 59_000, -1)).toBeUndefined();
  });
});

describe('a sealed secret', () => {
  it('opens for its owner under its key only, and not if one bit changed', () => {
    const own = key();
    const sealed = seal('GEZDGNBV', 'usr_ada', own);
    expect(openSealed(sealed, 'usr_ada', own)).toBe('GEZDGNBV');
    expect(openSealed(sealed, 'usr_ben', own)).toBeUndefined();
    expect(openSealed(sealed, 'usr_ada', key())).toBeUndefined();
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(openSealed(changed, 'usr_ada', own)).toBeUndefined();
    }
    expect(openSealed(Buffer.alloc(5), 'usr_ada', own)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  it('are ten different ones of letters and digits that are not mistaken', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT);
    for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  });

  it('are compared without case, spaces and hyphens, and for their own user', () => {
    const own = key();
    const [code = ''] = newRecoveryCodes();
    const hash = hashRecoveryCode(code, 'usr_ada', own);
    expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', '  ')}`, 'usr_ada', own)).toEqual(hash);
    expect(hashRecoveryCode(code, 'usr_ben', own)).not.toEqual(hash);
  });
});

describe('a challenge', () => {
  const keys = { challenges: key() };
  const use = { purpose: 'enrol', bound: 'ses_1' } as const;

  it('is read for what it was given for, until it expires', () => {
    const text = newChallenge(use, 1_000, keys).toString('base64url');
    expect(readChallenge(text, use, 1_000 + 299_999, keys)).toMatchObject({ expiresAt: 301_000 });
    expect(readChallenge(text, use, 301_000, keys)).toBeUndefined();
    expect(readChallenge(text, { ...use, bound: 'ses_2' }, 1_000, keys)).toBeUndefined();
    expect(readChallenge(text, { ...use, purpose: 'log_in' }, 1_000, keys)).toBeUndefined();
    expect(readChallenge(text, use, 1_000, { challenges: key() })).toBeUndefined();
  });

  it('is not what anybody makes up', () => {
    const law = fc.property(fc.string(), (text) => readChallenge(text, use, 0, keys) === undefined);
    fc.assert(law, { seed: 124 });
  });
});

describe('passkeys are for', () => {
  const at = (host: string, protocol = 'http') => ({ protocol, host });

  it.each([
    [null, at('localhost:8080'), { id: 'localhost', origin: 'http://localhost:8080' }],
    [null, at('127.0.0.1:8080'), undefined],
    [null, at('[::1]:8080'), undefined],
    [null, at('screening.example.com'), undefined],
    [null, at('bad host'), undefined],
    [
      'https://screening.example.com',
      at('10.0.0.7:8080'),
      { id: 'screening.example.com', origin: 'https://screening.example.com' },
    ],
    ['http://10.0.0.7', at('localhost'), undefined],
    ['http://[fd00::7]', at('localhost'), undefined],
  ] as const)('the public URL %s, opened at %o: %o', (publicUrl, request, party) => {
    expect(relyingPartyOf(publicUrl === null ? null : new URL(publicUrl), request)).toEqual(party);
  });
});

describe('the counter of a passkey', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [7, 8, false],
    [7, 7, true],
    [7, 0, true],
  ])('that was %i and is %i has gone back: %s', (was, now, regressed) => {
    expect(isRegressed(was, now)).toBe(regressed);
  });
});

describe('a second factor', () => {
  it('is required of nobody, administrators or everybody', () => {
    const required = (['none', 'admin', 'all'] as const).map((rule) =>
      (['admin', 'analyst'] as const).map((role) => isFactorRequired(rule, role)),
    );
    expect(required).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });
});
