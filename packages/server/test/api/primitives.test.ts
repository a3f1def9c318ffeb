import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepts } from '../../src/http/request-headers.ts';
import { decodeBase62, encodeBase62, randomBase62 } from '../../src/lib/ids/base62.ts';
import { formatScreeningId, newScreeningId, parseScreeningId } from '../../src/lib/ids/screening-id.ts';
import { guessability, hashPassword, verifyPassword } from '../../src/modules/access/password.ts';
import { hashApiToken, isWellFormedToken, mintApiToken } from '../../src/modules/access/store/api-token.ts';
import { addressKey, isMarkOf, KNOWN_BROWSER_MS, markBrowser } from '../../src/modules/access/store/login-throttle.ts';

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

describe('the place that attempts are counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:17:1:2:3:4', '2001:db8:0:17::/64'],
    ['2001:DB8:0:17::9', '2001:db8:0:17::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('the mark of a browser', () => {
  const keys = { session: createSecretKey(Buffer.alloc(32, 7)) };
  it('is good for its user, for half a year, and cannot be made up', () => {
    const mark = markBrowser('usr_1', 1_000, keys);
    expect(isMarkOf(mark, 'usr_1', 2_000, keys)).toBe(true);
    expect(isMarkOf(mark, 'usr_2', 2_000, keys)).toBe(false);
    expect(isMarkOf(mark, 'usr_1', 1_000 + KNOWN_BROWSER_MS, keys)).toBe(false);
    expect(isMarkOf(mark.replace('usr_1', 'usr_2'), 'usr_2', 2_000, keys)).toBe(false);
    for (const junk of ['', '..', 'usr_1', 'usr_1.0.x']) expect(isMarkOf(junk, 'usr_1', 2_000, keys)).toBe(false);
  });
});

describe('a new password', () => {
  it.each([
    ['qwertyuiop123', 'common'],
    ['1q2w3e4r5t6y', 'common'],
    ['1Q2W3e4r5t6y', 'common'],
    ['aaaaaaaaaaaaaa', 'common'],
    ['abcabcabcabca', 'common'],
    ['123456789012', 'common'],
    ['zyxwvutsrqpon', 'common'],
    ['qwertyuiopas', 'common'],
    ['1qaz2wsx3edc', 'common'],
    ['iloveyou1234', 'common'],
    ['Sunshine2024', 'common'],
    ['Namesake2026!', 'name'],
    ['namesake-namesake', 'name'],
    ['Ada.Tolbrecht-1', 'name'],
    ['tolbrecht12345', 'name'],
    ['correct horse battery', undefined],
    ['seven quiet lanterns', undefined],
    ['tolbrecht likes lanterns', undefined],
  ])('%s of Ada Tolbrecht: %s', async (password, why) => {
    expect(await guessability(password, 'Ada Tolbrecht')).toBe(why);
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
    expect(accepts(accept)).toBe(expected);
  });
});
