import { describe, expect, it } from 'vitest';
import { comparison } from '../builders/search.ts';

const scoreOf = (query: string, listed: string): number => comparison(query, listed, 'person').nameScore;

describe('names in the characters of one script', () => {
  it.each([
    ['李志远', '李志遠'],
    ['志远 李', '李志远'],
    ['리영남', '이영남'],
  ])('%s finds %s', (query, listed) => expect(scoreOf(query, listed)).toBeGreaterThanOrEqual(95));
  it.each([
    ['伟 朱', '赵伟'],
    ['영자 이', '리영길'],
    ['陈建', '陈坚'],
  ])('%s is not %s, though syllables sound alike', (query, listed) => expect(scoreOf(query, listed)).toBeLessThan(75));
});
