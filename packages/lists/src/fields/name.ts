import type { ListedName, NameKind, NameParts, NameQuality } from '@namesake/engine';
import { compact } from './compact.ts';
import { detectScript } from './detect-script.ts';

/** Facts about a name; blank parts are left out. */
export type NameFacts = {
  readonly kind: NameKind;
  readonly quality: NameQuality;
  readonly language?: string | undefined;
  readonly parts?: { readonly [K in keyof NameParts]: NameParts[K] | undefined };
};

/** A listed name with its script; undefined when `value` has no letter or digit to match on. */
export function nameOf(
  value: string | undefined,
  { kind, quality, language, parts }: NameFacts,
): ListedName | undefined {
  if (value === undefined || !/[\p{L}\p{N}]/u.test(value)) return undefined;
  const known = parts === undefined ? {} : compact(parts);
  return compact({
    value,
    kind,
    quality,
    script: detectScript(value),
    language,
    parts: Object.keys(known).length === 0 ? undefined : known,
  });
}

/** Removes repeated names: the first of equal values stays, strong before weak and primary before alias. */
export function distinctNames(names: readonly (ListedName | undefined)[]): ListedName[] {
  const kept = new Map<string, ListedName>();
  for (const name of names) {
    if (name === undefined) continue;
    const earlier = kept.get(name.value);
    if (earlier === undefined) kept.set(name.value, name);
    else if (rank(name) < rank(earlier)) kept.set(name.value, { ...earlier, kind: name.kind, quality: name.quality });
  }
  return [...kept.values()];
}

const KIND_RANK = { primary: 0, alias: 1, former: 2 } as const;

function rank({ kind, quality }: ListedName): number {
  return KIND_RANK[kind] * 2 + (quality === 'weak' ? 1 : 0);
}

/** Adds a primary name if none is marked: the first strong name becomes the display name. */
export function withPrimary(names: readonly ListedName[]): ListedName[] {
  if (names.some((name) => name.kind === 'primary')) return [...names];
  const index = Math.max(
    0,
    names.findIndex((name) => name.quality !== 'weak' && name.kind !== 'former'),
  );
  return names.map((name, at) => (at === index ? { ...name, kind: 'primary' } : name));
}
