// Markdown of the repository as HTML: anchors as on GitHub, links from page to page, wide tables that scroll.
import MarkdownIt from 'markdown-it';

/** How a heading is linked to: as GitHub makes it. */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Where a page of the repository is in the site: `docs/README.md` is the index of its folder. */
export function sitePath(path) {
  return path.replace(/(^|\/)README\.md$/, '$1index.md').replace(/\.md$/, '.html');
}

/**
 * @param text Markdown
 * @param linkOf what a link of the text becomes
 * @returns `html`; `title`, the first heading; and `sections`, what search finds: each heading with its anchor, level
 *   and the words below it
 */
export function rendered(text, linkOf) {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const tokens = markdown.parse(text, {});
  const sections = [];
  const used = new Map();
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const heading = plainText(tokens[at + 1]);
      const anchor = unique(anchorOf(heading), used);
      token.attrSet('id', anchor);
      sections.push({ heading, anchor, level: Number(token.tag.slice(1)), text: '' });
    } else if (tokens[at - 1]?.type !== 'heading_open' && /^(?:inline|fence|code_block)$/.test(token.type))
      if (sections.length > 0) sections.at(-1).text += `${plainText(token)} `;
    for (const child of token.children ?? []) rewriteLink(child, linkOf);
  }
  Object.assign(markdown.renderer.rules, RULES);
  return { html: markdown.renderer.render(tokens, markdown.options, {}), title: sections[0]?.heading ?? '', sections };
}

const RULES = {
  table_open: () => '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>\n',
  table_close: () => '</table></div>\n',
  heading_close: (tokens, at) => {
    const anchor = tokens[at - 2].attrGet('id');
    const { tag } = tokens[at];
    return ` <a class="anchor" href="#${anchor}" aria-label="Link to this section">#</a></${tag}>\n`;
  },
  fence: (tokens, at) => {
    const { info, content } = tokens[at];
    const kind = info.trim() === 'mermaid' ? ' class="mermaid"' : ' tabindex="0"';
    return `<pre${kind}><code>${escapeHtml(content)}</code></pre>\n`;
  },
};

export function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}

function rewriteLink(token, linkOf) {
  const name = token.type === 'image' ? 'src' : 'href';
  const target = token.type === 'link_open' || token.type === 'image' ? token.attrGet(name) : null;
  if (target === null) return;
  token.attrSet(name, linkOf(target));
  if (/^https?:/.test(target)) token.attrSet('rel', 'noreferrer');
  if (token.type === 'image') token.attrSet('loading', 'lazy');
}

function plainText(token) {
  if (token.children === null) return token.content;
  return token.children.map(({ type, content }) => (/break$/.test(type) ? ' ' : content)).join('');
}

function unique(anchor, used) {
  const count = used.get(anchor) ?? 0;
  used.set(anchor, count + 1);
  return count === 0 ? anchor : `${anchor}-${count}`;
}
