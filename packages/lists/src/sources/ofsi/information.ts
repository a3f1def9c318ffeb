/** Labelled sentences of "Other Information": the CSV form joins what the XML form has in elements. */
export type Information = {
  readonly ukReference: string | undefined;
  readonly unReference: string | undefined;
  /** By the label in lower case, without "(" and ")". */
  readonly said: ReadonlyMap<string, string>;
};

const LABEL = /\(([A-Z][A-Za-z /()]{1,50}?)\)\s*:\s*/g;

/** "(UK Sanctions List Ref):AFG0001. (UN Ref):TAi.001. (Gender):Male"; before 2021 "UN Ref QDi.001." in prose. */
export function readInformation(text: string): Information {
  const said = new Map<string, string>();
  const labels = [...text.matchAll(LABEL)];
  labels.forEach((label, at) => {
    const value = text.slice(label.index + label[0].length, labels[at + 1]?.index ?? text.length);
    said.set((label[1] ?? '').toLowerCase(), value.replace(/[.,;\s]+$/, '').trim());
  });
  return {
    ukReference: /\b[A-Z]{3}\d{4}\b/.exec(said.get('uk sanctions list ref') ?? '')?.[0],
    unReference: /\bUN\s*Ref(?:erence)?\)?(?:\s*No\.?)?\s*[:.]?\s*([A-Z]{2}[ie]\.\d{1,3})\b/i.exec(text)?.[1],
    said,
  };
}
