/** A text as erasure compares it: upper and lower case, widths and spaces are the same. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
