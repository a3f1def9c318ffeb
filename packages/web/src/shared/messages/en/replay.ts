import type { Replay } from '@namesake/contract';

const verdicts: Readonly<Record<Replay['verdict'], string>> = {
  same: 'Same result on the lists of that day',
  different: 'The result differs on the lists of that day',
  not_replayed: 'Not run: something is missing',
};

const texts: Readonly<Record<Replay['verdict'], string>> = {
  same: 'The recorded request gives the recorded answer with the same list versions and the same policy.',
  different:
    'The recorded request does not give the recorded answer. Verify the receipt: it shows whether the record was changed.',
  not_replayed: 'This installation no longer has everything that the screening used.',
};

const differences: Readonly<Record<Replay['differences'][number]['code'], string>> = {
  outcome_changed: 'Outcome',
  complete_changed: 'Complete',
  total_changed: 'Results',
  threshold_changed: 'Threshold',
  interpretation_changed: 'Read as',
  not_compared_changed: 'Not compared',
  warnings_changed: 'Remarks on the text',
  suppressed_changed: 'Left out',
  result_added: 'Only in the replay',
  result_removed: 'Only in the record',
  order_changed: 'Order of results',
  priority_changed: 'Priority',
  score_changed: 'Score',
  name_score_changed: 'Name score',
  name_changed: 'Matched name',
  reasons_changed: 'Reasons',
  listings_changed: 'Listings',
  evidence_changed: 'Evidence',
};

/** Running a recorded screening again. */
export const replayWords = {
  open: 'Replay',
  title: 'Replay of this screening',
  running: 'Running the recorded request again …',
  again: 'Replay again',
  table: 'Record and replay side by side',
  what: 'Item',
  recorded: 'Recorded',
  replayed: 'Replayed',
  nothing: '–',
  noAnswer: 'No answer',
  yes: 'Yes',
  no: 'No',
  otherEngine: (version: string, model: string) =>
    `This replay ran on another engine, whose scores may differ. An exact replay needs engine ${version} with the model ${model}.`,
  missing: {
    list_version: (name: string, version: string) => `The listings of ${name} ${version} are no longer stored.`,
    policy: (name: string) =>
      `The policy ${name} of that time is not stored, or has a different meaning in this release.`,
    request: () => 'This release cannot read the recorded request.',
    answer: () => 'This release cannot read the recorded answer.',
  },
  ranOn: 'Lists of the record',
  verdicts,
  texts,
  differences,
};
