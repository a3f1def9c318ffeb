type Header = { readonly description: string; readonly example?: string };

/** Every header that an answer of the API may carry, those aside that HTTP has anyway or that keep browsers safe. */
export const RESPONSE_HEADERS = {
  'X-Request-Id': { description: 'Id of this request, also in the log.', example: 'req_7d3f0c2a91Kq0Zb4' },
  RateLimit: {
    description: 'What is left of the quota (r) and the seconds until it is new (t): structured fields, IETF draft.',
    example: '"default";r=599999;t=60',
  },
  'RateLimit-Policy': {
    description: 'The quota (q) and its window in seconds (w).',
    example: '"default";q=600000;w=60',
  },
  'Retry-After': { description: 'Seconds to wait before trying again.', example: '5' },
  'WWW-Authenticate': { description: 'What is wrong with the token (RFC 6750).', example: 'Bearer realm="namesake"' },
  'Token-Expires': {
    description: 'When the token expires, in its last 30 days: an HTTP date.',
    example: 'Wed, 01 Apr 2026 12:00:00 GMT',
  },
  'Preference-Applied': { description: 'That members were ignored on request.', example: 'handling=lenient' },
  'Idempotency-Replayed': {
    description: 'true: the request was done before, and this is the answer it got.',
    example: 'true',
  },
  ETag: {
    description: 'Changes when the answer means something else: send it as If-None-Match.',
    example: 'W/"3q2-7w0jXq1mB2vTn9aZ0A"',
  },
  'Accept-Encoding': { description: 'That bodies must not be compressed.', example: 'identity' },
  Allow: { description: 'The methods that this address takes.', example: 'GET, HEAD' },
  Location: {
    description: 'Where that which was made is read.',
    example: '/api/v1/batches/bat_7Gk2mNp8qRs1T4fG',
  },
  'Set-Cookie': {
    description:
      'The session; HttpOnly, SameSite=Strict; or a log-in by single sign-on under way, SameSite=Lax. Over https its name begins with __Host-.',
    example: 'namesake=…; Path=/; HttpOnly; SameSite=Strict',
  },
} as const satisfies Record<string, Header>;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** Headers that requests may carry, in addition to those of HTTP itself. */
export const REQUEST_HEADERS = {
  Prefer: {
    description: 'handling=lenient: unknown members of the body are ignored, and the answer says which.',
    example: 'handling=lenient',
  },
  'Idempotency-Key': {
    // No example: programs send examples as they are, and one key for many requests is refused.
    description:
      'Made by the caller for this one request, such as a UUID: sent again within 24 hours, the request is not done again.',
  },
  'If-None-Match': {
    description: 'The ETag of an earlier answer: 304 without a body where nothing changed.',
    example: 'W/"3q2-7w0jXq1mB2vTn9aZ0A"',
  },
} as const satisfies Record<string, Header>;

export type RequestHeader = keyof typeof REQUEST_HEADERS;
