/** Spells a Jyutping syllable (no tone) as Hong Kong's government and its passports do: zoeng → cheung, wong → wong. */
export function hongKongSpelling(jyutping: string): string {
  const initial = /^(?:gw|kw|ng|[bpmfdtnlgkhwzcsj])?/.exec(jyutping)?.[0] ?? '';
  const rest = jyutping.slice(initial.length);
  return (HK_INITIALS.get(initial) ?? initial) + (HK_RIMES.get(rest) ?? rest);
}

const HK_INITIALS: ReadonlyMap<string, string> = new Map([
  ['b', 'p'],
  ['d', 't'],
  ['g', 'k'],
  ['gw', 'kw'],
  ['z', 'ch'],
  ['c', 'ch'],
  ['j', 'y'],
]);

const HK_RIMES: ReadonlyMap<string, string> = new Map([
  ['aa', 'a'],
  ['aai', 'ai'],
  ['aau', 'au'],
  ['aam', 'am'],
  ['aan', 'an'],
  ['aang', 'ang'],
  ['aap', 'ap'],
  ['aat', 'at'],
  ['aak', 'ak'],
  ['am', 'am'],
  ['an', 'an'],
  ['ang', 'ang'],
  ['au', 'au'],
  ['oeng', 'eung'],
  ['oek', 'euk'],
  ['oe', 'oh'],
  ['eoi', 'ui'],
  ['eon', 'un'],
  ['eot', 'ut'],
  ['yu', 'yu'],
  ['yun', 'uen'],
  ['yut', 'uet'],
  ['ou', 'o'],
  ['o', 'o'],
  ['oi', 'oi'],
  ['ong', 'ong'],
  ['ui', 'ui'],
  ['un', 'un'],
  ['ing', 'ing'],
  ['iu', 'iu'],
  ['ei', 'ei'],
]);
