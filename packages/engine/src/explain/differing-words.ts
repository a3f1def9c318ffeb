import type { Index } from '../index/open/open-index.ts';
import { REPORTED_ROLES } from '../normalise/roles/role-sets.ts';
import type { Reading } from '../score/match.ts';
import { coveredBy } from '../score/name/covered-words.ts';
import type { NameScore } from '../score/name/score-name.ts';
import type { TokenEvidence } from '../types/result.ts';
import type { ListedText } from './token-evidence.ts';

/** Score from which a word is the same in another spelling or alphabet, which the evidence shows. */
const SPELLED_ALIKE = 90;
const MOST = 3;

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, MOST)
    .map((word) => `“${word}”`)
    .join(', ') + (words.length > MOST ? ' …' : '');

/**
 * Describes the words of two names that do not agree, e.g. only submitted: “Kazakhstan”; only listed: “Shipping”;
 * “Traders” is listed as “Transporters”. Empty if only spellings differ. Legal forms and small words are left out.
 */
export function differingWords(
  index: Index,
  name: NameScore,
  reading: Reading,
  { value, tokens: words }: ListedText,
  tokens: readonly TokenEvidence[],
): string {
  const { queryMask, listedMask } = coveredBy(name.alignment);
  const { names } = index.data;
  const from = names.tokenStarts[name.name] ?? 0;
  const { origin, text, plan } = reading;
  const submitted = plan.tokens.filter(({ role }, i) => REPORTED_ROLES.has(role) && !((queryMask >> i) & 1));
  const listed = words.filter(
    (_, i) => REPORTED_ROLES.has(names.tokenRoles[from + i] ?? 0) && !((listedMask >> i) & 1),
  );
  const said = submitted.map(({ start, end }) =>
    origin ? origin.text.slice(...origin.spanOf(start, end)) : text.slice(start, end),
  );
  const others = tokens.filter(({ score, method }) => score < SPELLED_ALIKE && method !== 'abbreviation');
  return [
    ...(said.length > 0 ? [`only submitted: ${quoted(said)}`] : []),
    ...(listed.length > 0 ? [`only listed: ${quoted(listed.map(({ start, end }) => value.slice(start, end)))}`] : []),
    ...others.slice(0, MOST).map((one) => `“${one.query}” is listed as “${one.listed}”`),
  ].join('; ');
}
