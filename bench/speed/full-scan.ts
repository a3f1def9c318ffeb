import type { Listing } from '@namesake/engine';

/** Number of texts for timing the scan; one takes tenths of a second. */
const TEXTS = 12;
const LONGEST = 256;
const THRESHOLD = 0.85;

const taken = new Uint8Array(LONGEST);
const matched = new Uint16Array(LONGEST);

/** Jaro–Winkler as in most name matchers: prefix of up to four letters, a tenth each. */
function jaroWinkler(a: string, b: string): number {
  const [n, m] = [Math.min(a.length, LONGEST), Math.min(b.length, LONGEST)];
  if (n === 0 || m === 0) return 0;
  const reach = Math.max(0, (Math.max(n, m) >> 1) - 1);
  taken.fill(0, 0, m);
  let found = 0;
  for (let i = 0; i < n; i++) {
    const unit = a.charCodeAt(i);
    const last = Math.min(m, i + reach + 1);
    for (let j = Math.max(0, i - reach); j < last; j++) {
      if (taken[j] !== 0 || b.charCodeAt(j) !== unit) continue;
      taken[j] = 1;
      matched[found++] = unit;
      break;
    }
  }
  if (found === 0) return 0;
  let [turned, k] = [0, 0];
  for (let j = 0; j < m; j++) if (taken[j] !== 0 && b.charCodeAt(j) !== matched[k++]) turned++;
  const jaro = (found / n + found / m + (found - turned / 2) / found) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < n && prefix < m && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/**
 * CPU milliseconds for comparing a text with every listed name by Jaro–Winkler: the simplest possible search, as a
 * yardstick that scales with the machine like the engine does.
 */
export function fullScanMs(listings: readonly Listing[], texts: readonly string[]): number {
  const names = listings.flatMap((listing) => listing.names.map(({ value }) => value.toLowerCase()));
  const scan = (text: string): number => {
    let hits = 0;
    for (const name of names) if (jaroWinkler(text, name) >= THRESHOLD) hits++;
    return hits;
  };
  const asked = texts.slice(0, TEXTS + 1).map((text) => text.toLowerCase());
  // The first is for the compiler.
  scan(asked[0] ?? '');
  const before = process.threadCpuUsage();
  for (const text of asked.slice(1)) scan(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / (asked.length - 1);
}
