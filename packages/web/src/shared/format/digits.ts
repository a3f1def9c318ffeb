/** The digits of a hash, without the name of its algorithm. */
export const digits = (hash: string): string => hash.slice(hash.indexOf(':') + 1);
