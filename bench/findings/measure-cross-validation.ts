import { crossValidate, type Grouped } from './cross-validate.ts';
import { ESTIMATE_SAMPLE } from './estimate-sample.ts';
import { observations } from './observations.ts';

/** Maximum drop of F1 at high and AUC for groups that a table was not estimated from, in points. */
const MAX_DROP = 2;

export type CrossValidationOptions = {
  readonly lists: string;
  readonly json: boolean;
  /** Sets exit code 1 if a grouping drops by more than two points. */
  readonly check: boolean;
};

/** Cross-validates the effects of findings by group: first letter, country, script, kind of pair. */
export async function measureCrossValidation({ lists, json, check }: CrossValidationOptions): Promise<Grouped[]> {
  const pairs = await observations(lists, ESTIMATE_SAMPLE.listed, ESTIMATE_SAMPLE.strangers);
  const found = crossValidate(pairs);
  if (!json) print(pairs.length, found);
  const worst = found.find((one) => Math.max(dropOf(one.f1High), dropOf(one.auc)) > MAX_DROP);
  if (check && worst) {
    console.error(`bench: effects of findings drop by more than ${MAX_DROP} points by ${worst.grouping}`);
    process.exitCode = 1;
  }
  return found;
}

const dropOf = ([all, others]: readonly [number, number]): number => all - others;

function print(pairs: number, found: readonly Grouped[]): void {
  console.log(`${pairs} generated pairs; effects from all pairs → effects from all other groups`);
  for (const { grouping, groups, f1High, auc } of found)
    console.log(
      `  ${grouping} (${groups} groups): F1 at high ${f1High[0]} → ${f1High[1]} %, AUC ${auc[0]} → ${auc[1]} %`,
    );
}
