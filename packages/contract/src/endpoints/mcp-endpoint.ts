import { z } from 'zod';
import { define } from './endpoint.ts';

/**
 * Where programs call tools by the Model Context Protocol. Not in the table of endpoints: OpenAPI cannot describe it,
 * and what a call takes and needs is that of the endpoint behind the tool.
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
