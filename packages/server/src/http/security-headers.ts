import type { FastifyInstance } from 'fastify';

/** Headers of every answer, also of one that is given before any route is found. */
export const ALWAYS_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Dialogs lock scrolling with a style element of their own.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Sets the security headers on every answer. Comes before all other hooks: what they refuse carries them too. */
export function addSecurityHeaders(server: FastifyInstance, publicUrl: URL | null): void {
  const secure = publicUrl?.protocol === 'https:';
  // Made once: they are the same for every answer.
  const headers = {
    ...ALWAYS_HEADERS,
    'content-security-policy': [...PAGE_POLICY, ...(secure ? ['upgrade-insecure-requests'] : [])].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
