import type { ReceiptVerdict } from '@namesake/contract';

const verdicts: Readonly<Record<ReceiptVerdict['verdict'], string>> = {
  proved: 'Proved: recorded here and not changed since',
  content_not_shown: 'Recorded here, but the receipt does not show the content',
  altered: 'The receipt was altered or is damaged',
  unknown_key: 'Another installation signed this receipt',
  not_in_chain: 'The records of this installation do not contain this receipt',
};

const results: Readonly<Record<ReceiptVerdict['checks'][number]['result'], string>> = {
  passed: 'Passed',
  failed: 'Failed',
  not_checked: 'Not checked',
};

/** Receipts: getting one, and the public page that verifies one. */
export const receiptWords = {
  link: 'Receipt',
  title: 'Screening receipt',
  intro: 'Proof of the request, the answer and the time. Anyone can verify it without access to the records.',
  downloadPdf: 'Download as PDF',
  downloadingPdf: 'Making the PDF …',
  download: 'Download as JSON',
  print: 'Print',
  verifyAt: 'Verify it at',
  pending: 'The receipt is being sealed. This takes a second.',
  back: 'Back to the screening',
  screened: 'Screened text',
  outcome: 'Outcome',
  complete: 'Complete',
  yes: 'Yes',
  no: 'No',
  results: 'Results',
  searchedAt: 'Screened',
  searchId: 'Screening',
  actor: 'Requested by',
  sealedAt: 'Sealed',
  entry: 'Entry in the chain',
  head: 'Head of the segment',
  leaf: 'Leaf',
  keyId: 'Key',
  signature: 'Signature (Ed25519)',
  verifyTitle: 'Verify a receipt',
  verifyIntro: 'Paste the receipt of a screening. It is checked against the keys and records of this installation.',
  pasted: 'Receipt (JSON)',
  pastedHint: 'The complete text of the file, from the first brace to the last.',
  notJson: 'This is not a complete receipt: the text is not JSON. Paste the whole file.',
  submit: 'Verify',
  submitting: 'Verifying …',
  checks: 'What was checked',
  privacy: 'Pasted text is not stored.',
  verdicts,
  checkResults: results,
};
