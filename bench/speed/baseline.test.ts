import { describe, expect, it } from 'vitest';
import { betterOf, dropsSince, type SpeedFigure, updated } from './baseline.ts';

const faster = (value: number): SpeedFigure => ({ id: 'faster', value, better: 'more' });
const bytes = (value: number): SpeedFigure => ({ id: 'bytes', value, better: 'less' });
const baseline = { figures: [faster(100), bytes(1_000)] };

describe('speed that is checked against its baseline', () => {
  it('may be better, or worse by a quarter', () => {
    expect(dropsSince(baseline, [faster(80), bytes(1_250)])).toEqual([]);
    expect(dropsSince(baseline, [faster(900), bytes(1)])).toEqual([]);
  });

  it('fails where a ratio falls or a size grows by more', () => {
    expect(dropsSince(baseline, [faster(79), bytes(1_251)])).toEqual(['faster: 79, was 100', 'bytes: 1251, was 1000']);
  });

  it('fails where a figure is no longer measured, and takes new ones', () => {
    const more: SpeedFigure = { id: 'other', value: 1, better: 'less' };
    expect(dropsSince(baseline, [faster(100), more])).toEqual(['bytes is no longer measured']);
  });
});

describe('speed that is measured again', () => {
  it('is the better of each figure', () => {
    expect(betterOf([faster(60), bytes(900)], [bytes(1_000), faster(110)])).toEqual([faster(110), bytes(900)]);
    expect(betterOf([faster(60), bytes(900)], [faster(50)])).toEqual([faster(60), bytes(900)]);
  });
});

describe('a baseline that is made anew', () => {
  it('keeps the worse of two runs that differ by no more than noise', () => {
    expect(updated(baseline, [faster(120), bytes(900)]).figures).toEqual([faster(100), bytes(1_000)]);
    expect(updated(baseline, [faster(90), bytes(1_100)]).figures).toEqual([faster(90), bytes(1_100)]);
  });

  it('takes what differs by more, and what is new', () => {
    const more: SpeedFigure = { id: 'other', value: 1, better: 'less' };
    expect(updated(baseline, [faster(126), bytes(500), more]).figures).toEqual([faster(126), bytes(500), more]);
  });
});
