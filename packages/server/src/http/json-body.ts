import type { FastifyInstance } from 'fastify';
import { ApiError } from '../services/api-error.ts';

/** Bodies are JSON in valid UTF-8 and nothing else; what is not is told apart from what does not fit the schema. */
export function acceptJsonOnly(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(
        typeof body === 'string' ? Buffer.from(body) : body,
      );
      const parsed: unknown = JSON.parse(text);
      done(null, parsed);
    } catch {
      // The parser's message quotes the text: it is dropped here.
      done(new ApiError('malformed_json'));
    }
  });
}
