import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../lib/errors/api-error.ts';
import { ALL_ENDPOINTS } from './openapi.ts';

const PATHS = [...Map.groupBy(ALL_ENDPOINTS, ({ path }) => path)].map(([path, endpoints]) => {
  const methods: readonly string[] = endpoints.map(({ method }) => method);
  return {
    methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  };
});

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const NOT_BUILT = 'The web interface is not built. Run "npm start" in the repository, which builds it.\n';

/** The built web interface, and for any other page address its start page. */
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
        // Names of assets carry a hash of their content; the start page names the assets.
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // Before a body is looked at: what is wrong with that does not matter here.
  server.addHook('onRequest', (request, _, done) => done(request.is404 ? methodRefused(pathOf(request)) : undefined));
  server.setNotFoundHandler((request, reply) => notFound(request, reply, built));
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** The error where an address takes other methods than the one asked with. */
function methodRefused(path: string): ApiError | undefined {
  const methods = allowedMethods(path);
  if (methods.length === 0) return undefined;
  return new ApiError('method_not_allowed', { headers: { allow: methods.join(', ') } });
}

function notFound(request: FastifyRequest, reply: FastifyReply, built: boolean): FastifyReply {
  const path = pathOf(request);
  if (!isPage(request, path)) throw new ApiError('not_found');
  if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}

/**
 * Pages of the interface are addresses without a file's ending, asked for by a browser. Ids of listings may look like
 * one.
 */
function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (/^\/(?:api|compat|assets)(?:\/|$)/.test(path)) return false;
  if (/\.\w+$/.test(path) && !path.startsWith('/parties/')) return false;
  return String(request.headers.accept ?? '').includes('text/html');
}

/** Methods that an address takes; empty where there is nothing. */
function allowedMethods(address: string): readonly string[] {
  return PATHS.find(({ pattern }) => pattern.test(address))?.methods ?? [];
}
