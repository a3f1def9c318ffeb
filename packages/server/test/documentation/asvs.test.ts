import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Levels of the requirements of each section of ASVS 5.0.0, in order; a section ends with its last of level 1 or 2. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '111112222',
  '1.3': '11222222222',
  '1.4': '222',
  '1.5': '12',
  '2.1': '122',
  '2.2': '112',
  '2.3': '1222',
  '2.4': '2',
  '3.2': '11',
  '3.3': '1222',
  '3.4': '112222',
  '3.5': '11122',
  '3.7': '22',
  '4.1': '122',
  '4.2': '2',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112',
  '5.3': '11',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '1122',
  '6.4': '1122',
  '6.5': '22222',
  '6.6': '222',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '22',
  '7.6': '22',
  '8.1': '12',
  '8.2': '112',
  '8.3': '1',
  '8.4': '2',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '22',
  '10.3': '2222',
  '10.4': '11111222222',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '22',
  '11.2': '222',
  '11.3': '112',
  '11.4': '1222',
  '11.5': '2',
  '11.6': '2',
  '12.1': '122',
  '12.2': '11',
  '12.3': '2222',
  '13.1': '2',
  '13.2': '22222',
  '13.3': '22',
  '13.4': '12222',
  '14.1': '22',
  '14.2': '1222',
  '14.3': '122',
  '15.1': '122',
  '15.2': '122',
  '15.3': '1222222',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '222',
  '17.1': '2',
  '17.2': '2222',
  '17.3': '22',
};

const wanted = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, at) => (level === '3' ? [] : [`${section}.${at + 1} level ${level}`])),
);

const rows = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, number = '', level = '', , verdict = '', shownBy = ''] = line.split('|').map((cell) => cell.trim());
    return { number, level, verdict, paths: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path) };
  });

describe('the page about OWASP ASVS', () => {
  it('has every requirement of levels 1 and 2 once, in order', () => {
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ number, level }) => `${number} level ${level}`)).toEqual(wanted);
  });

  it('says of each whether it is met, and leaves none open', () => {
    const others = rows.filter(({ verdict }) => !/^(?:pass|not applicable: \w|deviation[:,] \w)/.test(verdict));
    expect(others).toEqual([]);
    expect(rows.filter(({ verdict }) => /\b(?:todo|fail|open|later|planned)\b/i.test(verdict))).toEqual([]);
  });

  it('shows what is met by tests and code that are there', () => {
    const unshown = rows.filter(({ verdict, paths }) => !verdict.startsWith('not applicable') && paths.length === 0);
    expect(unshown.map(({ number }) => number)).toEqual([]);
    const paths = new Set(rows.flatMap((row) => row.paths));
    expect([...paths].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
