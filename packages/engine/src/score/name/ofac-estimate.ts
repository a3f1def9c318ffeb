/**
 * Estimates the score (0–100) of OFAC's Sanctions List Search, after OFAC's FAQ 249 and observed scores: the larger of
 * the Jaro–Winkler similarity of the whole strings, if their first characters agree, and the mean best similarity of
 * the query's words of three or more characters, where less than one half counts as zero.
 */
export function ofacEstimate(query: string, listed: readonly string[]): number {
  const foldedQuery = fold(query.slice(0, LONGEST));
  const words = foldedQuery.split(WORD_BREAK).filter((word) => word !== '');
  const long = words.filter((word) => word.length > 2);
  const kept = long.length > 0 ? long : words;
  let best = 0;
  for (const name of listed) {
    const folded = fold(inListOrder(name.slice(0, LONGEST)));
    if (foldedQuery.charAt(0) === folded.charAt(0))
      best = Math.max(best, jaroWinkler(foldedQuery, folded.replaceAll(',', '')));
    const candidates = folded.split(WORD_BREAK).filter((word) => word !== '');
    best = Math.max(best, meanOfBest(kept, candidates));
  }
  return Math.round(best * 100);
}

/** "Given Patronymic FAMILY" as OFAC itself prints it: its search compares whole names with the family name first. */
const inListOrder = (name: string): string => name.replace(READING_ORDER, '$2, $1');
/** The family name is in capitals; the words before it are not. */
const READING_ORDER = /^(\S*[a-z].*?) ([A-Z][A-Z'’ -]+)$/;

/** A longer text is not a name; OFAC's search has the same limit. */
const LONGEST = 200;

/** Hyphens and full stops separate words too: Al-Assad is two words, J.P. two initials. */
const WORD_BREAK = /[\s,.\-‐–;:()/"]+/;

const fold = (name: string): string => name.toUpperCase().replace(/['’]/g, '').trim();

function meanOfBest(words: readonly string[], candidates: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const candidate of candidates) best = Math.max(best, jaroWinkler(word, candidate));
    if (best >= 0.5) sum += best;
  }
  return words.length === 0 ? 0 : sum / words.length;
}

/**
 * Jaro–Winkler that always applies the prefix bonus of 0.1, as SimMetrics does, here for up to five letters: of four,
 * five and six, five fits the observed scores best.
 */
export function jaroWinkler(a: string, b: string): number {
  const similarity = jaro(a, b);
  let prefix = 0;
  while (prefix < Math.min(MAX_PREFIX, a.length, b.length) && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix++;
  return similarity + prefix * 0.1 * (1 - similarity);
}

const MAX_PREFIX = 5;

function jaro(a: string, b: string): number {
  if (a.length === 0 || b.length === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Uint8Array(b.length);
  const matched: number[] = [];
  for (let i = 0; i < a.length; i++) {
    for (let j = Math.max(0, i - reach); j < Math.min(b.length, i + reach + 1); j++) {
      if (taken[j] || a.charCodeAt(i) !== b.charCodeAt(j)) continue;
      taken[j] = 1;
      matched.push(a.charCodeAt(i));
      break;
    }
  }
  if (matched.length === 0) return 0;
  let [turned, k] = [0, 0];
  for (let j = 0; j < b.length; j++) if (taken[j] && b.charCodeAt(j) !== matched[k++]) turned++;
  const m = matched.length;
  return (m / a.length + m / b.length + (m - turned / 2) / m) / 3;
}
