import type { ClearingTable } from '../../db/clearing/clearing-tables.ts';
import { OWNERSHIP_ID, stakeDigest, stakesDigest, versionDigest } from '../../db/clearing/digests-below.ts';
import type { Parameter, RowReader } from '../../db/reading/row-reader.ts';

const AT_ONCE = 5_000;

type RowName = { readonly table: ClearingTable; readonly id: string };

/** Rows whose stored digest of other rows does not match any more: facts of a version, and all stakes. */
export async function faultsBelow(reader: RowReader): Promise<readonly RowName[]> {
  return [...(await activationsOfOthers(reader)), ...(await ownersChanged(reader))];
}

async function activationsOfOthers(reader: RowReader): Promise<readonly RowName[]> {
  const versions = new Map<number, string>();
  for (const row of await reader.rows('select * from list_version'))
    versions.set(Number(row['seq']), versionDigest(row));
  const rows = await reader.rows('select list, number, version_seq, version_digest from list_activation order by seq');
  return rows
    .filter((row) => (versions.get(Number(row['version_seq'])) ?? null) !== row['version_digest'])
    .map(({ list, number }) => ({ table: 'list_activation', id: `${list} ${number}` }));
}

async function ownersChanged(reader: RowReader): Promise<readonly RowName[]> {
  const [head] = await reader.rows('select digest from ownership_table where id = ?', OWNERSHIP_ID);
  const digests = await stakeDigests(reader);
  const isWhole = head === undefined ? digests.length === 0 : head['digest'] === stakesDigest(digests);
  return isWhole ? [] : [{ table: 'ownership_table', id: OWNERSHIP_ID }];
}

async function stakeDigests(reader: RowReader): Promise<readonly string[]> {
  const digests: string[] = [];
  for (let last: readonly Parameter[] = []; ; ) {
    const following = last.length === 0 ? '' : 'where (owned, owner) > (?, ?)';
    const sql = `select * from ownership_stake ${following} order by owned, owner limit ${AT_ONCE}`;
    const rows = await reader.rows(sql, ...last);
    for (const row of rows) digests.push(stakeDigest(row));
    const end = rows.at(-1);
    if (end === undefined || rows.length < AT_ONCE) return digests;
    last = [end['owned'] as Parameter, end['owner'] as Parameter];
  }
}
