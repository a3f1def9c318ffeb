import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret, type SignedMessage, signed } from '../../src/modules/webhooks/message.ts';

/** Where packages are kept between runs: that of Python comes from PyPI. */
const TOOLS = fileURLToPath(new URL('../../../../node_modules/.cache/generators', import.meta.url));
const GUIDE = readFileSync(new URL('../../../../docs/guide/webhooks.md', import.meta.url), 'utf8');
const PYTHON_PACKAGE = 'standardwebhooks==1.1.0';

const SECRET = newSecret();
const BODY = JSON.stringify({ type: 'list.stale', timestamp: '2026-03-01T12:00:00.000Z', data: { id: '7' } });
const genuine = (): SignedMessage => signed('msg_1', BODY, [SECRET], Date.now());
/** Made when they are sent: they are refused after five minutes. */
const MESSAGES: readonly (readonly [string, () => SignedMessage, boolean])[] = [
  ['signed', genuine, true],
  ['signed while the secret is rotated', () => signed('msg_1', BODY, [newSecret(), SECRET], Date.now()), true],
  ['signed with another secret', () => signed('msg_1', BODY, [newSecret()], Date.now()), false],
  ['changed', () => ({ ...genuine(), body: BODY.replace('7', '8') }), false],
  ['ten minutes old', () => signed('msg_1', BODY, [SECRET], Date.now() - 600_000), false],
];

let dir: string;
beforeAll(async () => {
  await mkdir(TOOLS, { recursive: true });
  dir = await mkdtemp(join(TOOLS, 'run-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** The program of the guide in a language. */
const programOf = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\n\`\`\``).exec(GUIDE)?.[1] ?? '';

const run = async (program: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<string> =>
  (await promisify(execFile)(program, args, { cwd: dir, env: { ...process.env, ...more } })).stdout;

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a program that listens answers to each message. */
async function answersOf(program: string, file: string): Promise<readonly number[]> {
  const port = await freePort();
  const env = { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) };
  const child = spawn(program, [file], { cwd: dir, env, stdio: 'ignore' });
  const ended = once(child, 'close');
  const post = ({ headers, body }: SignedMessage) =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { ...headers }, body }).then(({ status }) => status);
  try {
    await expect.poll(() => post(genuine()).catch(() => 0)).toBe(204);
    const statuses: number[] = [];
    for (const [, message] of MESSAGES) statuses.push(await post(message()));
    return statuses;
  } finally {
    child.kill();
    await ended;
  }
}

const STATUSES = MESSAGES.map(([, , isGenuine]) => (isGenuine ? 204 : 401));
const VERDICTS = MESSAGES.map(([, , isGenuine]) => String(isGenuine));

/** The messages as arguments: id, timestamp, signatures and body of each. */
const messageArguments = (): readonly string[] =>
  MESSAGES.flatMap(([, message]) => {
    const { headers, body } = message();
    return [...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name] ?? ''), body];
  });

describe('the program of the guide passes what is signed and refuses everything else', () => {
  it('in JavaScript, with the package of npm', async () => {
    await writeFile(join(dir, 'receiver.mjs'), programOf('js'));
    expect(await answersOf('node', 'receiver.mjs')).toEqual(STATUSES);
  });

  it('in Python, with the package of PyPI', async () => {
    const bin = join(TOOLS, 'python', 'bin');
    await run('python3', ['-m', 'venv', join(TOOLS, 'python')]);
    await run(join(bin, 'pip'), ['install', '--quiet', PYTHON_PACKAGE]);
    await writeFile(join(dir, 'receiver.py'), programOf('python'));
    expect(await answersOf(join(bin, 'python'), 'receiver.py')).toEqual(STATUSES);
  });

  it('in Go', async () => {
    const main = `package main
import ("fmt"; "net/http"; "os")
func main() {
	for args := os.Args[2:]; len(args) > 0; args = args[4:] {
		header := http.Header{}
		header.Set("webhook-id", args[0])
		header.Set("webhook-timestamp", args[1])
		header.Set("webhook-signature", args[2])
		fmt.Println(Verify(os.Args[1], header, []byte(args[3])))
	}
}
`;
    await writeFile(join(dir, 'main.go'), main);
    await writeFile(join(dir, 'verify.go'), programOf('go').replace('package receiver', 'package main'));
    const said = await run('go', ['run', 'main.go', 'verify.go', SECRET, ...messageArguments()], {
      GO111MODULE: 'off',
    });
    expect(said.trim().split('\n')).toEqual(VERDICTS);
  });

  it('in Java', async () => {
    const main = `public class Main {
  public static void main(String[] all) throws Exception {
    for (int at = 1; at < all.length; at += 4)
      System.out.println(Webhooks.verify(all[0], all[at], all[at + 1], all[at + 2], all[at + 3].getBytes("UTF-8")));
  }
}
`;
    await writeFile(join(dir, 'Main.java'), main);
    await writeFile(join(dir, 'Webhooks.java'), programOf('java'));
    await run('javac', ['Main.java', 'Webhooks.java']);
    const said = await run('java', ['-cp', dir, 'Main', SECRET, ...messageArguments()]);
    expect(said.trim().split('\n')).toEqual(VERDICTS);
  });
});
