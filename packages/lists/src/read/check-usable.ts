import { ListRefused } from '../list/list-refused.ts';
import type { Rejection } from '../list/record.ts';

/**
 * Real lists lose less than one record in ten thousand. If one in twenty is lost, the reader no longer understands the
 * file.
 */
const MAX_UNUSABLE_SHARE = 0.05;
/** Up to this number, unusable records say nothing about the layout, however short the list is. */
const FEW = 5;

/**
 * From this number of unusable records, a file of almost nothing else is abandoned: a hostile one has as many as fit.
 */
const HOPELESS = 100_000;
const HOPELESS_TIMES = 20;

/** Number of records that became no listing, by reason. */
export type Unusable = Readonly<Record<Rejection['rejected'] | 'repeated', number>>;

/** Throws `ListRefused` if too many records of an official list have no id, no name, or the id of an earlier record. */
export function checkUsable(usable: number, { no_id: noId, no_name: noName, repeated }: Unusable): void {
  const lost = noId + noName + repeated;
  const all = usable + lost;
  if (lost <= Math.max(FEW, all * MAX_UNUSABLE_SHARE)) return;
  const why = [count(noId, 'no id'), count(noName, 'no usable name'), count(repeated, 'the id of an earlier one')];
  const reason = `holds ${all} records of which ${why.filter((part) => part !== '').join(', ')}: its layout may have changed`;
  throw new ListRefused('unusable_records', reason);
}

/** Throws `ListRefused`, for any list, as soon as the rest of the file cannot make up for its unusable records. */
export function refuseHopeless(usable: number, { no_id: noId, no_name: noName, repeated }: Unusable): void {
  const lost = noId + noName + repeated;
  if (lost < HOPELESS || lost < HOPELESS_TIMES * usable) return;
  const reason = `has ${lost} records without an id or a name, or with the id of an earlier one, and ${usable} others`;
  throw new ListRefused('unusable_records', reason);
}

const count = (number: number, what: string): string => (number === 0 ? '' : `${number} have ${what}`);
