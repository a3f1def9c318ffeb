const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/csv',
  tsv: 'text/csv',
  jsonl: 'application/x-ndjson',
  ndjson: 'application/x-ndjson',
  json: 'application/json',
};

/** The media type of a file by its name: browsers say different things; undefined where it cannot be screened. */
export const fileType = (name: string): string | undefined => TYPES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
