type ErrorCodeEntry = { readonly status: number; readonly title: string; readonly description: string };

/**
 * Every `code` of a problem (RFC 9457) or field error: a closed, documented set. `status` is the HTTP status of a
 * problem with that code; the detail of each response says what to do next.
 */
export const ERROR_CODES = {
  malformed_json: { status: 400, title: 'The body is not valid JSON', description: 'Send one JSON object in UTF-8.' },
  duplicate_member: {
    status: 400,
    title: 'A member occurs twice in one object',
    description:
      'JSON parsers disagree on which one counts, so the request is refused. errors[] names the member; send it once.',
  },
  invalid_character: {
    status: 400,
    title: 'A text contains a character that databases do not store',
    description:
      'errors[] names the text. Remove NUL (U+0000) and unpaired surrogates (U+D800 to U+DFFF). Texts that describe the screened party may contain them.',
  },
  bad_request: { status: 400, title: 'The request cannot be read', description: 'A header or the path is malformed.' },
  idempotency_key_invalid: {
    status: 400,
    title: 'The Idempotency-Key has the wrong form',
    description: 'Send the header once, with 1 to 255 visible ASCII characters and no space, such as a UUID.',
  },
  token_missing: {
    status: 401,
    title: 'No API token was sent',
    description: 'Send the header "Authorization: Bearer <API_TOKEN>". Create tokens under Settings → API Settings.',
  },
  scheme_unsupported: {
    status: 401,
    title: 'An API token is required',
    description:
      'The Authorization header uses a scheme other than Bearer, such as Basic. Send "Authorization: Bearer <API_TOKEN>".',
  },
  token_malformed: {
    status: 401,
    title: 'That is not an API token',
    description: 'The token is mistyped or cut off: its built-in checksum is wrong. Copy it again in full.',
  },
  token_unknown: {
    status: 401,
    title: 'This installation does not know that API token',
    description: 'The token is well-formed but was not created here, or this installation was set up again.',
  },
  token_expired: {
    status: 401,
    title: 'The API token has expired',
    description: 'Create a new token under Settings → API Settings and replace the old one.',
  },
  token_revoked: {
    status: 401,
    title: 'The API token was revoked',
    description: 'This token was revoked. Create a new one under Settings → API Settings.',
  },
  token_owner_inactive: {
    status: 401,
    title: 'The owner of the API token has no active account',
    description: 'A token works only while its owner may log in. Create a new one for another person.',
  },
  session_required: {
    status: 401,
    title: 'Please log in',
    description: 'This requires a logged-in session: there is none, or it has ended.',
  },
  login_too_old: {
    status: 401,
    title: 'Please log in again',
    description: 'This requires a log-in within the last 15 minutes. Log in again, then repeat the request.',
  },
  credentials_wrong: {
    status: 401,
    title: 'User name or password is wrong',
    description: 'The answer does not say which of the two is wrong.',
  },
  login_step_ended: {
    status: 401,
    title: 'This log-in has ended',
    description: 'It took more than five minutes, or five codes were wrong. Log in with the password again.',
  },
  csrf_failed: {
    status: 403,
    title: 'The request did not come from this interface',
    description:
      'Requests with a session cookie need the header x-csrf-token from GET /api/v1/session. Reload the page.',
  },
  scope_missing: {
    status: 403,
    title: 'A permission is missing',
    description: 'The token or session lacks the required scope; the detail names it.',
  },
  token_address_refused: {
    status: 403,
    title: 'The API token does not work from here',
    description: 'It is limited to other addresses. Call from one of them, or create a token for this address.',
  },
  token_exceeds_parent: {
    status: 403,
    title: 'A token cannot create a stronger one',
    description:
      'A child token expires no later than its parent, works from no other addresses, and is at most the third in its chain; the detail says which rule applies. A person can create it: Settings → API Settings.',
  },
  token_not_own: {
    status: 403,
    title: 'A token can rotate only its descendants',
    description: 'Rotate this token as a person, under Settings → API Settings, or with the token that created it.',
  },
  one_time_token_wrong: {
    status: 403,
    title: 'The set-up link is not valid',
    description: 'Use the newest link: each start and each "namesake users setup-link" creates a new one.',
  },
  invitation_not_valid: {
    status: 403,
    title: 'The invitation is not valid',
    description: 'Its link was used, withdrawn or has expired. Ask for a new one.',
  },
  password_wrong: {
    status: 403,
    title: 'The current password is wrong',
    description: 'Nothing was changed. Type your current password.',
  },
  single_sign_on_off: {
    status: 404,
    title: 'There is no single sign-on here',
    description: 'The operator has not set NAMESAKE_OIDC_ISSUER, or the first administrator is missing.',
  },
  code_wrong: {
    status: 403,
    title: 'The code is wrong, or was used before',
    description:
      'Type the code that the authenticator app shows now; each code works once. If codes are always wrong, check the clock of the device.',
  },
  passkey_refused: {
    status: 403,
    title: 'This passkey was not accepted',
    description:
      'It is not registered here, belongs to another address, took more than five minutes, or did not verify its user. Try again, or log in another way.',
  },
  second_factor_missing: {
    status: 403,
    title: 'A second factor is required',
    description: 'This installation requires one for your role. Enrol an authenticator app or a passkey first.',
  },
  not_found: { status: 404, title: 'Not found', description: 'There is nothing at this address.' },
  factor_not_found: {
    status: 404,
    title: 'There is no such second factor',
    description: 'It may have been removed. Reload the page.',
  },
  search_not_found: {
    status: 404,
    title: 'No such screening',
    description: 'No screening with this searchId is recorded here.',
  },
  search_erased: {
    status: 410,
    title: 'The screening was erased',
    description:
      'Request and answer are permanently deleted: the retention period is over, or they were erased on request. The ledger still proves that the screening was recorded.',
  },
  retention_changed: {
    status: 409,
    title: 'Someone else saved the retention settings',
    description: 'Nothing was saved. Read them again with GET /api/v1/retention, then repeat your change.',
  },
  clock_differs: {
    status: 409,
    title: 'The clock of the server shows a different date',
    description: 'Nothing is purged. Correct the clock of the machine, then confirm the date again.',
  },
  hold_not_found: {
    status: 404,
    title: 'No such legal hold',
    description: 'No hold with this id is in force: it may have been lifted already.',
  },
  erasure_changed: {
    status: 409,
    title: 'The number of records differs from the preview',
    description: 'Nothing was erased. Request the preview again, and confirm its count.',
  },
  erasure_held: {
    status: 409,
    title: 'Records are on legal hold',
    description:
      'Nothing was erased. Customers, lookbacks and files of cases are kept while any hold is in force: lift every legal hold first.',
  },
  erasure_below_floor: {
    status: 409,
    title: 'Records are younger than the minimum',
    description:
      'Nothing was erased: the law may require you to keep them. To erase them anyway, give the reason in overrideFloor.',
  },
  case_not_found: {
    status: 404,
    title: 'No such case',
    description: 'No case has this id, or its customer was erased. GET /api/v1/cases lists the cases.',
  },
  case_closed: {
    status: 409,
    title: 'The case is closed',
    description: 'Each of its listings has a decision, or is no longer found. It opens again when something changes.',
  },
  case_changed: {
    status: 409,
    title: 'Somebody changed the case at the same time',
    description:
      'Nothing was decided. Open the case again: it may be decided by now, or somebody else may be working on it.',
  },
  case_settings_changed: {
    status: 409,
    title: 'Someone else saved the settings of cases',
    description: 'Nothing was saved. Read them again with GET /api/v1/case-settings, then repeat your change.',
  },
  attachment_not_found: {
    status: 404,
    title: 'No such file',
    description: 'The case has no file with this id, or it was erased. GET /api/v1/cases/{id} lists its files.',
  },
  attachment_limit: {
    status: 409,
    title: 'The case has the maximum number of files',
    description: 'Nothing was stored. Combine several pages into one file.',
  },
  checklist_item_unknown: {
    status: 422,
    title: 'No checklist has this item',
    description: 'GET /api/v1/case-settings shows the checklists, with the ids of their items.',
  },
  answer_incomplete: {
    status: 400,
    title: 'The screening is not complete',
    description: 'It does not clear the party: hold. The recorded screening says what is missing.',
  },
  policy_not_allowed: {
    status: 403,
    title: 'The token has no policy for this choice of lists',
    description:
      'The compatibility APIs answer a choice of lists, datasets or topics with a named policy: an administrator saves one with this token in completeFor. The detail has the command.',
  },
  reference_needed: {
    status: 422,
    title: 'The screening has no externalRef',
    description: 'A case is about a customer: screen again with your reference of the customer as externalRef.',
  },
  assignee_unfit: {
    status: 422,
    title: 'This person may not decide cases',
    description: 'Hand cases to an active user whose role has the scope decisions:write.',
  },
  entity_not_found: {
    status: 404,
    title: 'No such listed party',
    description: 'None of the loaded lists has a record with this id.',
  },
  decision_not_found: {
    status: 404,
    title: 'No such decision',
    description: 'No decision with this id is in force for this party. GET /api/v1/entities/{id} names them.',
  },
  listing_not_found_by_search: {
    status: 422,
    title: 'This screening did not find the listing',
    description: 'Nothing was decided. listings[] must contain ids of listings among the results of the screening.',
  },
  nothing_open: {
    status: 409,
    title: 'A screening has no open hits left',
    description:
      'Nothing was decided: its hits were decided meanwhile, or need approval. errors[] names the screening; leave it out, or name its listings.',
  },
  hit_decision_not_found: {
    status: 404,
    title: 'No such decision',
    description: 'There is no decision with this id, or you may not read the screening that it was made on.',
  },
  decision_over: {
    status: 409,
    title: 'The decision can no longer be changed',
    description:
      'Nothing was changed: it was approved, rejected, revoked or superseded meanwhile. GET /api/v1/searches/{id}/decisions shows its current state.',
  },
  decision_unsuitable: {
    status: 409,
    title: 'No good guy can be created from this decision',
    description:
      'The decision must be in force, with the verdict false_positive, on a screening with an externalRef. Nothing was created.',
  },
  listing_changed: {
    status: 409,
    title: 'The listing changed since the decision',
    description:
      'Its record differs from the one in the decision, or no longer exists. Screen the party again, review the hit and decide again. Nothing was created.',
  },
  good_guy_exists: {
    status: 409,
    title: 'This good guy already exists',
    description: 'A good guy in force, or pending approval, has the same externalRef and listing. Nothing was created.',
  },
  good_guy_not_found: {
    status: 404,
    title: 'No such good guy',
    description: 'There is no good guy with this id.',
  },
  good_guy_over: {
    status: 409,
    title: 'The good guy can no longer be changed',
    description:
      'Nothing was changed: it was approved, rejected, revoked or reopened meanwhile, or has expired. GET /api/v1/good-guys/{id} shows its current state.',
  },
  csv_unusable: {
    status: 422,
    title: 'The CSV cannot be read',
    description:
      'It needs a header with the columns external_ref, listing and reason, and at most 5,000 rows. Nothing was imported.',
  },
  batch_not_found: {
    status: 404,
    title: 'No such batch',
    description: 'There is no batch with this id, or it belongs to someone else and you may not read others’ records.',
  },
  batch_state: {
    status: 409,
    title: 'The state of the batch does not allow this',
    description: 'Nothing was changed. GET /api/v1/batches/{id} shows its current state.',
  },
  batch_limit: {
    status: 409,
    title: 'Too many batches are unfinished',
    description: 'Nothing was stored. Wait until one is done, or cancel one.',
  },
  stream_limit: {
    status: 429,
    title: 'Too many streams are open',
    description:
      'Close one, or wait as long as the header Retry-After says. GET /api/v1/batches/{id} returns the same data.',
  },
  lookback_not_found: {
    status: 404,
    title: 'No such lookback',
    description: 'There is no lookback with this id, or you may not read its screenings.',
  },
  lookback_party: {
    status: 422,
    title: 'Say which party to search for',
    description: 'Give either entity, a description of the party, or entityId, a listed party.',
  },
  lookback_over: {
    status: 409,
    title: 'The lookback has already ended',
    description: 'Nothing was changed. GET /api/v1/lookbacks/{id} shows what it found.',
  },
  customer_not_found: {
    status: 404,
    title: 'No such customer is under watch',
    description:
      'POST /api/v1/customers puts a customer under watch; POST /api/v1/customers/find returns the id of a reference.',
  },
  reference_taken: {
    status: 409,
    title: 'Another customer has this reference',
    description:
      'Nothing was saved. Each customer and each related party needs a unique reference; that of a related party is the reference of its customer, " / " and its role. errors[] names the externalRef or role to change.',
  },
  customer_changed: {
    status: 409,
    title: 'Somebody changed the customer at the same time',
    description: 'Nothing was saved. Read the customer again with GET /api/v1/customers/{id}, then repeat your change.',
  },
  customer_group_not_found: {
    status: 404,
    title: 'No such group of customers',
    description: 'Nothing was changed. GET /api/v1/customer-groups lists the groups that you may see.',
  },
  watch_policy: {
    status: 422,
    title: 'Customers are watched under the default policy',
    description: 'Nothing was stored. Leave out policy, or screen the file without watch.',
  },
  no_leavers: {
    status: 409,
    title: 'No customers are pending to leave because of this file',
    description: 'This was already decided, the customers were sent again since, or none was missing.',
  },
  customer_not_in_run: {
    status: 404,
    title: 'The run has no such record of customers',
    description: 'The customer was not under watch then, the run was not a full run, or its records were purged.',
  },
  run_not_found: { status: 404, title: 'No such run', description: 'GET /api/v1/runs lists them.' },
  run_under_way: {
    status: 409,
    title: 'A run is in progress',
    description: 'Nothing was started. GET /api/v1/watch shows it.',
  },
  lookback_limit: {
    status: 409,
    title: 'Too many lookbacks are unfinished',
    description: 'Nothing was started. Wait until one is done, or cancel one.',
  },
  file_empty: {
    status: 422,
    title: 'The file is empty',
    description: 'Nothing was stored. A file of rows needs at least one.',
  },
  file_unreadable: {
    status: 422,
    title: 'The file cannot be read',
    description: 'Nothing was stored. Supported formats are CSV, XLSX, JSON lines and a JSON array of objects.',
  },
  encoding_unknown: {
    status: 422,
    title: 'The character encoding of the file is unknown',
    description:
      'Names could be read wrongly. Save the file as UTF-8, or set its encoding with POST /api/v1/batches/{id}/start.',
  },
  sheet_unknown: {
    status: 422,
    title: 'The sheet to screen is unknown',
    description: 'Nothing was changed. The member sheets of a batch lists the sheets of an XLSX file.',
  },
  column_unknown: {
    status: 422,
    title: 'The file lacks a column',
    description: 'Nothing was changed. Columns are named as in the first row, or Column 1, Column 2 and so on.',
  },
  mapping_not_found: {
    status: 404,
    title: 'No such saved mapping',
    description: 'GET /api/v1/batch-mappings lists the saved mappings.',
  },
  mapping_mismatch: {
    status: 422,
    title: 'The saved mapping is for another file',
    description: 'The file lacks columns of the mapping. Nothing is screened without them.',
  },
  mapping_incomplete: {
    status: 422,
    title: 'No column holds the name to screen, or only half of it is mapped',
    description: 'Map a column to searchText, or columns to firstName and lastName: one half alone is never screened.',
  },
  columns_unmapped: {
    status: 422,
    title: 'Some columns of text are not mapped',
    description:
      'Map each to its content, or set it aside: as context or ignore, or with the parameter ignore. errors names them.',
  },
  own_proposal: {
    status: 403,
    title: 'You cannot approve or reject your own proposal',
    description: 'Another person must do it. You can withdraw the proposal with revoke.',
  },
  person_needed: {
    status: 403,
    title: 'A logged-in person is required',
    description: 'API tokens can propose and withdraw, but not approve or reject.',
  },
  approver_needed: {
    status: 422,
    title: 'This person may not approve decisions',
    description: 'Hand proposals to an active user whose role has the scope decisions:approve.',
  },
  already_one_party: {
    status: 409,
    title: 'Already one party',
    description: 'Both ids are listings of one party: there is nothing to join.',
  },
  not_of_this_party: {
    status: 422,
    title: 'Not a listing of this party',
    description: 'Only listings of the party can be taken out of it.',
  },
  whole_party: {
    status: 422,
    title: 'No listing would remain',
    description: 'At least one listing must remain in the party.',
  },
  unknown_party: {
    status: 422,
    title: 'The other party is not listed',
    description: 'None of the loaded lists has a record with this id.',
  },
  list_not_found: {
    status: 404,
    title: 'No such list',
    description: 'This installation has no list with this id. GET /api/v1/lists names them.',
  },
  version_not_found: {
    status: 404,
    title: 'No such version',
    description:
      'No version of this list has this hash, or several start with it. GET /api/v1/lists/{id}/versions names them.',
  },
  nothing_held: {
    status: 409,
    title: 'No such removal is pending confirmation',
    description: 'GET /api/v1/lists/{id}/held lists the removals that need confirmation.',
  },
  token_not_active: {
    status: 409,
    title: 'The API token no longer works',
    description: 'It has expired or was revoked, so it cannot be rotated. Create a new one.',
  },
  token_already_rotated: {
    status: 409,
    title: 'The API token was already rotated',
    description: 'replacedBy names the new token. Rotate that one.',
  },
  version_not_acceptable: {
    status: 409,
    title: 'The version is broken',
    description:
      'Only a complete file that is too small or too old can be accepted; the detail says what is wrong with this one.',
  },
  version_not_proved: {
    status: 409,
    title: 'A stored version of a list is not proved',
    description:
      'The stored version differs from what was recorded when it was searched, or has no proof, so it is not used. The operator runs "namesake verify", which names what was changed or deleted.',
  },
  version_not_kept: {
    status: 410,
    title: 'The version is no longer stored',
    description: 'Its metadata remain, but its listings were deleted after the configured time.',
  },
  policy_not_found: {
    status: 404,
    title: 'No such policy',
    description: 'This installation has no policy of this name, or no version of it with this hash.',
  },
  webhook_not_found: { status: 404, title: 'No such webhook', description: 'No webhook with this id exists.' },
  delivery_not_found: {
    status: 404,
    title: 'No such delivery',
    description: 'This webhook has no delivery with this id, or it is no longer in the log.',
  },
  webhook_address_refused: {
    status: 422,
    title: 'Events cannot be sent to this address',
    description:
      'Events go to public addresses over https, to the networks in NAMESAKE_WEBHOOK_NETWORKS, and by mail if NAMESAKE_SMTP_URL is set.',
  },
  user_not_found: { status: 404, title: 'No such user', description: 'No user with this id exists.' },
  invitation_not_found: {
    status: 404,
    title: 'No such invitation',
    description: 'No open invitation with this id exists: it was accepted, withdrawn or has expired.',
  },
  session_not_found: {
    status: 404,
    title: 'No such session',
    description: 'You have no session with this id: it may have ended.',
  },
  token_not_found: { status: 404, title: 'No such API token', description: 'No token with this id exists.' },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed here',
    description: 'The header Allow lists the allowed methods.',
  },
  not_acceptable: {
    status: 406,
    title: 'No acceptable format of the answer',
    description: 'Answers are application/json; allow that in the header Accept.',
  },
  already_set_up: {
    status: 409,
    title: 'This installation is already set up',
    description: 'The first administrator exists. Log in instead.',
  },
  user_name_taken: {
    status: 409,
    title: 'The user name is taken',
    description: 'Somebody has or was offered this name. Choose another, or withdraw the open invitation first.',
  },
  factor_exists: {
    status: 409,
    title: 'An authenticator app already exists',
    description: 'Remove it first, then enrol the new one.',
  },
  passkeys_unavailable: {
    status: 409,
    title: 'Passkeys do not work at this address',
    description:
      'Browsers tie a passkey to a host name, never to an IP address. Open http://localhost:PORT on this machine; the operator sets NAMESAKE_PUBLIC_URL for others.',
  },
  enrolment_ended: {
    status: 409,
    title: 'The enrolment has ended',
    description: 'There was none, or it took more than 15 minutes. Start again.',
  },
  own_factors: {
    status: 409,
    title: 'These are your own factors',
    description: 'Remove them under Settings → Security, or ask another administrator.',
  },
  last_administrator: {
    status: 409,
    title: 'This is the last active administrator',
    description: 'Give another person the role admin first: without one, no one could manage users.',
  },
  rule_not_found: {
    status: 404,
    title: 'No such rule',
    description: 'This installation has no rule of this name, or no such version of it.',
  },
  rule_over: {
    status: 409,
    title: 'This change is no longer possible for this version of the rule',
    description:
      'Nothing was changed: it is in another state, its end has passed, or another version was saved meanwhile. GET /api/v1/rules/{name} shows its current state.',
  },
  absence_over: {
    status: 422,
    title: 'That time has passed',
    description: 'Give the time when the person will be back, or null if they are back. Nothing was changed.',
  },
  rule_end_invalid: {
    status: 422,
    title: 'The end of the rule has passed, or is too far ahead',
    description: 'A rule ends at most 366 days from now, so that it is reviewed regularly. Nothing was saved.',
  },
  policy_fixed: {
    status: 409,
    title: 'The default policy cannot be changed',
    description:
      'It ships with the engine. You can only add effects, lower the threshold and require second persons. Save a policy under another name and name it in the request.',
  },
  policy_loosened: {
    status: 409,
    title: 'A deleted policy cannot be restored with fewer second persons',
    description:
      'It still applies to customers who were screened under it. Save it with all its former verdicts in fourEyes; then remove some, and a second person approves.',
  },
  policy_waits: {
    status: 409,
    title: 'A version of this policy needs a second person',
    description: 'Approve or reject it first: POST /api/v1/policies/{name}/change.',
  },
  policy_not_waiting: {
    status: 409,
    title: 'This version is no longer pending',
    description:
      'Nothing was changed: it was approved or rejected, or another version was saved meanwhile. GET /api/v1/policies/{name} shows the pending version.',
  },
  idempotency_in_flight: {
    status: 409,
    title: 'The first request with this Idempotency-Key is not finished',
    description: 'Send it again, unchanged, after as many seconds as the header Retry-After says.',
  },
  idempotency_answer_lost: {
    status: 409,
    title: 'The request was executed, and its answer cannot be returned again',
    description:
      'Nothing is executed twice. The answer contained a secret, or the service stopped before it was stored. Check the result, and use a different key for a new request.',
  },
  host_refused: {
    status: 421,
    title: 'The service does not accept this host name',
    description:
      'The operator sets NAMESAKE_PUBLIC_URL to the address that people use, or adds the name to NAMESAKE_HOSTS.',
  },
  receipt_pending: {
    status: 409,
    title: 'The receipt is not ready yet',
    description: 'Records are sealed within a second. Wait as long as the header Retry-After says.',
  },
  receipt_unavailable: {
    status: 404,
    title: 'There is no receipt of this screening',
    description:
      'It was recorded before receipts existed, or while only the fictional sample was loaded; see the detail.',
  },
  evidence_busy: {
    status: 409,
    title: 'Another evidence pack is being created',
    description: 'Only one is created at a time. Wait until it is done, then try again.',
  },
  body_too_large: { status: 413, title: 'The body is too large', description: 'Bodies are limited to 256 KiB.' },
  unsupported_media_type: {
    status: 415,
    title: 'The media type of the body is not supported',
    description:
      'For JSON, send the header "Content-Type: application/json", no other charset, and no Content-Encoding. Files are recognised by their content.',
  },
  validation_failed: {
    status: 422,
    title: 'The request has errors',
    description: 'errors[] names each member and what is wrong with it.',
  },
  unknown_member: {
    status: 422,
    title: 'The request has a member or query parameter that does not exist',
    description:
      'A mistyped filter would silently not apply, so it is refused. "Prefer: handling=lenient" ignores members of the body.',
  },
  member_required: { status: 422, title: 'A member is missing', description: 'errors[] names it.' },
  wrong_type: { status: 422, title: 'A member has the wrong JSON type', description: 'errors[] names it.' },
  not_one_of: { status: 422, title: 'A value is not allowed', description: 'errors[] lists the allowed values.' },
  out_of_range: { status: 422, title: 'A number is out of range', description: 'errors[] states the range.' },
  too_short: { status: 422, title: 'A text or array is too short', description: 'errors[] states the limit.' },
  too_long: { status: 422, title: 'A text or array is too long', description: 'errors[] states the limit.' },
  invalid_format: {
    status: 422,
    title: 'A text has the wrong format',
    description: 'errors[] states the expected format.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The Idempotency-Key belongs to another request',
    description:
      'Nothing was executed. The key was used with another path or body in the last 24 hours. Generate a new key for each request.',
  },
  empty_search_text: {
    status: 422,
    title: 'searchText is empty',
    description: 'Nothing was screened. Send the name, identifier or text to screen.',
  },
  search_text_too_long: {
    status: 422,
    title: 'searchText is too long',
    description: 'Nothing was screened. At most 10,000 characters (Unicode code points) per search; split the text.',
  },
  as_of_unknown: {
    status: 422,
    title: 'The lists of that day are not known here',
    description:
      'Nothing was screened. asOf is in the future, before the first version stored here, at a time whose versions were deleted, or names a version that was never searched here.',
  },
  as_of_too_large: {
    status: 422,
    title: 'The lists of that day do not fit into memory',
    description: 'Nothing was screened. The operator can raise NAMESAKE_AS_OF_MEMORY_MB.',
  },
  customer_unknown: {
    status: 422,
    title: 'The customer id does not belong to this installation',
    description:
      'Get the id of your reference with POST /customers/find. It changes with the secret of the installation.',
  },
  cursor_invalid: {
    status: 422,
    title: 'The cursor cannot be used',
    description: 'Send the nextCursor of the previous page, unchanged and with the same request.',
  },
  unscreenable_text: {
    status: 422,
    title: 'searchText has nothing that can be screened',
    description: 'Nothing was screened. The text has no letters or digits that a listed name or identifier could have.',
  },
  search_too_expensive: {
    status: 422,
    title: 'The text takes too much work to search',
    description:
      'Nothing was screened: the text needs more work than a search may use; a retry does not help. Screen each name, field or paragraph in its own request.',
  },
  types_differ: {
    status: 422,
    title: 'type and entityType differ',
    description: 'Both state the type of the party: send only one of them.',
  },
  threshold_too_low: {
    status: 422,
    title: 'threshold is below 50',
    description: 'Below 50 nearly everything matches. Use 50 to 100.',
  },
  threshold_too_high: { status: 422, title: 'threshold is above 100', description: 'Use 50 to 100.' },
  invalid_birth_date: {
    status: 422,
    title: 'A birth date is invalid',
    description: 'It is not a calendar date, before 1850, or in the future. errors[] states which.',
  },
  invalid_country: {
    status: 422,
    title: 'A country code does not exist',
    description: 'Countries are ISO 3166-1 alpha-2 codes such as "DE".',
  },
  unknown_list: {
    status: 422,
    title: 'A list is not known here',
    description: 'GET /api/v1/lists shows the lists.',
  },
  unknown_policy: {
    status: 422,
    title: 'A policy is not known here',
    description: 'GET /api/v1/policies shows the policies.',
  },
  identifier_not_covered: {
    status: 422,
    title: 'No loaded list carries identifiers of this type',
    description: 'Screening it would always find nothing, which would look like a clearance. Screen the name instead.',
  },
  password_too_short: {
    status: 422,
    title: 'The password is too short',
    description: 'At least 12 characters. Length counts, not special characters.',
  },
  password_too_common: {
    status: 422,
    title: 'The password is easy to guess',
    description:
      'It is a common password, an easy pattern, or little more than a name. A few unrelated words are strong.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    description: 'Wait as long as the header Retry-After says.',
  },
  long_read_limit: {
    status: 429,
    title: 'Too many of your long reads are queued',
    description:
      'Reports, exports and imports read many records, so only a few of each caller run at a time and a few more are queued. Wait as long as the header Retry-After says.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on the server',
    description: 'Nothing can be concluded. Tell the operator the requestId.',
  },
  lists_unavailable: {
    status: 503,
    title: 'Required lists are missing or too old',
    description:
      'Without them, a result of nothing found proves nothing, so there is no answer. GET /api/v1/lists shows which.',
  },
  ownership_not_proved: {
    status: 503,
    title: 'The table of owners is not proved',
    description:
      'It differs from the import, or has no proof, so owners are not shown. The operator runs "namesake verify" and imports the table again.',
  },
  storage_unavailable: {
    status: 503,
    title: 'The record cannot be written',
    description:
      'Every answer and every change must be recorded first. Tell the operator the requestId, and try again.',
  },
  single_sign_on_unreachable: {
    status: 503,
    title: 'Single sign-on cannot be reached',
    description:
      'The identity provider does not answer. Try again soon, or log in with the password of an account here.',
  },
  starting: {
    status: 503,
    title: 'The service is starting',
    description: 'Lists are still being loaded, or newer ones are being activated. Try again soon.',
  },
  overloaded: {
    status: 503,
    title: 'The service is overloaded',
    description: 'Nothing was done. Wait as long as the header Retry-After says, and send fewer requests at once.',
  },
  deadline_exceeded: {
    status: 503,
    title: 'The request took too long',
    description:
      'Nothing was answered: the request exceeded its time limit. Wait as long as the header Retry-After says, or split the text.',
  },
  request_cancelled: {
    status: 499,
    title: 'The caller disconnected',
    description: 'Nothing was recorded. This code appears only in the log.',
  },
  shutting_down: { status: 503, title: 'The service is shutting down', description: 'Try again soon.' },
} as const satisfies Record<string, ErrorCodeEntry>;

/** One code of the closed set. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** Whether `code` is one of the closed set. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

/**
 * The `type` of a problem with this code: a URN, so that nothing has to be reachable; for exceeded quotas, the type
 * registered with IANA.
 */
export const problemType = (code: ErrorCode): string =>
  code === 'rate_limited'
    ? 'https://iana.org/assignments/http-problem-types#quota-exceeded'
    : `urn:namesake:problem:${code}`;
