import { describe, expect, it } from 'vitest';
import { oneTimeTokenIn, userNameIn } from './address.ts';
import { browserName } from './pages/session-table.tsx';

describe('the set-up link', () => {
  it.each([
    ['http://localhost:8080/setup#token=abc-_1', 'abc-_1'],
    ['#token=abc', 'abc'],
    ['token=abc', 'abc'],
  ])('gives its token: %s', (link, token) => {
    expect(oneTimeTokenIn(link)).toBe(token);
  });

  it.each(['', '#', 'http://localhost:8080/setup', '#token='])('without a token gives none: "%s"', (link) => {
    expect(oneTimeTokenIn(link)).toBeUndefined();
  });
});

describe('the link of an invitation', () => {
  it.each([
    ['#token=abc&name=Ben', 'Ben'],
    ['#token=abc&name=ben%2Bx%40example.com', 'ben+x@example.com'],
    ['#token=abc&name=Ben+Tolbrecht', 'Ben Tolbrecht'],
    ['#token=abc', ''],
    ['', ''],
  ])('names whom it is for: %s', (fragment, name) => {
    expect(userNameIn(fragment)).toBe(name);
  });
});

describe('a browser, by what it calls itself', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iOS'],
    ['curl/8.0', 'curl/8.0'],
    ['', 'Unknown browser'],
  ])('%s is %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
