import { describe, expect, it } from 'vitest';
import { attestationOf, endedText, readAttestation } from './attestation.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST = Date.parse('2026-03-01T08:00:00Z');

describe('an operator’s word that files are current', () => {
  it('ends with the day it names', () => {
    const word = attestationOf(readAttestation('checked on Monday; until 2026-12-31'), FIRST);
    expect(word).toEqual({ reason: 'checked on Monday', atMs: FIRST, untilMs: Date.parse('2027-01-01T00:00:00Z') });
  });

  it('ends thirty days after the first start with it, where it names none', () => {
    const word = attestationOf(readAttestation('checked on Monday; all of them'), FIRST);
    expect(word).toEqual({ reason: 'checked on Monday; all of them', atMs: FIRST, untilMs: FIRST + 30 * DAY_MS });
  });

  it.each(['tomorrow', '2026-13-01', '2026-11-31', '31.12.2026'])('with an end that is no day is refused: %s', (day) =>
    expect(() => readAttestation(`checked on Monday; until ${day}`)).toThrow(/is no day.*until 2026-12-31/),
  );

  it.each(['; until 2026-12-20', 'x; until 2026-12-20', 'short'])('without a reason is refused: %s', (given) =>
    expect(() => readAttestation(given)).toThrow(/reason in ten characters or more/),
  );

  it('says that it has ended, from the day after its last one', () => {
    const word = attestationOf(readAttestation('checked on Monday; until 2026-03-31'), FIRST);
    expect(endedText(word, word.untilMs - 1)).toBeUndefined();
    expect(endedText(word, word.untilMs)).toMatch(/^warning: .*ended on 2026-03-31/);
  });
});
