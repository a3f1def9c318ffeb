import type { FolderService } from './folder-service.ts';

/** On no list of these tests. */
export const NOBODY = 'Tolbrecht Quelmarvic';

/** What the answer for one name says, in one line: `no_match complete`, `potential_match incomplete: list_unusable`, `lists_unavailable`. */
export async function answerFor(service: FolderService, name: string): Promise<string> {
  const { status, body } = await service.search(name);
  if (status !== 200) return String(body['code']);
  const codes = Array.from(Object(body['warnings']), (warning) => String(Object(warning).code));
  const lists = [...new Set(codes.filter((code) => /^(?:list|clock)/.test(code)))].sort();
  const complete = body['complete'] === true ? 'complete' : 'incomplete';
  return `${String(body['outcome'])} ${complete}${lists.length === 0 ? '' : `: ${lists.join(', ')}`}`;
}

/** Why a name that is on no list is not cleared, as the answer tells it; empty where it is. */
export async function whyNotCleared(service: FolderService): Promise<string> {
  const { status, body } = await service.search(NOBODY);
  return status === 200 ? '' : String(body['detail']);
}
