/** A line of a table: a label and the comma-separated forms that share it. */
export type LabelledForms = { readonly label: string; readonly forms: readonly string[] };

/** Reads `label: form, form` lines; blank lines and lines starting with `#` are skipped. */
export function readLabelled(source: string): readonly LabelledForms[] {
  const rows: LabelledForms[] = [];
  for (const line of source.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0 && !line.startsWith('#')) rows.push({ label: line.slice(0, at), forms: splitForms(line.slice(at + 1)) });
  }
  return rows;
}

/** Splits `form, form of words, form`. */
export function splitForms(list: string): readonly string[] {
  return list
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');
}

/** Words separated by any white space. */
export function readWords(source: string): readonly string[] {
  return source.split(/\s+/).filter((word) => word !== '');
}

/** A lazy look-up from each form to its label. The first line with a form wins. */
export function lazyLabels(rows: readonly LabelledForms[]): (form: string) => string | undefined {
  let byForm: Map<string, string> | undefined;
  return (form) => {
    if (byForm === undefined) {
      byForm = new Map();
      for (const row of rows) for (const one of row.forms) if (!byForm.has(one)) byForm.set(one, row.label);
    }
    return byForm.get(form);
  };
}
