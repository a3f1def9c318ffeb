import type { Query } from '@namesake/engine';
import { innocentParty } from '../quality/free-text/innocent-party.ts';
import { plant } from '../quality/free-text/plant.ts';
import { TEMPLATES } from '../quality/free-text/templates.ts';
import { FIELDS } from './frames/fields.ts';
import { type Fill, fillWith } from './frames/fill.ts';
import { FRAMES } from './frames.ts';

/** Requests about unlisted people and companies: a name, a text, a structured message, aliases or addresses. */
export function innocentRequests(random: () => number): () => Query {
  const fill = fillWith(random);
  const { oneOf, party, person, words, count, street, city } = fill;
  const kinds: readonly (() => Query)[] = [
    () => ({ searchText: party() }),
    () => ({ searchText: words(count(2, 30)) }),
    () => framed(oneOf(FRAMES), fill),
    () => framed(oneOf(FRAMES), fill),
    () => framed(oneOf(FIELDS), fill),
    () => templated(fill),
    () => ({ searchText: party(), addresses: [`${street()}, ${city()}`, `${person()}, ${street()}, ${city()}`] }),
    () => ({ searchText: party(), aliases: [person(), words(count(3, 12))] }),
  ];
  return () => oneOf(kinds)();
}

const framed = ({ fit, write }: (typeof FRAMES)[number], fill: Fill): Query => {
  const name = fill.party();
  return write(fit === undefined ? name : fit(name), fill);
};

/** A payment text like those in the quality measures. */
function templated({ random, oneOf, person }: Fill): Query {
  const template = oneOf(TEMPLATES);
  const people = [person()];
  const [party, other] = [innocentParty(template, people, random), innocentParty(template, people, random)];
  return { searchText: plant(template, party, other, random).text };
}
