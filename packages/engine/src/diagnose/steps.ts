import type {
  DiagnosedListing,
  DiagnosedName,
  DiagnosedReading,
  DiagnosisChange,
  DiagnosisStep,
  PolicyFilter,
} from '../types/diagnosis.ts';
import type { Policy } from '../types/query.ts';

const FILTER_WORDS: Readonly<Record<PolicyFilter, string>> = {
  includeDelisted: 'the publisher has ended it',
  lists: 'its list is not searched',
  effects: 'its effect is not searched',
  programs: 'its programme is not searched',
};

export const listedStep = (listings: readonly DiagnosedListing[]): DiagnosisStep => ({
  step: 'listed',
  passed: true,
  text: `Loaded: ${listings.map(({ id }) => id).join(', ')}.`,
});

export function filterStep(listings: readonly DiagnosedListing[]): DiagnosisStep {
  const out = listings.filter(({ leftOutBy }) => leftOutBy.length > 0);
  if (out.length === 0) return { step: 'filters', passed: true, text: 'No filter leaves it out.' };
  const why = out.map(({ id, leftOutBy }) => `${id} (${leftOutBy.map((filter) => FILTER_WORDS[filter]).join(', ')})`);
  const passed = out.length < listings.length;
  return { step: 'filters', passed, text: `Left out: ${why.join('; ')}.` };
}

export function readingStep(readings: readonly DiagnosedReading[]): DiagnosisStep {
  if (readings.length === 0)
    return { step: 'reading', passed: null, text: 'The text has no word that can be compared.' };
  const [first] = readings;
  const words = first?.tokens.map(({ text, role, bits }) => `${text} (${role}, ${bits} bits)`) ?? [];
  const more = readings.length > 1 ? ` ${readings.length - 1} other readings were tried.` : '';
  const little = first?.insufficient === true ? ' It is too little to identify one party.' : '';
  return { step: 'reading', passed: null, text: `Read as ${words.join(', ')}.${more}${little}` };
}

export function retrievalStep(best: DiagnosedName | undefined, level: number): DiagnosisStep {
  if (best === undefined) return { step: 'retrieval', passed: null, text: 'None of its names is in the text.' };
  const lost = !best.complete || (!best.retrieved && best.nameScore >= level);
  if (lost) {
    const text = 'Retrieval missed it although its names agree well enough: a defect, please report it.';
    return { step: 'retrieval', passed: false, text };
  }
  const text = best.retrieved
    ? `Retrieval found "${best.value}".`
    : `Retrieval skipped it, rightly: none of its names can reach ${level}, as a comparison with each of its words shows.`;
  return { step: 'retrieval', passed: true, text };
}

export function scoreStep(best: DiagnosedName | undefined, threshold: number): DiagnosisStep {
  if (best === undefined) return { step: 'name_score', passed: false, text: 'There is no name score.' };
  const [dearest] = best.costs;
  const lost = dearest === undefined ? '' : ` ${costInWords(dearest)}`;
  const short = Math.round((threshold - best.nameScore) * 10) / 10;
  const distance =
    short > 0 ? `${short} points below the threshold of ${threshold}` : `at or above the threshold of ${threshold}`;
  return {
    step: 'name_score',
    passed: short <= 0,
    text: `"${best.value}" has a name score of ${best.nameScore}: ${distance}.${lost}`,
  };
}

/** One cost as a sentence. */
export function costInWords({ kind, query, listed, points }: DiagnosedName['costs'][number]): string {
  if (kind === 'query_word') return `"${query}" is only in the query: ${points} points.`;
  if (kind === 'listed_word') return `"${listed}" is only in the listed name: ${points} points.`;
  if (kind === 'difference') return `"${query}" and "${listed}" differ: ${points} points.`;
  if (kind === 'limit') return `The kind of agreement keeps the score below high: ${points} points.`;
  return `The words of the filiation are in another order: ${points} points.`;
}

export function gateStep(facts: {
  readonly found: boolean;
  readonly alerts: boolean;
  readonly isRuled: boolean;
  readonly byIdentifier: boolean;
  readonly rank: number | null;
  readonly policy: Policy;
}): DiagnosisStep {
  const { found, alerts, isRuled, byIdentifier, rank, policy } = facts;
  const text = (): string => {
    if (byIdentifier) return 'An identifier of the query matches it, so it is a result regardless of its name.';
    if (!alerts) return 'Only a name that the publisher marks weak agrees; such a name makes no result on its own.';
    if (isRuled && rank === null)
      return 'It is listed for nothing but effects that the policy has a rule for, and does not meet that rule.';
    if (rank !== null && rank > policy.limit) return `It is result ${rank}, and ${policy.limit} are shown.`;
    return found ? `It is result ${rank}.` : 'No weak name or limit excludes it.';
  };
  return { step: 'gates', passed: found || (alerts && !isRuled && rank === null), text: text() };
}

export function changeStep(changes: readonly DiagnosisChange[] | null): DiagnosisStep {
  if (changes === null)
    return {
      step: 'change',
      passed: null,
      text: 'No change of the policy finds it with this text: the names agree too little.',
    };
  const text = changes.length === 0 ? 'Nothing has to change.' : changes.map((change) => change.text).join(' ');
  return { step: 'change', passed: null, text };
}
