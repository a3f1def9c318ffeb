/**
 * Inserts texts between the comments `<!-- made: name -->` and `<!-- end: name -->` of a page; the rest stays
 * unchanged.
 * @throws Error if a page names a block without a text
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
