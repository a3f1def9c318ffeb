import type { FastifyInstance } from 'fastify';

/** For data answers: opened as a page, they can load, run and send nothing. */
export const DATA_POLICY =
  "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none';sandbox";

/** Headers of every answer, including those sent before routing. */
export const alwaysHeaders = (publicUrl: URL | null): Readonly<Record<string, string>> => ({
  'content-security-policy': DATA_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  ...(isSecure(publicUrl) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const isSecure = (publicUrl: URL | null): boolean => publicUrl?.protocol === 'https:';

const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Dialogs lock scrolling with their own style element.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Sets the security headers on every answer. Runs before all other hooks, so that their refusals have them too. */
export function addSecurityHeaders(server: FastifyInstance, publicUrl: URL | null): void {
  const always = alwaysHeaders(publicUrl);
  // Built once: they are the same for all answers of a kind.
  const data = {
    ...always,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  const policy = [...PAGE_POLICY, ...(isSecure(publicUrl) ? ['upgrade-insecure-requests'] : [])].join(';');
  const page = { ...data, 'content-security-policy': policy };
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.config.endpoint === undefined ? page : data);
    done();
  });
}
