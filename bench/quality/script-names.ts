import { detectScript } from '../../packages/lists/src/fields/detect-script.ts';

/** ISO 15924 code of the decisive script: the one that is not Latin, if the two sides differ. */
export function scriptOf(...texts: readonly string[]): string {
  const scripts = texts.map(detectScript);
  return scripts.find((script) => script !== 'Latn' && script !== 'Zyyy') ?? 'Latn';
}
