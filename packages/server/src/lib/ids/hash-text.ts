const ALGORITHM = 'sha256:';

/** A SHA-256 as answers give it: its algorithm, and the digest in hexadecimal. */
export const hashText = (hex: string): string => ALGORITHM + hex;

/** The digest of a hash, or of its beginning, as callers write it: with or without its algorithm. */
export const hexOf = (hash: string): string => (hash.startsWith(ALGORITHM) ? hash.slice(ALGORITHM.length) : hash);
