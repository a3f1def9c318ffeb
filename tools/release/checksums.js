// Checksums in the format of `sha256sum --check`.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CHECKSUMS = 'SHA256SUMS';

/** One line for each file in a folder except the checksum file, sorted by name. */
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
