import { ListRefused } from '../../list/list-refused.ts';
import type { ReaderOptions } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';
import { OFAC_CONS, OFAC_SDN } from './source.ts';

/**
 * Whether a party with these OFAC list names may be on that list. Non-SDN names are many and change; a party without
 * any is on the list of its file.
 */
export function isOnList(lists: readonly string[], source: Source): boolean {
  return lists.length === 0 || lists.some((list) => isSdn(list) === (source.id === OFAC_SDN.id));
}

/**
 * The list of a file in the ADVANCED or ENHANCED form: the one that includes all its parties. If both do, the caller's
 * hint decides, then the file's name. Throws `ListRefused` for a file that mixes the two.
 */
export function listOfParties(
  parties: readonly (readonly string[])[],
  { fileName, sourceHint }: Pick<ReaderOptions, 'fileName' | 'sourceHint'>,
): Source {
  const possible = [OFAC_SDN, OFAC_CONS].filter((source) => parties.every((lists) => isOnList(lists, source)));
  const [only, other] = possible;
  if (only === undefined) throw mixed();
  if (other === undefined) return only;
  const hinted = possible.find(({ id }) => id === sourceHint);
  const named = /^cons/i.test(fileName) ? OFAC_CONS : /^sdn/i.test(fileName) ? OFAC_SDN : undefined;
  const source = hinted ?? named;
  if (source === undefined) {
    throw new ListRefused('ambiguous_list', 'may be the SDN or the non-SDN list: name the file as OFAC does');
  }
  return source;
}

/** Error for a file with parties of both lists: they have different legal effects, and a file is one list. */
export function mixed(): ListRefused {
  return new ListRefused(
    'ambiguous_list',
    'holds parties of the SDN list and of the non-SDN lists together: use OFAC’s file of each list',
  );
}

function isSdn(list: string): boolean {
  return /^(?:SDN|Specially Designated Nationals)\b/i.test(list);
}
