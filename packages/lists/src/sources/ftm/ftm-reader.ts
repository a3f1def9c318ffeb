import { ListRefused } from '../../list-refused.ts';
import type { TextPipe } from '../../read/text-pipe.ts';
import type { FileFacts } from '../../source.ts';

export class FtmReader implements TextPipe {
  readonly listId = undefined;
  readonly position = { line: 1, column: 0 };
  write(): void {}
  end(): { source: { id: string; title: string; publisher: string; url: string }; facts: FileFacts } {
    throw new ListRefused('unsupported_format', 'is JSON of a kind that is not read');
  }
}
