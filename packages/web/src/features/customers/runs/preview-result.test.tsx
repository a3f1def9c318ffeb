import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreviewResult } from './preview-result.tsx';

const textOf = (counts: Parameters<typeof PreviewResult>[0]['counts']): string =>
  renderToStaticMarkup(<PreviewResult counts={counts} />).replace(/<[^>]+>/g, '');

describe('the result of a preview', () => {
  it('says how many customers would change from what to what, most first, and no move that is none', () => {
    const text = textOf({
      changed: 1_203,
      moves: [
        { from: 'clear', to: 'clear', count: 9_000 },
        { from: 'alert', to: 'clear', count: 3 },
        { from: 'clear', to: 'not_screened', count: 1_200 },
      ],
      examples: [],
    });
    expect(text).toMatch(/^1,203 customers would change status/);
    expect(text).toMatch(/Nothing found → Not screened: 1,200Alert → Nothing found: 3/);
    expect(text).not.toContain('9,000');
    expect(text).toContain('1,203 more are not shown.');
  });

  it('says where nobody would change', () => {
    expect(textOf({ changed: 0, moves: [{ from: 'clear', to: 'clear', count: 2 }], examples: [] })).toBe(
      'No status would change.',
    );
  });
});
