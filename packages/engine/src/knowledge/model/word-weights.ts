const SPACE = 0x20;
const LINE = 0x0a;
/** FNV-1a, 32 bits, over UTF-16 units. */
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];

/**
 * Looks up word weights in lines of `weight word word …`. Words stay in the source: a table of their positions takes a
 * tenth of the memory of a map of strings, in each searching thread.
 */
export function wordWeights(source: string): (word: string) => number | undefined {
  const words = source.length - source.replaceAll(' ', '').length;
  const last = 2 ** Math.ceil(Math.log2(Math.max(1, words) * 2)) - 1;
  const starts = new Int32Array(last + 1);
  const weights = new Uint8Array(last + 1);
  const slotOf = (hash: number, text: string, from: number, length: number): number => {
    let slot = (hash ^ (hash >>> 15)) & last;
    // No word is at position 0 of the source, so 0 marks an empty slot.
    while (starts[slot] !== 0 && !isWordAt(source, starts[slot] ?? 0, text, from, length)) slot = (slot + 1) & last;
    return slot;
  };
  let [weight, start, hash] = [0, 0, OFFSET];
  for (let at = 0; at <= source.length; at++) {
    const unit = at === source.length ? LINE : source.charCodeAt(at);
    if (unit !== SPACE && unit !== LINE) {
      hash = Math.imul(hash ^ unit, PRIME);
      continue;
    }
    if (start === 0 || source.charCodeAt(start - 1) === LINE) weight = Number(source.slice(start, at));
    else {
      const slot = slotOf(hash, source, start, at - start);
      starts[slot] = start;
      weights[slot] = weight;
    }
    [start, hash] = [at + 1, OFFSET];
  }
  return (word) => {
    let wanted = OFFSET;
    for (let k = 0; k < word.length; k++) wanted = Math.imul(wanted ^ word.charCodeAt(k), PRIME);
    const slot = slotOf(wanted, word, 0, word.length);
    return starts[slot] === 0 ? undefined : weights[slot];
  };
}

/** Whether the word at a position of the source equals this part of a text. */
function isWordAt(source: string, start: number, text: string, from: number, length: number): boolean {
  for (let k = 0; k < length; k++) if (source.charCodeAt(start + k) !== text.charCodeAt(from + k)) return false;
  const end = source.charCodeAt(start + length);
  return end === SPACE || end === LINE || start + length === source.length;
}
