// The notes of a release are its section of the CHANGELOG.

/**
 * The section of a version, without its heading.
 * @param changelog Markdown with `## VERSION – DATE` headings
 * @param version or `Unreleased`
 * @param base URL prefix for links to files of the repository; without it, only the link texts stay
 * @throws if the section is missing or empty
 */
export function notesOf(changelog, version, base) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\[?([^\s\]]+)/.exec(text)?.[1] === version);
  const notes = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md has no section ${version}, or nothing in it`);
  const links = /\[([^\]]+)\]\((?!https?:)([^)]+)\)/g;
  return `${notes.replace(links, (_, words, path) => (base ? `[${words}](${base}/${path})` : words))}\n`;
}
