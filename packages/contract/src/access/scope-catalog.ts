/** Permissions of a token or a session. A closed set: token creation refuses other scopes. */
export const SCOPES = {
  'search:write': 'Screen names and compare parties (POST /search, POST /search/diagnose, POST /compare).',
  'search:read':
    'Read own recorded screenings and search them for a party, read listed parties and policies (GET /searches/{id}, /searches, /entities/{id}, /policies, POST /lookbacks).',
  'records:read':
    'Also read recorded screenings of others, and search them for a party (GET /searches/{id}, /searches, POST /lookbacks).',
  'customers:read': 'See who is under watch, with status and screenings (GET /customers, /customers/{id}).',
  'customers:write':
    'Put customers under watch, change them, screen them, and stop or end their watch (POST /customers, /customers/{id}/screen, /customers/{id}/watch).',
  'cases:read':
    'See cases: which customers may be which listed parties, with comments and history (GET /cases, /cases/{id}).',
  'cases:write':
    'Open, take, hand over and comment on cases (POST /cases, /cases/assign, /cases/next, /cases/{id}/comments). Deciding needs decisions:write.',
  'decisions:write':
    'Decide on hits of screenings that the caller may read, and revoke decisions (POST /searches/{id}/decisions, /decisions/change).',
  'decisions:approve':
    'Approve or reject decisions proposed by others (logged-in persons only), and hand them over to another person (POST /decisions/change, /decisions/hand-over).',
  'lists:read': 'See which lists are loaded, their versions and their age (GET /lists).',
  'lists:write':
    'Refresh lists, accept refused versions, confirm removals, split and join parties (POST /lists/{id}/refresh, /versions/{hash}/accept, /held/confirm, /entities/{id}/split, /join, /undo).',
  compat:
    'Use the compatibility APIs, which imitate other screening products, and see their lists (/compat); for yente together with the scopes of what they do.',
  'search:override': 'Weaken the policy of a single search: higher threshold, fewer lists, fewer effects.',
  'policies:write':
    'Create, replace and delete named policies (PUT, DELETE /policies/{name}); a weaker one also needs search:override. Draft, propose and end rules (PUT /rules/{name}, POST /rules/{name}/change).',
  'tokens:read': 'See every API token, without its secret; with tokens:write, also rotate and revoke those of others.',
  'tokens:write': 'Create API tokens; see, rotate and revoke own ones.',
  'webhooks:read': 'See webhooks, without their secrets, and what was sent to them (GET /webhooks).',
  'webhooks:write':
    'Create, change, test and delete webhooks, which send events to other systems; each type of event needs the scope that reads it (POST, PUT, DELETE /webhooks).',
  'users:read': 'See who has an account, with which role, and open invitations (GET /users).',
  'users:write':
    'Invite people, change roles, disable and unlock accounts, reset second factors (POST /invitations, PUT /users/{id}).',
  'audit:read':
    'Read and export the audit log, verify the chain, export evidence, read retention settings and legal holds (GET /audit, /retention, /legal-holds).',
  'retention:write':
    'Set how long records are kept, place legal holds, erase the records of a person (PUT /retention, POST /legal-holds, /erasures).',
  'metrics:read': 'Read the metrics of the service (GET /metrics).',
} as const satisfies Record<string, string>;

/** One scope of the closed set. */
export type Scope = keyof typeof SCOPES;

/** Default scopes of a new token. */
export const DEFAULT_SCOPES: readonly Scope[] = ['search:write', 'search:read', 'lists:read', 'compat'];
