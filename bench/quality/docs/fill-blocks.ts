/**
 * Puts texts between the comments `<!-- made: name -->` and `<!-- end: name -->` of a page; all else stays as written
 * by hand.
 * @throws Error when a page names a block that nothing fills
 */
export function fillBlocks(page: string, blocks: Readonly<Record<string, string>>): string {
  return page.replace(
    /(<!-- made: ([a-z-]+) -->)[\s\S]*?(<!-- end: \2 -->)/g,
    (_, start: string, name: string, end: string) => {
      const text = blocks[name];
      if (text === undefined) throw new Error(`Nothing fills the block "${name}".`);
      return `${start}\n\n${text}\n\n${end}`;
    },
  );
}
