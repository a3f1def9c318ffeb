import type { FastifyRequest } from 'fastify';
import type { App } from '../../../context/app.ts';
import type { OpenCall } from '../sessions/open-call.ts';
import { readCookie, readMark, readStep, sessionCookie } from './session-cookie.ts';

/** The call of somebody who has not proved who they are. */
export function openCall(app: App, request: FastifyRequest): OpenCall {
  const cookie = sessionCookie(app.publicUrl);
  const place = {
    address: request.ip,
    browser: request.headers['user-agent'] ?? '',
    cookie: readCookie(request, cookie),
    mark: readMark(request, cookie),
    step: readStep(request, cookie),
  };
  return { app, requestId: request.id, place };
}
