import { describe, expect, it } from 'vitest';
import { loadModel } from '../../knowledge/model/model.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { nameSpans } from './name-spans.ts';

const model = loadModel();
const spans = (text: string): string[] => nameSpans(text, model).map(({ start, end }) => text.slice(start, end));

describe('the parts of a text that may be names', () => {
  it.each([
    ['before a comma', 'Varnok Tolbrecht, Zvenigorsk', 'Varnok Tolbrecht'],
    ['without a town at the end', 'Varnok Tolbrecht Moscow', 'Varnok Tolbrecht'],
    ['without several words at both ends', 'President Varnok Tolbrecht Tehran Iran', 'Varnok Tolbrecht'],
    ['without a title in its own script', 'Аятолла Варнок Тольбрехт', 'Варнок Тольбрехт'],
    ['without a town in its own script', 'فلاديمير طولبرخت موسكو', 'فلاديمير طولبرخت'],
    ['without an occupation', 'Varnok Tolbrecht, empresario', 'Varnok Tolbrecht'],
    ['an initial and a name', 'V. Tolbrecht, Moscow', 'V. Tolbrecht'],
    ['in a sentence', 'payment to Varnok Tolbrecht for consulting', 'Varnok Tolbrecht'],
    ['family name and given name', 'Tolbrecht, Varnok, Moscow', 'Tolbrecht, Varnok'],
    ['beside an unknown word', 'Varnok Tolbrecht Zvenigorsk', 'Varnok Tolbrecht'],
    ['one word of its own segment', 'Quelmir, Moscow', 'Quelmir'],
    ['a firm with its joining word', 'Varnok & Sons, London', 'Varnok & Sons'],
    ['a segment of words that name nobody by themselves', 'Riverside, Young Baker', 'Young Baker'],
    ['behind a sentence with a short last word', 'Dalvia Ouz. Varnok Tolbrecht', 'Varnok Tolbrecht'],
    ['a name with a short word and a dot', 'Riverside, Abd. Tolbrecht', 'Abd. Tolbrecht'],
    ['before a short last word of a sentence', 'Tolbrecht Varn. Analyst', 'Tolbrecht Varn'],
  ])('%s', (_, text, part) => expect(spans(text)).toContain(part));

  it.each([
    ['a town alone', 'invoice 12, Moscow', 'Moscow'],
    ['words of a message', 'payment, Varnok Tolbrecht', 'payment'],
    ['what follows a particle', 'Rosalda Varnuz de Tolbrez', 'Rosalda Varnuz de'],
    ['without an initial', 'Quelmir, J. Varnok Tolbrecht', 'Varnok Tolbrecht'],
    ['without an abbreviation', 'Quelmir, Chr. Varnok Tolbrecht', 'Varnok Tolbrecht'],
    ['a mark of generation left out', 'Orlan Tolbrecht Jr.', 'Orlan Tolbrecht'],
    ['a known given name left out', 'Maria Quelmir Tolbrecht', 'Quelmir Tolbrecht'],
  ])('not %s', (_, text, part) => expect(spans(text)).not.toContain(part));

  it('are two for each word at most', () => {
    const text = Array.from({ length: 200 }, (_, i) => (i % 3 === 0 ? 'Moscow' : `Quelm${i}ir`)).join(' ');
    expect(spans(text).length).toBeLessThanOrEqual(2 * normaliseText(text).tokens.length + 1);
  });
});
