import { describe, expect, it } from 'vitest';
import { pageAtLocalhost, passkeySupport } from './passkey-support.ts';

describe('passkeys', () => {
  it.each([
    ['localhost', true, 'ready'],
    ['screening.example.com', true, 'ready'],
    ['screening.example.com', false, 'browser'],
    ['127.0.0.1', true, 'address'],
    ['[::1]', true, 'address'],
    ['10.0.0.7', false, 'address'],
  ] as const)('at %s, where the browser has them: %s, are %s', (hostname, hasApi, support) => {
    expect(passkeySupport({ hostname }, hasApi)).toBe(support);
  });

  it.each([
    ['http://127.0.0.1:8080/settings/security', 'http://localhost:8080/settings/security'],
    ['http://[::1]/login', 'http://localhost/login'],
    ['http://10.0.0.7:8080/login', undefined],
  ])('at %s work at %s', (here, there) => {
    expect(pageAtLocalhost(new URL(here))).toBe(there);
  });
});
