// The frame of every page. It loads nothing from other hosts, and its content security policy enforces that.
import { escapeHtml } from './markdown.js';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Diagrams contain inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * @param page `path` in the site, `title`, `html` and `sections`
 * @param site `version`, and `groups` of links for the navigation: `{ title, links: [{ path, title }] }`
 */
export function pageHtml({ path, title, html, sections }, { version, groups }) {
  const up = '../'.repeat(path.split('/').length - 1);
  const group = ({ title: name, links }) => {
    const isHere = links.some((link) => link.path === path);
    const items = links.map((link) => navLink(link, path, up)).join('');
    return `<details${isHere ? ' open' : ''}><summary>${escapeHtml(name)}</summary><ul>${items}</ul></details>`;
  };
  const contents = sections.filter(({ level }) => level === 2);
  return `<!doctype html>
<html lang="en" data-root="${up}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}${title === 'Namesake' ? '' : ' · Namesake'}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}theme/site.css">
<script src="${up}theme/site.js" defer></script>
</head>
<body>
<a class="skip" href="#site-content">Skip to the text</a>
<header>
<a class="home" href="${up}index.html">Namesake <small>${escapeHtml(version)}</small></a>
<div class="search" role="search">
<input id="site-search" type="search" placeholder="Search the documentation" aria-label="Search the documentation" autocomplete="off">
<div id="site-found" class="found" hidden></div>
</div>
<button id="site-look" type="button" aria-label="Light or dark">◐</button>
</header>
<div class="columns">
<nav id="site-nav" aria-label="Documentation"><button id="site-menu" class="menu" type="button" aria-expanded="false" aria-controls="site-groups">Contents</button>
<div id="site-groups" class="groups">${groups.map(group).join('\n')}</div></nav>
<main id="site-content" tabindex="-1">
${html}</main>
${contents.length > 1 ? `<aside aria-label="On this page"><p>On this page</p><ul>${contents.map(tocLink).join('')}</ul></aside>` : ''}
</div>
</body>
</html>
`;
}

function navLink(link, path, up) {
  const current = link.path === path ? ' aria-current="page"' : '';
  return `<li><a href="${up}${link.path}"${current}>${escapeHtml(link.title)}</a></li>`;
}

const tocLink = ({ anchor, heading }) => `<li><a href="#${anchor}">${escapeHtml(heading)}</a></li>`;
