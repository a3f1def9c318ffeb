/** Rows of a CSV text with a header line (RFC 4180 quoting), by column name. A missing cell is empty. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ''])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  const endRow = () => {
    if (cell !== '' || row.length > 0) rows.push([...row, cell]);
    [row, cell] = [[], ''];
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted && char === '"' && text[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (char === '"') quoted = !quoted;
    else if (!quoted && char === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && (char === '\n' || char === '\r')) endRow();
    else cell += char;
  }
  endRow();
  return rows;
}
