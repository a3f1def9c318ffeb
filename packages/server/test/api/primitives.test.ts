import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashApiToken, isWellFormedToken, mintApiToken } from '../../src/auth/api-token.ts';
import { LoginThrottle } from '../../src/auth/login-throttle.ts';
import { hashPassword, verifyPassword } from '../../src/auth/password.ts';
import { acceptsJson } from '../../src/http/accepts-json.ts';
import { decodeBase62, encodeBase62, randomBase62 } from '../../src/ids/base62.ts';
import { formatScreeningId, newScreeningId, parseScreeningId } from '../../src/ids/screening-id.ts';

describe('base 62', () => {
  it('gives every number back, and sorts as numbers do', () => {
    const numbers = fc.bigInt({ min: 0n, max: (1n << 128n) - 1n });
    fc.assert(fc.property(numbers, (n) => decodeBase62(encodeBase62(n, 22)) === n));
    fc.assert(fc.property(numbers, numbers, (a, b) => encodeBase62(a, 22) < encodeBase62(b, 22) === a < b));
  });

  it('knows its alphabet', () => {
    expect(decodeBase62('a-b')).toBeUndefined();
    expect(randomBase62(1_000)).toMatch(/^[0-9A-Za-z]{1000}$/);
  });
});

describe('a screening id', () => {
  it('is given back by its text, and sorts by time', () => {
    const [earlier, later] = [newScreeningId(1_700_000_000_000), newScreeningId(1_700_000_000_001)];
    expect(parseScreeningId(formatScreeningId(earlier))).toEqual(earlier);
    expect(formatScreeningId(earlier) < formatScreeningId(later)).toBe(true);
    expect(formatScreeningId(earlier)).toMatch(/^srch_[0-9A-Za-z]{22}$/);
  });

  it('does not repeat within a millisecond', () => {
    const ids = Array.from({ length: 10_000 }, () => newScreeningId(1).toString('hex'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is not read from other texts', () => {
    for (const text of [
      '',
      'srch_',
      'srch_zzzzzzzzzzzzzzzzzzzzzz',
      'tok_0000000000000000000000',
      'srch_000000000000000000000-',
    ])
      expect(parseScreeningId(text)).toBeUndefined();
  });
});

describe('an API token', () => {
  it('has the documented form, and every slip of one character is noticed', () => {
    const token = mintApiToken();
    expect(token).toMatch(/^nsk_live_[0-9A-Za-z]{38}$/);
    expect(isWellFormedToken(token)).toBe(true);
    for (let at = 9; at < token.length; at++) {
      const slip = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      expect(isWellFormedToken(slip)).toBe(false);
    }
  });

  it('is stored under this installation’s pepper', () => {
    const token = mintApiToken();
    const [one, other] = [createSecretKey(Buffer.alloc(32, 1)), createSecretKey(Buffer.alloc(32, 2))];
    expect(hashApiToken(token, one)).not.toEqual(hashApiToken(token, other));
  });
});

describe('a password', () => {
  it('is kept as a salted argon2id hash that only it opens', async () => {
    const [hash, other] = await Promise.all([
      hashPassword('correct horse battery'),
      hashPassword('correct horse battery'),
    ]);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toBe(other);
    expect(await verifyPassword('correct horse battery', hash)).toBe(true);
    expect(await verifyPassword('correct horse batterz', hash)).toBe(false);
    expect(await verifyPassword('anything at all', '')).toBe(false);
  });

  it('is the same however its accents are composed', async () => {
    expect(await verifyPassword('cafe\u0301 au lait, s’il', await hashPassword('caf\u00e9 au lait, s’il'))).toBe(true);
  });
});

describe('the login throttle', () => {
  it('doubles the wait with each failure beyond five, up to a quarter of an hour', () => {
    const clock = { nowMs: 0 };
    const throttle = new LoginThrottle(() => clock.nowMs);
    const waits = Array.from({ length: 20 }, () => {
      throttle.fail(['account:a', 'ip:1']);
      return throttle.waitMs(['account:a']);
    });
    expect(waits.slice(0, 7)).toEqual([0, 0, 0, 0, 1_000, 2_000, 4_000]);
    expect(waits.at(-1)).toBe(900_000);
    expect(throttle.waitMs(['account:b', 'ip:1'])).toBe(900_000);
    throttle.succeed('ip:1');
    expect(throttle.waitMs(['account:b', 'ip:1'])).toBe(0);
  });
});

describe('the header Accept', () => {
  it.each([
    [undefined, true],
    ['*/*', true],
    ['text/html, application/json;q=0.9', true],
    ['application/problem+json', true],
    ['text/csv', false],
    ['application/json;q=0', false],
  ])('%s allows JSON: %s', (accept, expected) => {
    expect(acceptsJson(accept)).toBe(expected);
  });
});
