import { ListRefused } from '../list/list-refused.ts';

/** Kind of a (decompressed) file, by its first bytes. */
export type FileKind = 'xml' | 'json' | 'rows' | 'zip';

/**
 * Identifies the kind of file by its first bytes. Throws `ListRefused`: `empty`, `html` for a maintenance or error page
 * saved as a list, `encoding` for UTF-16, `unsupported_format` for PDF and others.
 */
export function sniff(head: Buffer): FileKind {
  if (head.length === 0) throw new ListRefused('empty', 'is empty: fetch the file again');
  if (head.subarray(0, 2).toString('latin1') === 'PK') {
    return 'zip';
  }
  if (head.subarray(0, 4).toString('latin1') === '%PDF') {
    throw new ListRefused('unsupported_format', 'is a PDF, which is not read', { isKnown: true });
  }
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff) || head[1] === 0) {
    throw new ListRefused('encoding', 'is UTF-16; only UTF-8 is read: convert the file first');
  }
  const text = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (text === '') throw new ListRefused('empty', 'holds nothing but white space');
  if (
    /^<(?:!doctype\s+html|html|head|body)\b/i.test(text) ||
    /^<\?xml[^>]*>\s*<(?:!doctype\s+html|html)\b/i.test(text)
  ) {
    throw new ListRefused(
      'html',
      'is a web page, not a list: the publisher may be answering with an error or maintenance page',
    );
  }
  if (text.startsWith('<')) return 'xml';
  if (text.startsWith('{')) return 'json';
  // The first line may describe the file; the headings are then in the second.
  if (/^[^\n]*[,;\t]/.test(text) || /^[^\n]{0,80}\n[^\n]*[,;\t]/.test(text)) return 'rows';
  throw new ListRefused('unsupported_format', 'is neither XML, JSON, CSV nor a spreadsheet, so no format that is read');
}
