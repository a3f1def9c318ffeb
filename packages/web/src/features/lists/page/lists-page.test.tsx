import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeftOut } from './lists-page.tsx';

const textOf = (files: Parameters<typeof LeftOut>[0]['files']): string =>
  renderToStaticMarkup(<LeftOut files={files} />).replace(/<[^>]+>/g, '');

describe('files that are not searched', () => {
  it('are named with what was done and why', () => {
    const items = [
      { file: 'sdn.xml', list: 'us_ofac_sdn', refused: true, text: 'ends before it is complete' },
      { file: 'notes.pdf', list: null, refused: false, text: 'is not a list file' },
    ];
    const text = textOf({ total: 2, items });
    expect(text).toContain('2 files are not searched');
    expect(text).toContain('sdn.xml Rejected: ends before it is complete');
    expect(text).toContain('notes.pdf Skipped: is not a list file');
    expect(text).not.toContain('more');
  });

  it('are counted where they are too many to be named', () => {
    const items = [{ file: 'a.pdf', list: null, refused: false, text: 'is not a list file' }];
    expect(textOf({ total: 8, items })).toContain('7 more files');
  });

  it('are not mentioned where there is none', () => {
    expect(textOf({ total: 0, items: [] })).toBe('');
  });
});
