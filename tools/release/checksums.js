// Checksums in the form that `sha256sum --check` reads.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CHECKSUMS = 'SHA256SUMS';

/** One line for each file of a folder but the checksums themselves, in the order of their names. */
export function checksumsOf(folder) {
  const names = readdirSync(folder).filter((name) => name !== CHECKSUMS);
  const lines = names.sort().map((name) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
    return `${digest}  ${name}\n`;
  });
  return lines.join('');
}
