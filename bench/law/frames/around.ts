import type { Fill } from './fill.ts';
import { type Frame, text } from './frame.ts';
import { JOINING, SEPARATORS, SIGNS } from './separators.ts';

/** Maximum number of words on both sides together. */
const MOST = 40;

/** The name at any position among others, with one separator throughout. */
function listWith(name: string, others: readonly string[], separator: string, fill: Fill): string {
  const at = fill.count(0, others.length);
  return [...others.slice(0, at), name, ...others.slice(at)].join(separator);
}

const several = (least: number, most: number, make: () => string, fill: Fill): string[] =>
  Array.from({ length: fill.count(least, most) }, make);

/** Lists and sequences of words of any kind around the name. */
export const AROUND: readonly Frame[] = [
  text('words-before', (name, { words, count }) => `${words(count(1, MOST))} ${name}`),
  text('words-after', (name, { words, count }) => `${name} ${words(count(1, MOST))}`),
  text('words-around', (name, { words, count }) => `${words(count(1, MOST / 2))} ${name} ${words(count(1, MOST / 2))}`),
  text('one-word-before', (name, { word }) => `${word()} ${name}`),
  text('one-word-after', (name, { word }) => `${name} ${word()}`),
  text('two-parties', (name, fill) => listWith(name, [fill.party()], fill.oneOf(SEPARATORS), fill)),
  text('joined-parties', (name, fill) => listWith(name, [fill.party()], fill.oneOf(JOINING), fill)),
  text('three-parties', (name, fill) => listWith(name, [fill.party(), fill.party()], fill.oneOf(SEPARATORS), fill)),
  text('people-list', (name, fill) => listWith(name, several(2, 9, fill.person, fill), fill.oneOf(SIGNS), fill)),
  text('company-list', (name, fill) => listWith(name, several(2, 7, fill.company, fill), fill.oneOf(SIGNS), fill)),
  text('people-spaced', (name, fill) => listWith(name, several(1, 6, fill.person, fill), ' ', fill)),
  text('anything-list', (name, fill) => listWith(name, several(1, 14, fill.anything, fill), fill.oneOf(SIGNS), fill)),
  text('anything-mixed', (name, fill) => {
    const others = several(1, 14, fill.anything, fill);
    const at = fill.count(0, others.length);
    const parts = [...others.slice(0, at), name, ...others.slice(at)];
    return parts.map((part, i) => (i === 0 ? part : `${fill.oneOf(SEPARATORS)}${part}`)).join('');
  }),
  text('numbered', (name, fill) =>
    // A number of the list inside the name would not be a spelling of it.
    listWith(
      name.replaceAll(/=?\r?\n/g, (cut) => (cut.startsWith('=') ? '' : ' ')),
      several(1, 6, fill.party, fill),
      '\n',
      fill,
    )
      .split('\n')
      .map((line, i) => `${i + 1}. ${line}`)
      .join('\n'),
  ),
  text('bullets', (name, fill) => `- ${listWith(name, several(1, 6, fill.party, fill), '\n- ', fill)}`),
  text('board', (name, { person, company }) => `Board of ${company()}: ${person()} (chair), ${name}, ${person()}`),
  text('shareholders', (name, { person, count }) => `${person()} ${count(20, 60)}%, ${name} ${count(5, 20)}%`),
];
