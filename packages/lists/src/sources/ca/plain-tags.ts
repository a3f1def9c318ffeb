import type { XmlElement } from '../../xml/element.ts';

/** Current tags whose name differs from their English half. */
const RENAMED: Readonly<Record<string, string>> = { TitleOrShipType: 'TitleOrShip' };

/** A record with its earlier tags: since 24 August 2026 every tag is bilingual, `Country-Pays`. */
export function withPlainTags(record: XmlElement): XmlElement {
  if (record.children.every(({ name }) => !name.includes('-'))) return record;
  return { ...record, children: record.children.map((child) => ({ ...child, name: plainTag(child.name) })) };
}

function plainTag(tag: string): string {
  const [english = tag] = tag.split('-');
  return RENAMED[english] ?? english;
}
