import type { AlertReason, CustomerStatus, RunCounts } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { customerIdOf } from '../../lib/ids/customer-id.ts';
import { isComplete } from '../../lists/state/list-state-reader.ts';
import { CustomerPrefilter } from '../../screening/customer-prefilter.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { CustomerProcessor } from './customer-processor.ts';
import { PART } from './customer-reader.ts';
import { changesSince, currentBasis } from './screening-basis.ts';
import { NO_COUNTS, type ScreeningBasis, sum } from './store/run.ts';

/** A customer whose status would change or who would raise an alert. */
export type Changed = {
  readonly customerId: string;
  readonly reference: string;
  readonly from: CustomerStatus;
  readonly to: CustomerStatus;
  /** Alert reasons that a person would have to review. */
  readonly news: readonly AlertReason[];
};

/** Result of a preview: the basis of the last run, if there was one, the current basis, and the counts. */
export type Previewed = {
  readonly before: ScreeningBasis | undefined;
  readonly now: ScreeningBasis;
  readonly counts: RunCounts;
  /** Whether lists were complete throughout; otherwise the preview does not tell who would be clear. */
  readonly isWhole: boolean;
};

type PreviewOptions = {
  /** Policy for all customers; null for that of each group. */
  readonly policy: string | null;
  readonly signal: AbortSignal;
  readonly onChanged: (changed: Changed) => void;
  /** Receives the number of customers processed so far and in total. */
  readonly onProgress: (done: number, of: number) => void;
};

/**
 * Screens all customers under watch with this version and reports whose status would change or who would raise an
 * alert. Records and changes nothing. Undefined if no official list is searched.
 *
 * @throws ApiError `unknown_policy`
 */
export async function previewBook(app: App, options: PreviewOptions): Promise<Previewed | undefined> {
  const { book, runs } = app.storage;
  if (options.policy !== null) await findPolicy(app, options.policy);
  const [snapshot, now, last] = [app.lists.current(), await currentBasis(app), await runs.latest()];
  if (snapshot === undefined || now === undefined) return undefined;
  const { last: upTo, count } = await book.size();
  const prefilter = new CustomerPrefilter(snapshot);
  const processor = new CustomerProcessor(app, prefilter, {
    delta: undefined,
    isRepeated: false,
    signal: options.signal,
  });
  const asked = { id: '', kind: 'preview', policy: options.policy } as const;
  const areComplete = () => isComplete(app.lists.states(app.now()));
  let [counts, place, isWhole] = [NO_COUNTS, 0, areComplete()];
  try {
    for (;;) {
      options.signal.throwIfAborted();
      options.onProgress(counts.customers, count);
      const part = await book.customers(place, upTo, PART);
      const nothing = await processor.findNothing(asked, part);
      const processed = await processor.process(asked, part, areComplete(), nothing);
      const status = new Map(part.map((one) => [one.reference, one.status]));
      for (const { reference, status: to, counts: own, news = [] } of processed) {
        counts = sum(counts, own);
        if (own.changed === 0 && news.length === 0) continue;
        const customerId = customerIdOf(app.keys.customers, reference);
        options.onChanged({ customerId, reference, from: status.get(reference) ?? to, to, news });
      }
      isWhole &&= areComplete();
      place = part.at(-1)?.place ?? upTo;
      if (part.length === 0) return { before: last?.basis, now, counts, isWhole };
    }
  } finally {
    await prefilter.close();
  }
}

/** Whether a preview used other lists than the last run: its changes may come from them. */
export const isOfOtherLists = ({ before, now }: Previewed): boolean =>
  before !== undefined && JSON.stringify(listsOf(before)) !== JSON.stringify(listsOf(now));

const listsOf = ({ lists }: ScreeningBasis): unknown => lists.map(({ id, sha256 }) => [id, sha256]);

/** Rules that differ from the last run. */
export const changesOf = ({ before, now }: Previewed) => (before === undefined ? [] : changesSince(before, now));
