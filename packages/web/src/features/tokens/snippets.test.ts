import { describe, expect, it } from 'vitest';
import { exportLine, SNIPPETS } from './snippets.ts';

describe.each(SNIPPETS)('the $label snippet', ({ code }) => {
  it('names the rule and calls the one endpoint with the token from the environment', () => {
    const text = code({ baseUrl: 'https://screening.example' });
    expect(text).toContain('https://screening.example/api/v1/search');
    expect(text).toContain('NAMESAKE_TOKEN');
    expect(text).toMatch(/complete no_match/);
    expect(text).not.toContain('nsk_live');
  });
});

it('puts the token into the environment in one line', () => {
  expect(exportLine('nsk_live_abc')).toBe("export NAMESAKE_TOKEN='nsk_live_abc'");
});
