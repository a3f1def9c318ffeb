import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { modelText } from '../src/knowledge/lexicon/tables.ts';
import { ENGINE_VERSION } from '../src/knowledge/model/engine-version.ts';
import { EVERYDAY_WORDS } from '../src/knowledge/model/everyday.gen.ts';
import { MODEL_HASH, MODEL_VARIANTS, MODEL_WEIGHTS, UNKNOWN_WEIGHT } from '../src/knowledge/model/model.gen.ts';
import { loadModel } from '../src/knowledge/model/model.ts';
import { party } from './builders/party.ts';
import { indexOf } from './builders/search.ts';

const rows = MODEL_WEIGHTS.split('\n').map((line) => {
  const [weight = '', ...words] = line.split(' ');
  return { weight: Number(weight), words };
});
const words = rows.flatMap((row) => row.words);
const model = loadModel();

describe('the model', () => {
  it('has the hash of its weights and of its word tables: after a change, run "npm run model"', () => {
    const hash = createHash('sha256')
      .update(
        modelText({
          unknownWeight: UNKNOWN_WEIGHT,
          weights: MODEL_WEIGHTS,
          variants: MODEL_VARIANTS,
          everyday: EVERYDAY_WORDS,
        }),
      )
      .digest('hex');
    expect(MODEL_HASH).toBe(`sha256:${hash}`);
    expect(model.hash).toBe(MODEL_HASH);
  });

  it.each(['aktiengesellschaft', 'sasha', 'kazakhstan', 'sheikh', 'tanker', 'ibn', 'shipping', 'invoice'])(
    'hashes the table that holds "%s"',
    (word) =>
      expect(modelText({ unknownWeight: UNKNOWN_WEIGHT, weights: '', variants: '', everyday: '' })).toContain(
        `"${word}"`,
      ),
  );

  it('holds single words of Latin letters and digits: counts, never a name', () => {
    expect(words.length).toBeGreaterThan(5000);
    expect(words.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
  });

  it('holds no number long enough to be a document’s', () =>
    expect(words.filter((word) => /\d{6}/.test(word))).toEqual([]));

  it('holds each word once', () => expect(new Set(words).size).toBe(words.length));

  it('has weights of one byte, in order, a line for each', () => {
    const weights = rows.map(({ weight }) => weight);
    expect(weights.every((weight) => Number.isInteger(weight) && weight >= 1 && weight <= 255)).toBe(true);
    expect(weights).toEqual([...new Set(weights)].sort((a, b) => a - b));
    for (const row of rows) expect(row.words).toEqual(row.words.toSorted());
  });

  it('takes a word it has not seen for rarer than any it has', () => {
    expect(model.weightOf('xyzzyxquelm')).toBe(UNKNOWN_WEIGHT);
    expect(UNKNOWN_WEIGHT).toBeGreaterThanOrEqual(Math.max(...rows.map(({ weight }) => weight)));
  });

  it('weighs what it holds as it holds it', () => {
    for (const row of rows) for (const word of row.words.slice(0, 20)) expect(model.weightOf(word)).toBe(row.weight);
  });

  it('knows the commonest names and words of business as common', () => {
    for (const common of ['muhammad', 'company', 'limited', 'trading'])
      expect(model.weightOf(common)).toBeLessThan(UNKNOWN_WEIGHT / 2);
  });

  it('is the same object each time, and does not change with an index that is built', () => {
    const before = model.weightOf('varnok');
    indexOf(Array.from({ length: 50 }, (_, i) => party('Varnok Tolbrecht', { sourceId: String(i) })));
    expect(loadModel()).toBe(model);
    expect(model.weightOf('varnok')).toBe(before);
  });

  it('belongs to a version of the engine', () => expect(ENGINE_VERSION).toMatch(/^\d+\.\d+\.\d+$/));
});
