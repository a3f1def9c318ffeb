import { costInWords, type DiagnosedName, type Diagnosis } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';

const MARK = new Map<boolean | null, string>([
  [true, 'ok'],
  [false, 'NO'],
  [null, '  '],
]);

/** Limits of names shown in full, and of costs for each. */
const MAX_NAMES = 5;
const MAX_COSTS = 6;

/** Formats a diagnosis: the result for the party, the steps, its names. */
export function diagnosisText(diagnosis: Diagnosis, lists: readonly Pick<ListVersion, 'id' | 'version'>[]): string {
  const { found, rank, stage, primaryName, entityId, steps, names } = diagnosis;
  const head = found
    ? `Found: ${primaryName} (${entityId}), result ${rank}.`
    : primaryName === null
      ? 'Not found: it is not on any loaded list.'
      : `Not found: ${primaryName} (${entityId}) falls out at "${stage}".`;
  const loaded = lists.map(({ id, version }) => `${id} ${version}`).join(', ');
  const lines = [
    head,
    ...(loaded === '' ? [] : [`Lists: ${loaded}`]),
    '',
    ...steps.map(({ step, passed, text }) => `${MARK.get(passed)}  ${step.padEnd(11)} ${text}`),
    ...names.slice(0, MAX_NAMES).flatMap(nameLines),
    ...(names.length > MAX_NAMES ? ['', `${names.length - MAX_NAMES} more names fit less.`] : []),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

function nameLines({ value, kind, quality, listing, nameScore, tokens, costs }: DiagnosedName): string[] {
  return [
    '',
    `${String(nameScore).padStart(5)}  ${value}  (${kind}, ${quality}, ${listing})`,
    ...tokens.map(({ query, listed, method, score }) => `       "${query}" ~ "${listed}": ${method}, ${score} % alike`),
    ...costs.slice(0, MAX_COSTS).map((cost) => `       ${costInWords(cost)}`),
  ];
}
