import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LoadedIndex, loadIndex } from '../lists/load-index.ts';
import { randomFrom } from '../lists/random.ts';
import { sharedDir } from '../lists/shared-dir.ts';
import { isCleared } from './outcome-of.ts';
import { textsThatSayNothing } from './says-nothing.ts';
import { textsWithUncoveredPart } from './uncovered.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

const [EACH, SEED] = [400, 19_450_508];

describe.skipIf(!shared)('on all official lists, nobody is cleared by', () => {
  let loaded: LoadedIndex;
  const cleared = (texts: readonly string[]): readonly string[] =>
    texts.filter((searchText) => isCleared(screen(loaded.index, { searchText }, DEFAULT_POLICY)));

  beforeAll(async () => {
    loaded = await loadIndex(`${shared}/lists/current`);
  });

  it('a text that says nothing', () => {
    expect(cleared(textsThatSayNothing(EACH, randomFrom(SEED)))).toEqual([]);
  });

  it('a text that says nothing, as name and as alias', () => {
    const texts = textsThatSayNothing(EACH, randomFrom(SEED + 1));
    const isAliasCleared = (text: string): boolean =>
      isCleared(screen(loaded.index, { searchText: text, aliases: [text] }, DEFAULT_POLICY));
    expect(texts.filter(isAliasCleared)).toEqual([]);
  });

  it('a text with a part that was not read', () => {
    expect(cleared(textsWithUncoveredPart(EACH, randomFrom(SEED)))).toEqual([]);
  });

  it('a name with an alias that was not read', () => {
    const aliases = textsWithUncoveredPart(EACH, randomFrom(SEED + 2));
    const isAliasCleared = (alias: string): boolean =>
      isCleared(screen(loaded.index, { searchText: 'Emily Whitaker', aliases: [alias] }, DEFAULT_POLICY));
    expect(aliases.filter(isAliasCleared)).toEqual([]);
  });
});
