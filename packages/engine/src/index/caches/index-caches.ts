import { type AlikeTokens, BYTES_EACH, type CompoundSpelling, type WordMatches } from './matches.ts';
import { SharedMatchCache } from './shared-match-cache.ts';
import { TwoGenerationCache } from './two-generation-cache.ts';

/** Results that searches of one open index keep for later searches. They never change within an index. */
export type IndexCaches = {
  /** Matches of words: this thread's cache, and the one shared by all threads. */
  readonly words: TwoGenerationCache<WordMatches>;
  readonly sharedWords: SharedMatchCache | undefined;
  /** Listed tokens that words of texts may be, by form and mode. */
  readonly alike: TwoGenerationCache<AlikeTokens>;
  /** Multi-word names, by their spelling group. */
  readonly compoundSpellings: Map<number, readonly CompoundSpelling[]>;
};

/**
 * Default cache size in bytes: enough for the words of some ten thousand customers. A miss takes five times as long.
 */
const CACHE_BYTES = 32_000_000;

/** Cache size if threads also share a cache: each keeps only its most frequent words. */
const CACHE_BYTES_WITH_SHARED = 8_000_000;

/** Bytes of a cached word without its matches, and of each compound. */
const OVERHEAD = 800;
const BYTES_A_COMPOUND = 90;

/** Size of the cache for texts, counted in listed tokens, and the overhead of a word. */
const CACHED_TOKENS = 200_000;
const OVERHEAD_OF_TOKENS = 20;

/**
 * @param mostBytes size of the thread's own word cache
 * @param shared memory of the cache that threads share
 */
export function openCaches(mostBytes: number | undefined, shared: SharedArrayBuffer | undefined): IndexCaches {
  const ownBytes = mostBytes ?? (shared === undefined ? CACHE_BYTES : CACHE_BYTES_WITH_SHARED);
  return {
    words: new TwoGenerationCache(ownBytes, bytesOf),
    sharedWords: shared && new SharedMatchCache(shared),
    alike: new TwoGenerationCache(CACHED_TOKENS, ({ tokens }) => OVERHEAD_OF_TOKENS + tokens.length),
    compoundSpellings: new Map(),
  };
}

/** Size in bytes of a word in a thread's own cache. */
const bytesOf = ({ isShared, tokens, native, compounds }: WordMatches): number =>
  OVERHEAD + (isShared ? 0 : tokens.length * BYTES_EACH) + (native.length + compounds.length) * BYTES_A_COMPOUND;
