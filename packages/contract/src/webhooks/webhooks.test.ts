import { describe, expect, it } from 'vitest';
import { mailboxOf, webhookUrlOf } from './mailbox.ts';
import { createWebhookRequestSchema } from './webhooks.ts';

describe('the address of a webhook', () => {
  it.each([
    [' team@example.org ', 'mailto:team@example.org'],
    ['mailto:team@example.org', 'mailto:team@example.org'],
    ['https://hooks.example.com/a@b', 'https://hooks.example.com/a@b'],
    ['team@example.org, other@example.org', 'team@example.org, other@example.org'],
  ])('as written by a person: %j is %j', (written, url) => {
    expect(webhookUrlOf(written)).toBe(url);
  });

  it('is a mailbox where its scheme says so', () => {
    expect(mailboxOf('MAILTO:team@example.org')).toBe('team@example.org');
    expect(mailboxOf('https://hooks.example.com/?to=mailto:team@example.org')).toBeUndefined();
  });
});

describe('the daily mail of a webhook', () => {
  const parse = (digest: unknown) =>
    createWebhookRequestSchema.safeParse({ url: 'mailto:team@example.org', events: ['list.stale'], digest });

  it.each([
    { at: '00:00', timeZone: 'Europe/Vienna' },
    { at: '23:59', timeZone: 'UTC' },
  ])('is at $at, $timeZone', (digest) => {
    expect(parse(digest).data?.digest).toEqual(digest);
  });

  it.each([
    { at: '24:00', timeZone: 'UTC' },
    { at: '8:00', timeZone: 'UTC' },
    { at: '08:00:00', timeZone: 'UTC' },
    { at: '08:00', timeZone: 'Europe/Nowhere' },
    { at: '08:00', timeZone: '' },
    { at: '08:00' },
  ])('is not at $at, $timeZone', (digest) => {
    expect(parse(digest).success).toBe(false);
  });
});
