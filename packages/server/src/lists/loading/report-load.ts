import { basename, dirname } from 'node:path';
import { countText } from './count-text.ts';
import type { LoaderMessage } from './loader-protocol.ts';

/** Formats a loader message for the operator. */
export function reportLine(message: LoaderMessage): string | undefined {
  switch (message.kind) {
    case 'read': {
      const { id, title, records, publishedAt, isStandIn } = message.version;
      const line = `  ${id}: ${countText(records)} records, published ${publishedAt.slice(0, 10)} (${title})`;
      return isStandIn === true ? `${line}: the last good version, since the newest file cannot be used` : line;
    }
    case 'skipped':
      return `  skipped ${short(message.file.path)}: ${message.file.reason}`;
    case 'refused':
      return `  REFUSED ${short(message.file.path)}: ${message.file.reason}`;
    case 'indexing':
      return `  building the index of ${countText(message.listings)} listings`;
    case 'warnings':
      return `  warning: ${message.list}: ${message.count} UN references are those of parties with other names, and join no parties; the page of the list says which`;
    case 'unchecked':
      return `  warning: ${message.list}: what was searched before is not in the folder versions/ any more, so what this file removes was not checked`;
    case 'saved':
      return `  ${message.text}`;
    default:
      return undefined;
  }
}

function short(path: string): string {
  return `${basename(dirname(path))}/${basename(path)}`;
}
