const ALGORITHM = 'sha256:';

/** A SHA-256 in the form of answers: algorithm and hexadecimal digest. */
export const hashText = (hex: string): string => ALGORITHM + hex;

/** The digest of a hash or of its prefix, as callers write it: with or without its algorithm. */
export const hexOf = (hash: string): string => (hash.startsWith(ALGORITHM) ? hash.slice(ALGORITHM.length) : hash);
