import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordIn } from '../lib/formats/record.ts';

/**
 * Says with a 201 where that which was made is read, as its endpoint has it.
 *
 * @param answer what is answered, as JSON or before; the header is left out where it lacks what the address takes
 */
export function setLocation(request: FastifyRequest, reply: FastifyReply, answer: unknown): void {
  const { location } = request.routeOptions.config.endpoint ?? {};
  if (reply.statusCode !== 201 || location === undefined) return;
  const made = typeof answer === 'string' && answer !== '' ? JSON.parse(answer) : answer;
  const members = { ...recordIn(request.params), ...recordIn(made) };
  let isWhole = true;
  const address = location.replaceAll(/\{([\w.]+)\}/g, (_, path: string) => {
    const value = path.split('.').reduce<unknown>((of, member) => recordIn(of)[member], members);
    if (typeof value !== 'string') isWhole = false;
    return encodeURIComponent(String(value));
  });
  if (isWhole) reply.header('location', address);
}
