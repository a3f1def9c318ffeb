import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { MCP_ENDPOINT } from '@namesake/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../context/app.ts';
import { callOf } from '../../context/handler.ts';
import { noteFault } from '../../http/problem.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { withCaller } from '../../lib/tracing.ts';
import { compareTool } from './compare-tool.ts';
import { customerTool } from './customer-tool.ts';
import { limitationsTool, listsTool } from './lists-tools.ts';
import { partyTool } from './party-tool.ts';
import { searchTool } from './search-tool.ts';
import { TEXTS_ARE_DATA, type Tool, toolError } from './tool.ts';

const TOOLS: readonly Tool[] = [searchTool, compareTool, partyTool, listsTool, limitationsTool, customerTool];

const INSTRUCTIONS = `Sanctions screening. Each search is recorded. A result is a potential match for a person to look at, never a finding that somebody is listed; nothing here releases a party, and an error or an incomplete answer is a hold. Say how complete an answer is whenever you report one. ${TEXTS_ARE_DATA}`;

/** Shared, since creating one per server is expensive. It validates elicited forms, which no tool here uses. */
const VALIDATOR = new AjvJsonSchemaValidator();

/**
 * `POST /mcp`: one message of the Model Context Protocol, answered immediately. No state is kept between requests, so
 * any node may answer. There are no streams or sessions, so `GET` and `DELETE` have no purpose.
 */
export function mcpRoute(server: FastifyInstance, app: App): void {
  server.route({
    method: MCP_ENDPOINT.method,
    url: MCP_ENDPOINT.path,
    schema: { hide: true },
    config: { endpoint: MCP_ENDPOINT },
    handler: async (request, reply) => {
      // A batch would run many searches as one request. Current versions of the protocol have no batches.
      if (Array.isArray(request.body))
        throw new ApiError('bad_request', { detail: 'Send one message in each request: batches are not taken.' });
      const answer = await withCaller(request.headers, () => answerOf(app, request, reply));
      reply.code(answer.status);
      const type = answer.headers.get('content-type');
      return type === null ? reply.send() : reply.type(type).send(await answer.text());
    },
  });
}

async function answerOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverFor(app, request, reply);
  await server.connect(transport);
  try {
    const { 'mcp-protocol-version': version } = request.headers;
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(version === undefined ? {} : { 'mcp-protocol-version': String(version) }),
    };
    // Contains only what the transport reads: the caller and the origin have been checked already.
    const passed = new Request(`http://localhost${MCP_ENDPOINT.path}`, { method: MCP_ENDPOINT.method, headers });
    return await transport.handleRequest(passed, { parsedBody: request.body });
  } finally {
    await server.close();
  }
}

/** MCP server with the tools for one caller. */
function serverFor(app: App, request: FastifyRequest, reply: FastifyReply): Server {
  const server = new Server(
    { name: 'namesake', title: 'Namesake', version: app.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: VALIDATOR },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(({ info }) => info) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ info }) => info.name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, 'There is no such tool: see tools/list.');
    try {
      return await tool.run(callOf(app, request, reply), params.arguments);
    } catch (error) {
      const problem = noteFault(app, request, error);
      reply.problemCode = problem.code;
      return toolError(problem, request.id);
    }
  });
  return server;
}
