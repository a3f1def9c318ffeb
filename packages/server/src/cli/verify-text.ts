import type { RowFaultKind, RowsVerified } from '../examine/verify/verify-rows.ts';
import type { StoreVerified } from '../examine/verify/verify-store.ts';

const number = (value: number): string => value.toLocaleString('en');

const time = (ms: number): string => new Date(ms).toISOString();

/** Formats the result of verifying a store. */
export function storeText(result: StoreVerified & { readonly byKey: boolean; readonly seconds: number }): string {
  const { broken, before, cut, start, end, unsealed, erased, eras, byKey } = result;
  const lines: string[] = [];
  if (broken !== null) {
    const entry = broken.entry === null ? '' : `, entry ${broken.entry}`;
    const at = broken.at === null ? '' : `, sealed ${time(broken.at)}`;
    lines.push(`BROKEN: ${broken.text}`, `first break: ${broken.kind}, segment ${broken.segment}${entry}${at}`);
    lines.push('Everything before the first break is intact. Nothing can be said about what comes after it.');
  } else if (end === null) lines.push('Nothing is sealed yet, so nothing can be proved so far.');
  else {
    lines.push(
      `proved: ${number(result.entries)} entries (${number(result.screenings)} screenings, ${number(result.events)} events) in ${number(result.segments)} segments`,
      `head: ${end.head}`,
      `signed by: ${eras.map(({ keyId }) => keyId).join(', ')}`,
    );
    if (!byKey)
      lines.push(
        'note: the keys are those named in the database. Use --key to prove who signed (docs/guide/receipts.md).',
      );
  }
  if (start !== null)
    lines.push(`from ${time(start.sealedAt)}${cut === null ? '' : ' (a checkpoint: earlier entries were purged)'}`);
  if (cut !== null) {
    const by = cut.orderedBy === null ? '' : `, as retention settings ${cut.retention ?? ''} of ${cut.orderedBy} say`;
    lines.push(`purged ${time(cut.at)}: ${number(cut.entries)} entries before entry ${number(cut.before)}${by}`);
  }
  if (end !== null) lines.push(`until ${time(end.sealedAt)}`);
  if (erased > 0)
    lines.push(`${number(erased)} entries were erased, as recorded in the chain; their digests are intact`);
  if (before.screenings > 0)
    lines.push(`${number(before.screenings)} screenings are from before the chain and have no proof`);
  if (unsealed > 0)
    lines.push(`${number(unsealed)} entries are not sealed yet: the service seals them when it next writes`);
  lines.push(...clearingLines(result.clearing), `${result.seconds} s`);
  return `${lines.join('\n')}\n`;
}

const FAULTS: Readonly<Record<RowFaultKind, string>> = {
  mac_missing: 'was not written by this installation: it has no MAC',
  mac_wrong: 'was changed outside this installation, or one of its events was changed, added or deleted',
  not_audited: 'is not supported by any audit event',
  event_missing: 'was put back: the audit log has a later event for it',
  row_missing: 'was deleted, but no event records a purge or erasure',
  below_changed: 'is intact, but its contents (facts of a version, stakes of owners) were changed, added or deleted',
};

/** Lists every faulty row by id: those rows do not count. */
function clearingLines({ rows, byKey, unconfirmed, faults }: RowsVerified): readonly string[] {
  const checked = byKey
    ? 'their MACs and the audit log'
    : 'the audit log only: MACs cannot be checked without the secret';
  return [
    `${number(rows)} rows that can clear a party were compared with ${checked}`,
    ...faults.map(({ table, id, kind }) => `FORGED: ${table} ${id} ${FAULTS[kind]}`),
    ...unconfirmed.map(
      (id) =>
        `not confirmed: ${id} predates MACs, and does not count until it is made again or two administrators confirm it`,
    ),
  ];
}
