import { runCommand } from './run-command.ts';

/** A new API token, made by the operator's command; with the usual scopes unless some are given. */
export async function createToken(
  dataDir: string,
  name = 'end-to-end',
  scopes?: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const args = [
    'tokens',
    'create',
    '--name',
    name,
    '--data',
    dataDir,
    ...(scopes === undefined ? [] : ['--scopes', scopes]),
  ];
  const { code, stdout, stderr } = await runCommand('namesake', args, { env });
  if (code !== 0) throw new Error(`tokens create failed: ${stderr}`);
  return stdout.trim();
}

/** `POST /api/v1/search` as a program does it. */
export async function postSearch(url: string, token: string, body: object): Promise<Response> {
  return fetch(`${url}/api/v1/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
