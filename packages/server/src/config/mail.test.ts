import { describe, expect, it } from 'vitest';
import { resolveSettings } from './settings.ts';

const FROM = 'namesake@example.org';
const mailOf = (url: string) => resolveSettings({ SMTP_URL: url, MAIL_FROM: FROM }).mail;

describe('settings of mail', () => {
  it('are none unless both are given', () => {
    expect(resolveSettings({}).mail).toBeNull();
    expect(() => resolveSettings({ MAIL_FROM: FROM })).toThrow('NAMESAKE_MAIL_FROM: needs NAMESAKE_SMTP_URL too.');
    expect(() => resolveSettings({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('needs NAMESAKE_MAIL_FROM too.');
  });

  it('ask for TLS by the scheme, and go without it only on this machine', () => {
    const login = { user: 'a', pass: 'b@c' };
    expect(mailOf('smtp://a:b%40c@mail.example.org:587')).toEqual({
      host: 'mail.example.org',
      port: 587,
      tls: 'starttls',
      login,
      from: FROM,
    });
    expect(mailOf('smtps://mail.example.org')).toMatchObject({ port: undefined, tls: 'first', login: undefined });
    expect(mailOf('smtp://[::1]:2525?tls=none')).toMatchObject({ host: '::1', tls: 'none' });
  });

  it.each([
    'smtp://mail.example.org?tls=none',
    'smtps://localhost?tls=none',
    'smtp://localhost?ignoreTLS=true',
    'https://mail.example.org',
    'smtp://user:sesame%zz@mail.example.org',
    'mail.example.org',
  ])('refuse %s without repeating it', (url) => {
    expect(() => mailOf(url)).toThrow(/^NAMESAKE_SMTP_URL: must be a URL such as smtps:(?!.*sesame)/);
  });

  it.each(['namesake', 'a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org'])(
    'refuse to send as %j',
    (from) => {
      expect(() => resolveSettings({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: from })).toThrow(
        'NAMESAKE_MAIL_FROM: must be a mail address',
      );
    },
  );
});
