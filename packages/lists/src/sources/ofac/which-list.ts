import { itemsOf, textOf, type XmlElement } from '../../xml/element.ts';
import { isNonSdnProgram, isSharedProgram } from './programs.ts';

/** Number of records read before the list is decided: the programmes differ from the first record on. */
export const RECORDS_TO_DECIDE = 500;

/** The SDN list has had over 10,000 records since 2021, the other has always had under 1,000. */
const SURELY_SDN_RECORDS = 3_000;

/**
 * SDN.XML and CONSOLIDATED.XML have the same root, namespace and layout: only their content tells them apart. Each
 * record whose programmes belong to one list votes; ships and aircraft are only on the SDN list. Without votes, the
 * declared number of records decides, and finally the file's name.
 */
export function whichOfacList(
  records: readonly XmlElement[],
  declaredRecords: number | undefined,
  fileName: string,
): 'sdn' | 'cons' | undefined {
  let sdn = 0;
  let cons = 0;
  for (const record of records) {
    const programs = itemsOf(record, 'programList', 'program').map((program) => program.text);
    if (programs.some(isNonSdnProgram)) cons += 1;
    else if (/^(?:vessel|aircraft)$/i.test(textOf(record, 'sdnType') ?? '')) sdn += 1;
    else if (programs.some((program) => !isSharedProgram(program))) sdn += 1;
  }
  if (sdn !== cons) return sdn > cons ? 'sdn' : 'cons';
  if (declaredRecords !== undefined && declaredRecords >= SURELY_SDN_RECORDS) return 'sdn';
  if (/^cons/i.test(fileName)) return 'cons';
  return /^sdn/i.test(fileName) ? 'sdn' : undefined;
}
