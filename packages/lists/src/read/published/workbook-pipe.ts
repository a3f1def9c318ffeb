import type { BytePipe, PipeEnd } from '../../formats/text-pipe.ts';
import { readWorkbook } from '../../formats/xlsx/read-workbook.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { ReaderOptions } from '../../list/record.ts';
import { WORKBOOK_FORMATS } from '../../registry/registry.ts';
import { changedTable } from '../drift/changed-format.ts';
import { checkList } from './check-list.ts';
import { mappingHint } from './mapping-hint.ts';

/** A spreadsheet file is held in memory, since its directory is at the end. The largest real one has 1 MB. */
const MAX_PACKED_BYTES = 64 * 1024 * 1024;
/** Where headings of a list may be. */
const [HEAD_SHEETS, HEAD_ROWS] = [4, 10];

/** Parses a spreadsheet into records: the sheets and their first rows decide the format. */
export class WorkbookPipe implements BytePipe {
  readonly #options: ReaderOptions;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #listId: string | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  get listId(): string | undefined {
    return this.#listId;
  }

  write(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_PACKED_BYTES)
      throw new ListRefused('too_large', 'is larger than any spreadsheet of a list is');
    this.#chunks.push(Buffer.from(chunk));
  }

  end(): PipeEnd {
    const workbook = readWorkbook(Buffer.concat(this.#chunks));
    const format = WORKBOOK_FORMATS.find((candidate) => candidate.recognises(workbook));
    if (format === undefined) {
      const heads = workbook.sheets.slice(0, HEAD_SHEETS).flatMap((sheet) => sheet.rows().slice(0, HEAD_ROWS));
      throw (
        changedTable(heads) ??
        new ListRefused(
          'unsupported_format',
          `is a spreadsheet, but none of a list that is read${mappingHint(this.#options.fileName)}`,
        )
      );
    }
    this.#options.onForm?.(format.name);
    const read = format.read(workbook, this.#options);
    this.#listId = read.source.id;
    checkList(read.source, this.#options);
    return read;
  }
}
