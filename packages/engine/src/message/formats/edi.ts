import type { Part, Stretch } from '../parts/part.ts';
import { joinedPart, partAt } from './piece.ts';

/**
 * Elements (from 1) of EDIFACT segments that hold a party's name, by component; in `TDT`, the ship's name is the last
 * component.
 */
const EDIFACT: Readonly<Record<string, readonly number[]>> = { NAD: [3, 4], PNA: [5, 6, 7, 8, 9], FII: [3] };
const EDIFACT_SEGMENT = /(?:^|['\n])\s{0,9}(NAD|PNA|FII|TDT|CTA)\+((?:[^'?]|\?[\s\S])*)/g;
const TDT_MEANS = 8;
const CTA_DETAILS = 2;

const X12_SEGMENT = /(?:^|[~\n])\s{0,9}(N1|N2|NM1|V1|PER)\*([^~\n]*)/g;
/** Elements (from 1) of X12 segments that form a name. */
const X12: Readonly<Record<string, readonly number[]>> = { N1: [2], N2: [1], NM1: [3, 4, 5], V1: [2], PER: [2] };

/** Names in EDIFACT (`NAD+BY+++NAME'`) and X12 (`N1*BY*NAME~`, `NM1*IL*1*FAMILY*GIVEN~`). */
export function ediFields(text: string): Part[] {
  return [...edifact(text), ...x12(text)];
}

function edifact(text: string): Part[] {
  return [...text.matchAll(EDIFACT_SEGMENT)].flatMap(({ 0: match, 1: tag = '', 2: body = '', index }) => {
    const elements = split(body, index + match.length - body.length, '+');
    if (tag === 'TDT') return lastOf(text, elements[TDT_MEANS - 1], 'vessel');
    if (tag === 'CTA') return lastOf(text, elements[CTA_DETAILS - 1], 'party');
    return (EDIFACT[tag] ?? []).flatMap((element) => {
      const [start, end] = elements[element - 1] ?? [0, 0];
      const components = split(text.slice(start, end), start, ':');
      const named = components.flatMap((one) => partAt(text, ...one, 'party'));
      return named.length < 2 ? named : [...joinedPart(text, components, 'party'), ...named];
    });
  });
}

function lastOf(text: string, element: Stretch | undefined, holds: 'party' | 'vessel'): Part[] {
  const last = element && split(text.slice(...element), element[0], ':').at(-1);
  return last ? partAt(text, ...last, holds) : [];
}

function x12(text: string): Part[] {
  return [...text.matchAll(X12_SEGMENT)].flatMap(({ 0: match, 1: tag = '', 2: body = '', index }) => {
    const elements = split(body, index + match.length - body.length, '*');
    const named = (X12[tag] ?? []).flatMap((element): Stretch[] => {
      const one = elements[element - 1];
      return one && one[0] < one[1] ? [one] : [];
    });
    return joinedPart(text, named, tag === 'V1' ? 'vessel' : 'party');
  });
}

/** The stretches between a sign, unless `?` escapes it. */
function split(text: string, start: number, sign: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '?') at++;
    else if (at === text.length || text[at] === sign) {
      stretches.push([start + from, start + at]);
      from = at + 1;
    }
  }
  return stretches;
}
