/** Normalises a text for comparison in erasures, ignoring differences in case, character width and spaces. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
