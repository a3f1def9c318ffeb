import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  ErrorCode,
  InitializeResultSchema,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { readCallerEnvironment } from '../config/environment.ts';
import { mayBePlainHttp } from '../config/plain-http.ts';
import { recordOf } from '../lib/formats/json-record.ts';
import { readOptions, UsageError } from './command/command.ts';

const USAGE = `Connect a program that speaks the Model Context Protocol on standard input and output to a running service.

Usage: namesake mcp

  NAMESAKE_URL         address of the service, such as https://screening.example.org
  NAMESAKE_TOKEN       an API token; or NAMESAKE_TOKEN_FILE, a file with it
  NAMESAKE_ALLOW_HTTP  hosts besides this machine that may be called over plain http, separated by commas

It passes each message on to /mcp of the service, which checks scopes, counts requests and records searches.

Example:
  NAMESAKE_URL=http://127.0.0.1:8080 NAMESAKE_TOKEN_FILE=~/.namesake-token namesake mcp
`;

const PATH = '/mcp';

type Service = { readonly url: URL; readonly token: string };

/** Forwards messages between standard input and output and a running service, until the input ends. */
export async function mcpCommand(args: readonly string[]): Promise<void> {
  readOptions(args, USAGE, {});
  const service = serviceOf(readCallerEnvironment());
  const program = new StdioServerTransport();
  const agreed: { version?: string } = {};
  program.onmessage = async (message) => {
    const answer = await ask(service, message, agreed.version);
    if (answer === undefined) return;
    // The protocol requires every later request to name the negotiated version.
    const begun = isJSONRPCResultResponse(answer) ? InitializeResultSchema.safeParse(answer.result) : undefined;
    if (begun?.success === true) agreed.version = begun.data.protocolVersion;
    await program.send(answer);
  };
  program.onerror = () =>
    process.stderr.write('namesake: a line on standard input is not a message and was ignored.\n');
  await program.start();
}

/** @throws UsageError when there is no address or token, or the token would be sent unencrypted */
function serviceOf({ url: address, token, allowHttp }: ReturnType<typeof readCallerEnvironment>): Service {
  if (address === undefined) throw new UsageError('NAMESAKE_URL is not set: it is the address of the service.');
  if (token === undefined) throw new UsageError('Set NAMESAKE_TOKEN or NAMESAKE_TOKEN_FILE to an API token.');
  const url = URL.parse(PATH, address);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError('NAMESAKE_URL must be an address such as https://screening.example.org.');
  if (url.protocol === 'http:' && !mayBePlainHttp(url, allowHttp))
    throw new UsageError(
      `NAMESAKE_URL must be https: over plain http, anybody on the way can read the token. If ${url.hostname} has no https, set NAMESAKE_ALLOW_HTTP=${url.hostname}`,
    );
  return { url, token };
}

/** Answer of the service to a message; undefined if the message takes no answer. Refusals are answers too. */
async function ask(
  { url, token }: Service,
  message: JSONRPCMessage,
  version: string | undefined,
): Promise<JSONRPCMessage | undefined> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
  };
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', headers, body: JSON.stringify(message) });
    const text = await response.text();
    if (!isJSONRPCRequest(message)) return undefined;
    const answer = JSONRPCMessageSchema.safeParse(parsed(text));
    return answer.success ? answer.data : refusal(message.id, response.status, recordOf(parsed(text)));
  } catch {
    if (!isJSONRPCRequest(message)) return undefined;
    const said = `No service answers at ${url.origin}, so nothing was screened: hold.`;
    return { jsonrpc: '2.0', id: message.id, error: { code: ErrorCode.ConnectionClosed, message: said } };
  }
}

function refusal(id: string | number, status: number, { code, detail }: Record<string, unknown>): JSONRPCMessage {
  const message = `The service refused the request (${String(code ?? status)}), so nothing was screened: hold. ${String(detail ?? '')}`;
  return { jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidRequest, message: message.trim() } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
