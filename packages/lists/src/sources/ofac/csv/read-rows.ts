import { CsvRows } from '../../../formats/csv-rows.ts';
import { openListFile } from '../../../formats/open-list-file.ts';
import { Utf8Decoder } from '../../../formats/utf8-decoder.ts';
import { ListRefused } from '../../../list/list-refused.ts';

/** Control-Z on the last line: the only mark of completeness in these files. Comments have none. */
const END_MARK = '\u001A';

export type RowShape = { readonly columns: readonly string[]; readonly isMarked?: boolean };

/**
 * Reads one of OFAC's CSV files row by row; `-0-` is an empty cell. Returns its hash. Throws `ListRefused` with the
 * file, for rows of a different width than the `columns`, and if the end mark is missing.
 */
export async function readRows(
  path: string,
  { columns, isMarked = true }: RowShape,
  maxBytes: number,
  onRow: (cells: readonly (string | undefined)[]) => void,
): Promise<string> {
  const decoder = new Utf8Decoder();
  let isEnded = false;
  const rows = new CsvRows((cells) => {
    if (cells.length === 1 && cells[0]?.trim() === END_MARK) {
      isEnded = true;
      return;
    }
    if (isEnded || cells.length !== columns.length) {
      const reason = isEnded
        ? 'goes on behind its end mark'
        : `has a row of ${cells.length} cells, not ${columns.length}`;
      throw new ListRefused('malformed', `${reason}: it is no file of OFAC’s, or was changed`, {
        position: { line: rows.line, column: 0 },
      });
    }
    onRow(cells.map(textIn));
  }, ',');
  const decode = ({ text, invalidAt }: ReturnType<Utf8Decoder['write']>): void => {
    if (invalidAt !== undefined) throw new ListRefused('encoding', `is not valid UTF-8 (byte ${invalidAt})`);
    rows.write(text);
  };
  try {
    const { sha256 } = await openListFile(path, { maxBytes, onChunk: (chunk) => decode(decoder.write(chunk)) });
    decode(decoder.end());
    rows.end();
    if (isMarked && !isEnded) {
      const reason = 'does not end with OFAC’s end mark (0x1A): it was cut off or saved by another program';
      throw new ListRefused('truncated', `${reason}, fetch it again`);
    }
    return sha256;
  } catch (error) {
    throw error instanceof ListRefused ? error.in({ file: path }) : error;
  }
}

/**
 * A cut cell may end in a space that belongs to the text, so the text is only trimmed to compare it with the empty
 * mark.
 */
function textIn(cell: string): string | undefined {
  const text = cell.trim();
  return text === '-0-' || text === '' ? undefined : cell;
}
