import { readWords, splitForms } from '../table/word-table.ts';
import { ARMED_BODIES } from './body-names-armed.ts';
import { STATE_BODIES } from './body-names-state.ts';
import { BODY_SPELLINGS } from './body-spellings.ts';

/**
 * A well-known body, or a region that bodies are named after, with its names in words; `&label` stands for any name of
 * another row.
 */
export type BodyName = { readonly label: string; readonly names: readonly string[] };

const byLabel = new Map<string, string[]>();
for (const line of `${ARMED_BODIES}\n${STATE_BODIES}`.split('\n')) {
  const at = line.indexOf(':');
  if (!line.startsWith('&') || at < 0) continue;
  const label = line.slice(0, at);
  byLabel.set(label, [...(byLabel.get(label) ?? []), ...splitForms(line.slice(at + 1))]);
}

/** Well-known bodies with all of their names. */
export const BODY_NAMES: readonly BodyName[] = [...byLabel].map(([label, names]) => ({ label, names }));

/** Maps each spelling of a word in these names to its standard one. The first row with a spelling wins. */
export const BODY_WORDS: ReadonlyMap<string, string> = new Map(
  BODY_SPELLINGS.split('\n')
    .flatMap((line) => readWords(line))
    .map((row) => row.split('='))
    .reverse()
    .flatMap((forms) => forms.map((form): [string, string] => [form, forms[0] ?? form])),
);
