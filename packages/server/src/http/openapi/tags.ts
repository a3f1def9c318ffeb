import type { Endpoint } from '@namesake/contract';

const DESCRIPTIONS: Readonly<Record<Endpoint['tag'], string>> = {
  Screening: 'Screen a name, identifier or text; read what was recorded; ask why a party was not found; compare two.',
  Batches: 'Files of rows that are screened in the background.',
  Lookbacks: 'Whether a party was ever screened: recorded screenings searched for it in the background.',
  'Good guys': 'Parties of yours that are known not to be a listed party.',
  Decisions: 'What people decided about hits, and approvals by a second person.',
  Lists: 'The lists that are searched, their versions, and the parties on them.',
  Policies: 'Named sets of threshold, limits and lists that searches go by.',
  Receipts: 'Proof of what was screened, verified offline by public keys.',
  Audit: 'The audit log, the chain that proves it, and evidence packs.',
  Tokens: 'API tokens of programs.',
  Session: 'First set-up, logging in and out, own password, second factors and sessions: for the web interface.',
  People: 'Who has an account, with which role; invitations.',
  Retention: 'How long records are kept, legal holds, and erasing the records of a person.',
  Service: 'Probes, how scores come about, what screening cannot show, and this document.',
};

/** The groups of endpoints, in the order shown. */
export const TAGS = Object.entries(DESCRIPTIONS).map(([name, description]) => ({ name, description }));
