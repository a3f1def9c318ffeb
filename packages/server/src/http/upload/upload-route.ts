import { createBatchFormSchema, ENDPOINTS, parseRequest } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { App } from '../../services/app.ts';
import { createBatch } from '../../services/batches/create.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { isAnsweredAgain } from '../idempotency.ts';
import { fileBody, takeFiles } from './file-body.ts';

/** The upload of a file of rows: its body is handed on as it arrives, unlike those of all other routes. */
export function uploadRoute(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    takeFiles(scope);
    endpointRoute(scope, ENDPOINTS.createBatch, async ({ request, reply, query }) => {
      const { file, fields } = await fileBody(request);
      const options = () => ({ ...query, ...optionsIn(fields()) });
      const isAnswered = (fileSha256: string) =>
        isAnsweredAgain(app, request, reply, [file.format, fileSha256, options()]);
      return createBatch(callOf(app, request, reply), { file, options, isAnswered });
    });
  });
}

/** @throws ApiError naming each field of the form that is wrong */
function optionsIn(fields: Readonly<Record<string, string>>) {
  const parsed = parseRequest(createBatchFormSchema, fields, { noun: 'form field' });
  if (!parsed.ok) throw new ApiError(parsed.code, { errors: parsed.errors });
  return parsed.value;
}
