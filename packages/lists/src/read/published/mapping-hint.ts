/** What to do with a file of rows that is not an official list: it may be a private one. */
export function mappingHint(fileName: string): string {
  const name = fileName.replace(/\.gz$/i, '').replace(/\.[a-z]+$/i, '');
  return `: a list of your own needs ${name}.mapping.json next to it; start with "namesake lists template ${fileName}"`;
}
