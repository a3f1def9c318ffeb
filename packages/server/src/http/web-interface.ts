import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import { MCP_ENDPOINT, WATCHMAN_ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../lib/errors/api-error.ts';
import { ALL_ENDPOINTS } from './openapi.ts';

const SERVED = [...ALL_ENDPOINTS, MCP_ENDPOINT, ...Object.values(WATCHMAN_ENDPOINTS)];

const METHODS = [...Map.groupBy(SERVED, ({ path }) => path)].map(([path, endpoints]) => {
  const methods: readonly string[] = endpoints.map(({ method }) => method);
  return { path, methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods };
});

/** Methods of paths without parameters, which win over patterns that also match, such as an id "find". */
const FIXED = new Map(METHODS.filter(({ path }) => !path.includes('{')).map(({ path, methods }) => [path, methods]));

const PATTERNS = METHODS.map(({ path, methods }) => ({
  methods,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const NOT_BUILT = 'The web interface is not built. Run "npm start" in the repository, which builds it.\n';

/** Serves the built web interface, with its start page for any other page address. */
export async function serveWebInterface(server: FastifyInstance): Promise<void> {
  const built = existsSync(join(BUILT, 'index.html'));
  if (built)
    await server.register(statics, {
      root: BUILT,
      wildcard: false,
      preCompressed: true,
      index: ['index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Asset names contain a hash of their content; the start page names the assets.
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  server.setNotFoundHandler((request, reply) => notFound(request, reply, built));
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** The error for a path that only allows other methods; undefined otherwise. */
export function methodRefused(request: FastifyRequest): ApiError | undefined {
  const path = pathOf(request);
  const methods = FIXED.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.methods ?? [];
  const isAsked = request.is404 ? false : (FIXED.get(path)?.includes(request.method) ?? true);
  if (isAsked || methods.length === 0) return undefined;
  return new ApiError('method_not_allowed', { headers: { allow: methods.join(', ') } });
}

function notFound(request: FastifyRequest, reply: FastifyReply, built: boolean): FastifyReply {
  const path = pathOf(request);
  if (!isPage(request, path)) throw new ApiError('not_found');
  if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}

/** Page requests are navigations of a browser to a path without a file extension. Ids of listings may look like one. */
function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(?:api|compat|mcp|assets)(?:\/|$)/.test(path)) return false;
  if (/\.\w+$/.test(path) && !path.startsWith('/parties/')) return false;
  return String(request.headers.accept ?? '').includes('text/html');
}
