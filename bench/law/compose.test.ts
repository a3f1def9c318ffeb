import { buildIndex, type Listing, loadModel, openIndex } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { pick, randomFrom } from '../lists/random.ts';
import { compositions } from './compose.ts';
import type { Subject } from './disguises/disguise.ts';
import { DISGUISES } from './disguises.ts';
import { fillWith } from './frames/fill.ts';
import { FRAMES } from './frames.ts';
import { bearersOf, showsParty } from './shows-party.ts';

const listing = (entityType: Listing['entityType'], ...names: readonly (readonly [string, string])[]): Listing => ({
  id: `invented:${names[0]?.[0]}`,
  list: 'invented',
  sourceId: names[0]?.[0] ?? '',
  entityType,
  names: names.map(([value, script], i) => ({ value, script, kind: i === 0 ? 'primary' : 'alias', quality: 'strong' })),
  programs: [],
  effect: 'asset_freeze',
  status: 'active',
});
const LISTINGS = [
  listing('person', ['Orlan J Vestrakov', 'Latn'], ['Орлан Вестраков', 'Cyrl']),
  listing('person', ['Émile Tolbrecht-Dañor', 'Latn']),
  listing('person', ['Sigward Quelmar', 'Latn']),
  listing('organization', ['Dalvor & Quelmar Maritime Engineering Works LLC', 'Latn']),
  listing('organization', ['Zandrivex', 'Latn']),
];
const SUBJECTS: readonly Subject[] = LISTINGS.flatMap((one) => one.names.map((name) => ({ listing: one, name })));
const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const written = (id: string, subject = SUBJECTS[0]) =>
  subject && DISGUISES.find((one) => one.id === id)?.write(subject, randomFrom(7));

describe('frames', () => {
  it('there are sixty or more, each by a name of its own', () => {
    expect(new Set(ids(FRAMES)).size).toBe(FRAMES.length);
    expect(FRAMES.length).toBeGreaterThanOrEqual(60);
  });

  it.each(FRAMES)('$id holds the name', ({ fit, write }) => {
    const name = fit?.('Orlan Vestrakov') ?? 'Orlan Vestrakov';
    for (let seed = 0; seed < 20; seed++) {
      const text = JSON.stringify(write(name, fillWith(randomFrom(seed))));
      expect(text.replaceAll('\\n', '')).toContain(name);
    }
  });
});

describe('disguises', () => {
  it('there are forty or more, each by a name of its own', () => {
    expect(new Set(ids(DISGUISES)).size).toBe(DISGUISES.length);
    expect(DISGUISES.length).toBeGreaterThanOrEqual(40);
  });

  it.each(DISGUISES)('$id applies to a name', (disguise) => {
    expect(SUBJECTS.some((subject) => disguise.write(subject, randomFrom(3)) !== undefined)).toBe(true);
  });

  it('encodings can be read back', () => {
    const [, , subject] = SUBJECTS;
    const name = subject?.name.value;
    expect(decodeURIComponent(written('percent-encoded-bytes', subject) ?? '')).toBe(name);
    expect(JSON.parse(`"${written('json-escapes', subject)}"`)).toBe(name);
    expect(Buffer.from(written('mojibake-latin-1', subject) ?? '', 'latin1').toString('utf8')).toBe(name);
    const entities = (written('html-decimal', subject) ?? '').replace(/&#(\d+);/g, (_, code) =>
      String.fromCodePoint(code),
    );
    expect(entities).toBe(name);
  });

  it('look-alikes leave at least one letter of each word', () => {
    for (const id of ['cyrillic-lookalikes', 'greek-lookalikes'])
      for (const word of written(id)?.split(' ') ?? []) expect(word).toMatch(/[A-Za-z]/);
  });
});

describe('compositions', () => {
  const made = (seed: number) => [...compositions(SUBJECTS, 200, randomFrom(seed))].map(({ query }) => query);

  it('are the same from the same seed, and others from another', () => {
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
  });

  it('try every disguise', () => {
    const tried = [...compositions(SUBJECTS, DISGUISES.length, randomFrom(1))].map(({ disguise }) => disguise.id);
    expect(new Set(tried).size).toBe(DISGUISES.length);
  });
});

describe('a party', () => {
  const model = loadModel();
  const index = openIndex(buildIndex(LISTINGS, model), model);
  const bearers = bearersOf(LISTINGS);
  const subject = pick(SUBJECTS, () => 0);

  it('is found by its own name', () => {
    expect(showsParty(index, bearers, subject, { searchText: 'Orlan Vestrakov' })).toBe('found');
  });

  it('is missed where another name stands', () => {
    expect(showsParty(index, bearers, subject, { searchText: 'Sigward Quelmar' })).toBe('missed');
  });

  it('is found by a party of the same name', () => {
    const twin = { listing: { ...subject.listing, id: 'invented:twin' as const }, name: subject.name };
    expect(showsParty(index, bearers, twin, { searchText: 'Orlan Vestrakov' })).toBe('found');
  });
});
