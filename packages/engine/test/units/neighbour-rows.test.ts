import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/index/build/build-index.ts';
import { type Index, openImage } from '../../src/index/open/open-index.ts';
import { packIndex, withRows } from '../../src/index/tables/index-image.ts';
import { hasRoom, NeighbourRows, roomForRows } from '../../src/index/tables/neighbour-rows.ts';
import { EXACT, type Relation } from '../../src/knowledge/model/relation.ts';
import { fillRows } from '../../src/retrieve/lookup/fill-rows.ts';
import { findForms } from '../../src/retrieve/lookup/find-forms.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import { TOKEN_METHODS } from '../../src/types/result.ts';
import { formOf } from '../../src/words/form/form.ts';
import { TRAIT } from '../../src/words/form/form-table.ts';
import { inventListings } from '../builders/invent.ts';
import { company, party, vessel } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';
import { model } from '../builders/search.ts';

const imageOf = (seed: number, listings: number) =>
  packIndex(
    buildIndex(
      [
        party('Orlan Vestrakov Tolbrecht', { aliases: ['Orlan Tolbrecht', 'أورلان تولبريخت', 'トルブレヒト'] }),
        company('Quelmirbank Tolbrecht Trading Ltd', { aliases: ['Quelmir', 'TVK'] }),
        vessel('Dalvor Star II'),
        ...inventListings(listings, randomFrom(seed)),
      ],
      model,
    ),
  );

/** The same index without rows, with room for them, and with all of them. */
function opened(seed: number, listings: number) {
  const image = imageOf(seed, listings);
  const [bare, room, full] = [image, withRows(image), withRows(image)].map((each) => openImage(each, model));
  if (!bare || !room || !full) throw new Error('There are three.');
  fillRows(full, 0, full.stats.forms);
  return { image, bare, room, full };
}

/** What a look-up of a listed text finds, and its steps. */
function lookUp(index: Index, id: number) {
  index.scratch.begin();
  const forms = findForms(index, formOf(index.text(id), model), 'similar');
  index.scratch.end();
  return { forms, steps: index.scratch.budget.spent };
}

describe('the row of a listed form', () => {
  it('is what its keys find, with the same steps; equal words are related by EXACT itself', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 60 }), (seed, listings) => {
        const { bare, full } = opened(seed, listings);
        const { flags } = bare.forms.traits;
        for (let id = 0; id < bare.stats.forms; id++) {
          const isTranscribed = ((flags[id] ?? 0) & TRAIT.transcribed) !== 0;
          expect(full.rows?.has(id)).toBe(!isTranscribed);
          const found = lookUp(full, id);
          expect(found).toEqual(lookUp(bare, id));
          const own = found.forms.find(({ form }) => form === id);
          expect(own?.relation).toBe(isTranscribed ? undefined : EXACT);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('is not used for one of the many readings of a word without vowels', () => {
    const { bare, full } = opened(3, 40);
    for (let id = 0; id < bare.stats.forms; id++) {
      const form = formOf(bare.text(id), model, false);
      expect(findForms(full, form, 'similar')).toEqual(findForms(bare, form, 'similar'));
    }
  });
});

describe('a search', () => {
  const QUERIES = [
    'Orlan Ali Tolbrecht',
    'Quelmir',
    'Ахмад Али Толбрехт',
    'أورلان علي تولبريخت',
    'トルブレヒト オルラン',
    '토르브레흐트',
    'Invoice 17 of Quelmirbank Tolbrecht Trading, goods on board the Dalvor Star II, paid by Orlan Vestrakof',
  ];
  const answers = (index: Index) =>
    QUERIES.map((searchText) => [screen(index, { searchText }, DEFAULT_POLICY), index.scratch.budget.spent]);

  it('finds the same in as many steps with all rows, with some and with none', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (seed, one, other) => {
        const { image, bare, room, full } = opened(seed, 60);
        const half = openImage(withRows(image), model);
        const forms = bare.stats.forms;
        fillRows(half, Math.min(one % forms, other % forms), Math.max(one % forms, other % forms));
        const expected = answers(bare);
        for (const index of [room, half, full]) expect(answers(index)).toEqual(expected);
      }),
      { numRuns: 8 },
    );
  });
});

describe('rows', () => {
  const relation: fc.Arbitrary<Relation> = fc.oneof(
    fc.constant(EXACT),
    fc.record({
      similarity: fc.double({ min: 0, max: 1, noNaN: true }),
      method: fc.constantFrom(...TOKEN_METHODS.filter((method) => method !== EXACT.method)),
    }),
  );
  const row = fc.record({
    forms: fc
      .uniqueArray(fc.record({ form: fc.nat(), relation }), { selector: ({ form }) => form, maxLength: 40 })
      .map((forms) => forms.sort((a, b) => a.form - b.form)),
    steps: fc.nat(),
  });

  it('are read as they were added, by every reader of the block and of a copy of what was written', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (added) => {
        const block = roomForRows(100);
        const writer = new NeighbourRows(block, 100);
        const reader = new NeighbourRows(block, 100);
        const kept = added.filter((each, form) => writer.add(form, each));
        expect(kept.length).toBe(added.length);
        const copy = new SharedArrayBuffer(writer.written.length);
        new Uint8Array(copy).set(writer.written);
        expect([hasRoom(block), hasRoom(copy)]).toEqual([true, false]);
        const saved = new NeighbourRows(copy, 100);
        for (const [form, each] of added.entries())
          for (const rows of [writer, reader, saved]) expect(rows.get(form)).toEqual(each);
        expect(reader.get(added.length)).toBeUndefined();
        expect(saved.add(added.length, { forms: [], steps: 8 })).toBe(false);
      }),
    );
  });

  it('for which there is no room are not added, and none that was added is lost', () => {
    const rows = new NeighbourRows(roomForRows(2), 2);
    const long = { forms: Array.from({ length: 200 }, (_, form) => ({ form, relation: EXACT })), steps: 8 };
    const short = { forms: [{ form: 1, relation: EXACT }], steps: 8 };
    expect([rows.add(1, short), rows.add(0, long)]).toEqual([true, false]);
    expect([rows.get(0), rows.get(1)]).toEqual([undefined, short]);
  });

  it('of another index are refused', () => {
    expect(() => new NeighbourRows(roomForRows(7), 8)).toThrow('another index');
  });
});
