/** By which user names are compared: without case and outer space. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
