import { describe, expect, it } from 'vitest';
import { type CustomerEvent, eventFacts } from './event-facts.ts';

const ABOUT = { id: '7', at: '2026-11-27T12:00:00.000Z', customerId: 'cus_1' };

describe('an event of the timeline', () => {
  it('says what an alert told, in words, and leads to the screenings', () => {
    const event: CustomerEvent = {
      ...ABOUT,
      type: 'customer.alerted',
      news: ['new_party', 'stronger'],
      searches: ['srch_1', 'srch_2'],
    };
    const { text, searches } = eventFacts(event);
    expect(text).toBe('Alert: a listed party not found before, stronger evidence than before');
    expect(searches).toEqual(['srch_1', 'srch_2']);
  });

  it('says what the status is now, and what it was', () => {
    const event: CustomerEvent = {
      ...ABOUT,
      type: 'customer.status_changed',
      from: 'clear',
      to: 'alert',
      searches: [],
    };
    expect(eventFacts(event).text).toBe('Alert (previously: Nothing found)');
  });

  it.each([
    ['on', 'Watched'],
    ['off', 'Watch stopped'],
    ['ended', 'Watch ended'],
  ] as const)('says of a watch that is %s: %s', (watch, text) => {
    expect(eventFacts({ ...ABOUT, type: 'customer.watch_changed', watch })).toMatchObject({ text, searches: [] });
  });
});
