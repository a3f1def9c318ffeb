/** Subject area of an event, for the guide and for filters. */
export type AuditArea =
  | 'screening'
  | 'customers'
  | 'cases'
  | 'decisions'
  | 'lists'
  | 'policies'
  | 'parties'
  | 'tokens'
  | 'webhooks'
  | 'people'
  | 'sessions'
  | 'retention'
  | 'proof';

type AuditActionDefinition = {
  readonly area: AuditArea;
  /** One sentence: what was done. */
  readonly text: string;
  /** What `target` is the id of; empty if there is no target. */
  readonly target: string;
};

/**
 * Every action of the audit log. A closed set, from which the guide is generated; a test compares it with the actions
 * that the service writes.
 */
export const AUDIT_ACTIONS = {
  'search.recorded': { area: 'screening', text: 'A search was screened and recorded.', target: 'search' },
  'records.listed': { area: 'screening', text: 'A page of recorded screenings was read.', target: '' },
  'record.read': { area: 'screening', text: 'A recorded screening was read.', target: 'search' },
  'record.replayed': {
    area: 'screening',
    text: 'A recorded screening was run again on its lists and policy.',
    target: 'search',
  },
  'receipt.read': { area: 'screening', text: 'The receipt of a screening was read.', target: 'search' },
  'batch.created': { area: 'screening', text: 'A file of rows was uploaded.', target: 'batch' },
  'batch.started': { area: 'screening', text: 'A batch was started.', target: 'batch' },
  'batch.paused': { area: 'screening', text: 'A batch was paused.', target: 'batch' },
  'batch.resumed': { area: 'screening', text: 'A batch was resumed.', target: 'batch' },
  'batch.cancelled': { area: 'screening', text: 'A batch was cancelled.', target: 'batch' },
  'batch.done': { area: 'screening', text: 'All rows of a batch were screened.', target: 'batch' },
  'batch.failed': { area: 'screening', text: 'A batch could not continue.', target: 'batch' },
  'batch.read': { area: 'screening', text: 'Rows of a batch were read.', target: 'batch' },
  'batch.rows_erased': {
    area: 'screening',
    text: 'Contents of rows that could not be screened were erased.',
    target: 'batch',
  },
  'batch_mapping.saved': { area: 'screening', text: 'A mapping of columns was saved.', target: 'batch_mapping' },
  'batch_mapping.deleted': {
    area: 'screening',
    text: 'A saved mapping of columns was deleted.',
    target: 'batch_mapping',
  },
  'batch.exported': { area: 'screening', text: 'A report of a batch was exported.', target: 'batch' },
  'lookback.created': {
    area: 'screening',
    text: 'A lookback over recorded screenings was requested.',
    target: 'lookback',
  },
  'lookback.cancelled': { area: 'screening', text: 'A lookback was cancelled.', target: 'lookback' },
  'lookback.done': { area: 'screening', text: 'A lookback compared every screening.', target: 'lookback' },
  'lookback.read': { area: 'screening', text: 'Screenings that a lookback found were read.', target: 'lookback' },
  'lookback.exported': { area: 'screening', text: 'A report of a lookback was exported.', target: 'lookback' },
  'customer.saved': { area: 'customers', text: 'Customers were put under watch or changed.', target: '' },
  'customer.read': { area: 'customers', text: 'A customer was read.', target: 'customer' },
  'customers.listed': { area: 'customers', text: 'A page of customers was read.', target: '' },
  'customer.status_changed': { area: 'customers', text: 'The status of a customer changed.', target: 'customer' },
  'customer.alerted': {
    area: 'customers',
    text: 'A screening of a customer found something that needs a decision.',
    target: 'customer',
  },
  'customer.watch_changed': {
    area: 'customers',
    text: 'The watch of a customer was stopped, ended or begun.',
    target: 'customer',
  },
  'customer_group.saved': {
    area: 'customers',
    text: 'The settings of a group of customers were saved.',
    target: 'group',
  },
  'case.opened': { area: 'cases', text: 'A case was opened.', target: 'case' },
  'case.state_changed': {
    area: 'cases',
    text: 'The state of a case changed (decided, proposed, closed or reopened), with the old and new state and the reason.',
    target: 'case',
  },
  'case.changed': { area: 'cases', text: 'An open case has a material change.', target: 'case' },
  'case.assigned': { area: 'cases', text: 'A case was taken, handed over or returned.', target: 'case' },
  'case.escalated': { area: 'cases', text: 'A case was not decided in time.', target: 'case' },
  'case.checked': { area: 'cases', text: 'A checklist item of a case was ticked or unticked.', target: 'case' },
  'case.attached': { area: 'cases', text: 'A file was attached to a case.', target: 'case' },
  'case.attachment_read': { area: 'cases', text: 'A file of a case was read.', target: 'case' },
  'case.attachment_erased': { area: 'cases', text: 'A file of a case was erased.', target: 'case' },
  'case.commented': { area: 'cases', text: 'A comment was added to a case.', target: 'case' },
  'case.read': { area: 'cases', text: 'A case was read.', target: 'case' },
  'case_settings.saved': { area: 'cases', text: 'Queues and checklists of cases were set.', target: '' },
  'absence.set': { area: 'cases', text: 'Somebody is away, or is back.', target: 'user' },
  'cases.listed': { area: 'cases', text: 'A page of cases was read.', target: '' },
  'watch.run_started': { area: 'customers', text: 'A run over all customers began.', target: 'run' },
  'watch.run_ended': {
    area: 'customers',
    text: 'A run over all customers ended: with its lists, rules, counts and, of a full one, the root over all customers.',
    target: 'run',
  },
  'watch.exported': { area: 'customers', text: 'The customer statuses after a run were exported.', target: 'run' },
  'watch.missed': {
    area: 'customers',
    text: 'A full run found something that earlier runs should have found.',
    target: 'customer',
  },
  'watch.purged': { area: 'retention', text: 'Records of customers in full runs were purged.', target: '' },
  'customers.leaving': {
    area: 'customers',
    text: 'Customers are missing from a file declared the whole book: they leave once another person approves.',
    target: 'batch',
  },
  'customers.left': {
    area: 'customers',
    text: 'Customers left the watch because they are missing from a file declared the whole book.',
    target: 'batch',
  },
  'customers.stayed': {
    area: 'customers',
    text: 'Customers missing from a file stay under watch: leaving was rejected.',
    target: 'batch',
  },
  'customer.erased': { area: 'retention', text: 'Customers were erased.', target: 'customer' },
  'case.texts_erased': {
    area: 'retention',
    text: 'Comments and files of cases that mention a person were erased.',
    target: '',
  },
  'case.purged': {
    area: 'retention',
    text: 'Cases of customers under no watch that were closed long ago were purged.',
    target: '',
  },
  'customer.purged': { area: 'retention', text: 'Customers whose watch ended long ago were purged.', target: '' },
  'decision.made': { area: 'decisions', text: 'A hit was decided.', target: 'search' },
  'decision.proposed': {
    area: 'decisions',
    text: 'A decision on a hit was proposed for approval by a second person.',
    target: 'search',
  },
  'decision.approved': { area: 'decisions', text: 'A proposed decision was approved.', target: 'search' },
  'decision.rejected': { area: 'decisions', text: 'A proposed decision was rejected.', target: 'search' },
  'decision.expired': {
    area: 'decisions',
    text: 'A proposed decision expired without an answer.',
    target: 'search',
  },
  'decision.handed_over': {
    area: 'decisions',
    text: 'Proposed decisions were handed over to another person, or returned to everybody who may approve.',
    target: 'search',
  },
  'decision.revoked': { area: 'decisions', text: 'A decision on a hit was revoked.', target: 'search' },
  'good_guy.made': { area: 'decisions', text: 'Good guys were created from decisions.', target: '' },
  'good_guy.proposed': {
    area: 'decisions',
    text: 'Good guys were proposed for approval by a second person.',
    target: '',
  },
  'good_guy.imported': { area: 'decisions', text: 'Good guys were imported.', target: '' },
  'good_guy.exported': { area: 'decisions', text: 'Good guys were exported.', target: '' },
  'good_guy.approved': { area: 'decisions', text: 'Proposed good guys were approved.', target: '' },
  'good_guy.rejected': { area: 'decisions', text: 'Proposed good guys were rejected.', target: '' },
  'good_guy.revoked': { area: 'decisions', text: 'Good guys were revoked.', target: '' },
  'good_guy.reopened': {
    area: 'decisions',
    text: 'Good guys were reopened, because a listing or a customer changed.',
    target: '',
  },
  'batch.purged': { area: 'retention', text: 'Batches that are over were purged.', target: '' },
  'lookback.purged': { area: 'retention', text: 'Lookbacks that are over were purged.', target: '' },
  'lookback.erased': { area: 'retention', text: 'Lookbacks were erased.', target: '' },
  'good_guy.purged': { area: 'retention', text: 'Good guys that are over were purged.', target: '' },
  'list.refresh_asked': { area: 'lists', text: 'A refresh of a list was requested.', target: 'list' },
  'list.refreshed': { area: 'lists', text: 'The publisher of a list was asked for a new version.', target: 'list' },
  'list.searched': { area: 'lists', text: 'A version of a list is searched from here on.', target: 'list' },
  'list.held': { area: 'lists', text: 'Removals from a list need confirmation.', target: 'list' },
  'list.stale': { area: 'lists', text: 'A list is too old to prove anything, or missing.', target: 'list' },
  'list.format_changed': {
    area: 'lists',
    text: 'A file of a list was refused because its publisher changed the format.',
    target: 'list',
  },
  'list.left': { area: 'lists', text: 'A list is no longer searched: no file of it is loaded.', target: 'list' },
  'list.version_accepted': { area: 'lists', text: 'A refused version of a list was accepted.', target: 'list' },
  'list.removals_confirmed': { area: 'lists', text: 'Held removals of a list were approved.', target: 'list' },
  'lists.imported': { area: 'lists', text: 'A signed bundle of lists was imported.', target: '' },
  'lists.attested': { area: 'lists', text: 'The operator attested that lists in a folder are current.', target: '' },
  'lists.required': { area: 'lists', text: 'Lists became required for a complete answer.', target: '' },
  'lists.moved': {
    area: 'lists',
    text: 'Required lists come from another folder or from their publishers.',
    target: '',
  },
  'lists.given_up': { area: 'lists', text: 'Lists are no longer required for a complete answer.', target: '' },
  'ownership.imported': { area: 'lists', text: 'Ownership data was imported.', target: '' },
  'policy.shipped': { area: 'policies', text: 'The default policy came with this version.', target: 'policy' },
  'policy.saved': { area: 'policies', text: 'A version of a policy was saved.', target: 'policy' },
  'policy.proposed': {
    area: 'policies',
    text: 'A version of a policy that drops second persons was saved, and needs approval by a second person.',
    target: 'policy',
  },
  'policy.approved': { area: 'policies', text: 'A second person put such a version in force.', target: 'policy' },
  'policy.rejected': {
    area: 'policies',
    text: 'A second person refused it; the version in force was saved again.',
    target: 'policy',
  },
  'policy.relax_announced': {
    area: 'policies',
    text: 'A single operator announced to put such a version in force.',
    target: 'policy',
  },
  'policy.relaxed': { area: 'policies', text: 'The operator put it in force, a day after that.', target: 'policy' },
  'policy.deleted': { area: 'policies', text: 'A policy was deleted.', target: 'policy' },
  'rule.saved': { area: 'policies', text: 'A version of a rule was saved as a draft.', target: 'rule' },
  'rule.proposed': { area: 'policies', text: 'A version of a rule needs a second person.', target: 'rule' },
  'rule.approved': { area: 'policies', text: 'A second person put a version of a rule in force.', target: 'rule' },
  'rule.rejected': { area: 'policies', text: 'A second person refused a version of a rule.', target: 'rule' },
  'rule.simulated': { area: 'policies', text: 'A rule was tried on recorded screenings and listed names.', target: '' },
  'rule.ended': { area: 'policies', text: 'A version of a rule was ended.', target: 'rule' },
  'party.split': { area: 'parties', text: 'Listings were taken out of a party.', target: 'party' },
  'party.joined': { area: 'parties', text: 'Two parties were joined.', target: 'party' },
  'party.decision_undone': { area: 'parties', text: 'A split or join of parties was undone.', target: 'party' },
  'token.created': { area: 'tokens', text: 'An API token was created.', target: 'token' },
  'token.rotated': { area: 'tokens', text: 'An API token was replaced.', target: 'token' },
  'token.expiring': { area: 'tokens', text: 'An API token expires within fourteen days.', target: 'token' },
  'token.revoked': { area: 'tokens', text: 'An API token was revoked.', target: 'token' },
  'webhook.created': { area: 'webhooks', text: 'A webhook was created.', target: 'webhook' },
  'webhook.changed': { area: 'webhooks', text: 'A webhook was changed, or turned on or off.', target: 'webhook' },
  'webhook.deleted': { area: 'webhooks', text: 'A webhook was deleted, with its delivery log.', target: 'webhook' },
  'webhook.secret_rotated': { area: 'webhooks', text: 'The secret of a webhook was replaced.', target: 'webhook' },
  'webhook.tested': { area: 'webhooks', text: 'A test event was sent to a webhook.', target: 'webhook' },
  'webhook.replayed': { area: 'webhooks', text: 'An event was sent to a webhook again.', target: 'webhook' },
  'webhook.failed_replayed': {
    area: 'webhooks',
    text: 'Events that failed for good were sent to a webhook again.',
    target: 'webhook',
  },
  'webhook.disabled': {
    area: 'webhooks',
    text: 'A webhook was disabled: its receiver answered 410.',
    target: 'webhook',
  },
  'setup_link.created': { area: 'people', text: 'A set-up link was made.', target: '' },
  'setup.completed': { area: 'people', text: 'The first administrator was created.', target: 'user' },
  'user.invited': { area: 'people', text: 'A person was invited.', target: 'invitation' },
  'user.invitation_withdrawn': { area: 'people', text: 'An invitation was withdrawn.', target: 'invitation' },
  'user.created': { area: 'people', text: 'An invitation was accepted and the account created.', target: 'user' },
  'user.changed': { area: 'people', text: 'A role was changed, or an account disabled or enabled.', target: 'user' },
  'user.role_changed': { area: 'people', text: 'Single sign-on brought another role.', target: 'user' },
  'user.unlocked': { area: 'people', text: 'Failed log-ins of a user were reset.', target: 'user' },
  'user.password_changed': { area: 'people', text: 'A user changed their password.', target: 'user' },
  'user.password_change_refused': {
    area: 'people',
    text: 'A change of password was refused: the current one was wrong.',
    target: 'user',
  },
  'user.password_reset': { area: 'people', text: 'The operator reset a password.', target: 'user' },
  'user.totp_started': { area: 'people', text: 'A user began to set up an authenticator app.', target: 'user' },
  'user.totp_enrolled': { area: 'people', text: 'A user confirmed an authenticator app.', target: 'user' },
  'user.totp_removed': { area: 'people', text: 'A user removed the authenticator app.', target: 'user' },
  'user.passkey_added': { area: 'people', text: 'A user added a passkey.', target: 'user' },
  'user.passkey_removed': { area: 'people', text: 'A user removed a passkey.', target: 'user' },
  'user.recovery_codes_replaced': { area: 'people', text: 'A user made new recovery codes.', target: 'user' },
  'user.factor_change_refused': {
    area: 'people',
    text: 'A change of second factors was refused: password or code was wrong.',
    target: 'user',
  },
  'user.factors_reset': {
    area: 'people',
    text: 'An administrator or the operator removed all second factors of a user.',
    target: 'user',
  },
  'session.second_step_asked': {
    area: 'sessions',
    text: 'A password was right, and the second factor was requested.',
    target: 'user',
  },
  'session.second_step_refused': { area: 'sessions', text: 'A second factor was wrong.', target: 'user' },
  'session.started': { area: 'sessions', text: 'A user logged in.', target: 'user' },
  'session.refused': { area: 'sessions', text: 'A log-in was refused.', target: 'user' },
  'session.ended': { area: 'sessions', text: 'A session was ended.', target: 'user' },
  'session.others_ended': { area: 'sessions', text: 'A user ended all their other sessions.', target: 'user' },
  'secret.replaced': { area: 'proof', text: 'The secret of the installation was replaced.', target: '' },
  'row_proof.began': { area: 'proof', text: 'Earlier decisions and good guys got their proof.', target: '' },
  'row_proof.widened': { area: 'proof', text: 'Earlier policies and required lists got their proof.', target: '' },
  'row_proof.extended': {
    area: 'proof',
    text: 'Earlier decisions about parties and lists got their proof.',
    target: '',
  },
  'row_proof.reached': {
    area: 'proof',
    text: 'Earlier versions of lists and the table of owners got their proof.',
    target: '',
  },
  'row_proof.carried': {
    area: 'proof',
    text: 'Proofs from purged events were recorded again for the rows that stay.',
    target: '',
  },
  'row_proof.renewed': { area: 'proof', text: 'Rows were proved again under another secret.', target: '' },
  'row_proof.confirmed': {
    area: 'proof',
    text: 'The secret was lost; two administrators confirmed rows that agree with the audit log.',
    target: '',
  },
  'receipt_key.began': { area: 'proof', text: 'The first key that signs receipts began.', target: 'key' },
  'receipt_key.rotated': { area: 'proof', text: 'Another key signs receipts from here on.', target: 'key' },
  'receipt_key.replaced': { area: 'proof', text: 'Another secret brought another key for receipts.', target: 'key' },
  'database.moved': { area: 'proof', text: 'All records were moved from SQLite into PostgreSQL.', target: '' },
  'retention.saved': { area: 'retention', text: 'Retention periods were saved.', target: '' },
  'clock.confirmed': { area: 'retention', text: 'The date was confirmed after a jump of the clock.', target: '' },
  'legal_hold.placed': { area: 'retention', text: 'A legal hold was placed.', target: 'legal hold' },
  'legal_hold.lifted': { area: 'retention', text: 'A legal hold was lifted.', target: 'legal hold' },
  'records.purged': { area: 'retention', text: 'Records past their retention period were purged.', target: '' },
  'records.erased': { area: 'retention', text: 'Contents of records were erased.', target: '' },
  'audit.read': { area: 'proof', text: 'The audit log was read.', target: '' },
  'audit.exported': { area: 'proof', text: 'The audit log was exported.', target: '' },
  'audit.verification_started': {
    area: 'proof',
    text: 'A verification of the chain of records was started.',
    target: '',
  },
  'audit.verified': { area: 'proof', text: 'The chain of records was verified on request.', target: '' },
  'evidence.exported': { area: 'proof', text: 'An evidence pack was exported.', target: '' },
} as const satisfies Readonly<Record<string, AuditActionDefinition>>;

/** One action of the closed set. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;
