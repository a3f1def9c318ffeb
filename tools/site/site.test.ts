import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import openapi from '../../docs/openapi.json' with { type: 'json' };
import { buildSite } from './build.js';
import { rendered } from './markdown.js';
import { membersOf, typeOf } from './schemas.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files: ReadonlyMap<string, string | Buffer> = buildSite(root);
const pages = [...files].flatMap(([path, content]) =>
  path.endsWith('.html') ? [[path, String(content)] as const] : [],
);
const anchorsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
const anchors = new Map(pages.map(([path, html]) => [path, anchorsOf(html)]));

describe('the site of the documentation', () => {
  it('has a page for every page of the repository, and every operation of the API', () => {
    for (const path of [
      'index.html',
      'CHANGELOG.html',
      'docs/index.html',
      'docs/guide/searching.html',
      'clients/python/index.html',
    ])
      expect(files.has(path)).toBe(true);
    const reference = pages.filter(([path]) => path.startsWith('docs/api/')).map(([, html]) => html);
    const missing = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).filter(
        (method) => !reference.join('').includes(`<code>${method.toUpperCase()} ${path}</code>`),
      ),
    );
    expect([missing, pages.length > 140]).toEqual([[], true]);
  });

  it('has no dead link: every one leads to a file that is there, and to an anchor of it', () => {
    let count = 0;
    const dead = pages.flatMap(([path, html]) =>
      [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, target = '']) => {
        if (/^(?:https?:|mailto:|data:)/.test(target)) return [];
        count += 1;
        const [, file = '', anchor = ''] = /^([^#]*)#?(.*)$/.exec(target) ?? [];
        const to = file === '' ? path : join(dirname(path), file);
        const isThere = files.has(to) && (anchor === '' || (anchors.get(to)?.has(decodeURIComponent(anchor)) ?? false));
        return isThere ? [] : [`${path}: ${target}`];
      }),
    );
    expect(dead).toEqual([]);
    expect(count).toBeGreaterThan(10_000);
  });

  it('has no anchor twice on a page', () => {
    const twice = pages.filter(([path, html]) => [...html.matchAll(/ id="/g)].length !== anchors.get(path)?.size);
    expect(twice.map(([path]) => path)).toEqual([]);
  });

  it('loads nothing from another host, and forbids it', () => {
    for (const [path, html] of pages) {
      const loaded = [...html.matchAll(/<(?:script|img|link|iframe)\b[^>]*(?:src|href)="([^"]*)"/g)].map(
        ([, url]) => url,
      );
      expect([path, loaded.filter((url = '') => /^(?:https?:)?\/\//.test(url))]).toEqual([path, []]);
      expect(html).toContain("default-src 'none'; script-src 'self'");
    }
  });

  it('shows HTML of a page as text', () => {
    const { html } = rendered('# A <b>\n\n<script>alert(1)</script> `<i>`\n\n```html\n<p>\n```\n', (to: string) => to);
    expect(html).not.toMatch(/<(?:b|script|i|p)>alert|<script|<b>|<i>/);
  });

  it('numbers headings that are the same, and rewrites links', () => {
    const to = (target: string) => (target === 'a.md' ? 'a.html' : 'b.html');
    const { html, sections } = rendered('# One two\n\n[a](a.md)\n\n## One two\n\nwords', to);
    expect(html).toContain('href="a.html"');
    expect(sections.map(({ anchor }) => anchor)).toEqual(['one-two', 'one-two-1']);
  });
});

describe('a schema in the reference', () => {
  const linkOf = (name: string) => `[${name}]`;

  it.each([
    [{ $ref: '#/components/schemas/A' }, '[A]'],
    [{ type: 'array', items: { $ref: '#/components/schemas/A' }, maxItems: 5 }, 'array of [A], at most 5 items'],
    [{ type: ['string', 'null'], minLength: 1, maxLength: 9 }, 'string or null, 1 to 9 characters'],
    [{ anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] }, 'integer, at least 0 or null'],
    [{ enum: ['a', null] }, '`"a"`, `null`'],
    [{}, 'any'],
  ])('%j is %s', (schema, words) => {
    expect(typeOf(schema, linkOf)).toBe(words);
  });

  it('names the members of what is written in place by their path', () => {
    const inner = { type: 'object', properties: { b: { type: 'string' } }, required: ['b'] };
    const schema = { type: 'object', properties: { a: { type: 'array', items: inner }, c: inner } };
    expect(membersOf(schema, linkOf).map(({ path, isRequired }) => [path, isRequired])).toEqual([
      ['a', false],
      ['a[].b', true],
      ['c', false],
      ['c.b', true],
    ]);
  });
});
