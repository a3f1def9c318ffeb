import type { Hash } from 'node:crypto';
import type { PipeEnd, TextPipe } from '../../formats/text-pipe.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FtmEdges } from './edges.ts';
import { checksumHash, type FtmFile, ftmEnd } from './ftm-file.ts';
import { FtmLines, type FtmOptions } from './ftm-lines.ts';

/**
 * Reads a whole file of FollowTheMoney JSON lines (`*.ftm.json`): a private list in a format that other programs write.
 */
export class FtmReader implements TextPipe {
  readonly #file: FtmFile;
  readonly #lines: FtmLines;
  readonly #hash: Hash | undefined;

  /** `edges`: relations from anywhere in the file. */
  constructor(file: FtmFile, edges: FtmEdges, options: FtmOptions) {
    this.#file = file;
    this.#lines = new FtmLines(file.listId, edges, options);
    this.#hash = checksumHash(file.manifest);
  }

  get listId(): string {
    return this.#file.listId;
  }

  get position() {
    return this.#lines.position;
  }

  write(text: string): void {
    this.#hash?.update(text);
    this.#lines.write(text);
  }

  end(): PipeEnd {
    const tally = this.#lines.end();
    if (tally.entities === 0) {
      const { position } = this;
      throw new ListRefused('unsupported_format', 'is JSON, but not FollowTheMoney lines', { position });
    }
    return ftmEnd(this.#file, tally, this.#hash?.digest('hex'));
  }
}
