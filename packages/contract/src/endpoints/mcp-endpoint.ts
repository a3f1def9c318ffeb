import { z } from 'zod';
import { define } from './endpoint.ts';

/**
 * Endpoint for tools in the Model Context Protocol. Not in the endpoint table: OpenAPI cannot describe it, and each
 * call has the parameters and permissions of the endpoint behind the tool.
 */
export const MCP_ENDPOINT = define({
  id: 'mcp',
  method: 'POST',
  path: '/mcp',
  tag: 'Service',
  summary: 'Call tools with the Model Context Protocol',
  description: 'One JSON-RPC message in each request (Streamable HTTP, without sessions or streams).',
  auth: { kind: 'token' },
  body: z.unknown(),
  keepsNothing: true,
  responses: { 200: { description: 'The answer to the message.', schema: z.unknown() } },
  errors: [],
});
