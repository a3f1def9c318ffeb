import { chmod, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findingsText } from '../../src/cli/doctor.ts';
import { TestProvider } from '../support/identity-provider.ts';
import { InstallationFolder, LARGE, matching } from '../support/installation.ts';
import { MailServer } from '../support/mail-server.ts';

let folder: InstallationFolder;
/** One folder for all tests of a group: `examine` proves that it changes nothing. */
function shareFolder(): void {
  beforeAll(async () => {
    folder = await InstallationFolder.make();
  });
  afterAll(() => folder.close());
}
/** A folder for each test of a group, which changes it. */
function makeFolders(): void {
  beforeEach(async () => {
    folder = await InstallationFolder.make();
  });
  afterEach(() => folder.close());
}

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Resolves with the port that it listens on. */
async function listening(server: Server, port = 0): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object(server.address()).port;
}

/** Answers these bodies as JSON, by path. */
const answering = (bodies: Readonly<Record<string, object>>): Server =>
  createHttpServer((request, response) => {
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body ?? {}));
  });

describe('doctor on a healthy installation', () => {
  makeFolders();
  it('finds nothing wrong, whether or not it was ever started', async () => {
    const findings = await folder.examine();
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(new Set(findings.map(({ check }) => check)).size).toBe(13);
    await rm(folder.dataDir, { recursive: true });
    expect((await folder.examine()).filter(({ status }) => status !== 'ok')).toEqual([]);
  });
});

describe('doctor finds in the configuration', () => {
  shareFolder();
  it.each([
    [
      'an unknown setting',
      { NAMESAKE_PROT: '1' },
      /^warning: NAMESAKE_PROT is not a setting; did you mean NAMESAKE_PORT\?/,
    ],
    [
      'a value that cannot be used',
      { NAMESAKE_LOG_LEVEL: 'loud' },
      /^problem: NAMESAKE_LOG_LEVEL: .* \/ Correct or unset it/,
    ],
    [
      'a PostgreSQL without the secret',
      { NAMESAKE_DATABASE_URL: 'postgres://u:hunter2@db/x' },
      /^problem: NAMESAKE_DATABASE_URL needs NAMESAKE_SECRET/,
    ],
    [
      'a file of a secret that is not there',
      { NAMESAKE_SECRET_FILE: '/nowhere/secret' },
      /^problem: NAMESAKE_SECRET_FILE names a file/,
    ],
    [
      'an end of the word on lists that is no day',
      { NAMESAKE_LISTS_ATTESTED: 'all is current; until soon' },
      /^problem: NAMESAKE_LISTS_ATTESTED: "soon" is no day/,
    ],
    [
      'a file of downloads that is not there',
      { NAMESAKE_LISTS_CONFIG: '/nowhere.json' },
      /^problem: NAMESAKE_LISTS_CONFIG: \/nowhere.json/,
    ],
    [
      'an address for all, without a public URL',
      { NAMESAKE_HOST: '0.0.0.0' },
      /^warning: The service listens on 0\.0\.0\.0 .* \/ Put a proxy with TLS/,
    ],
    [
      'a public URL without TLS',
      { NAMESAKE_PUBLIC_URL: 'http://screening.example.org' },
      /^warning: The public URL http:\/\/screening\.example\.org is not https/,
    ],
    [
      'every proxy trusted',
      { NAMESAKE_TRUST_PROXY: 'true' },
      /^problem: NAMESAKE_TRUST_PROXY: true would let every caller claim any address; .* \/ Correct or unset it/,
    ],
    [
      'proxies that are counted where others can connect',
      { NAMESAKE_TRUST_PROXY: '1', NAMESAKE_HOST: '0.0.0.0' },
      /^warning: NAMESAKE_TRUST_PROXY is a number \(1\), .* \/ Let only the proxy reach the port/,
    ],
    [
      'no name to go by',
      { NAMESAKE_HOST: '0.0.0.0' },
      /^warning: The service answers only to addresses .* requests for any other host name get 421\. \/ Set NAMESAKE_PUBLIC_URL/,
    ],
    [
      'a secret that is an example',
      { NAMESAKE_SECRET: 'changeme-changeme-changeme-1234567' },
      /^problem: NAMESAKE_SECRET: is an example, not a secret\. Make one with: openssl rand/,
    ],
    [
      'plain http that is allowed for nothing',
      { NAMESAKE_ALLOW_HTTP: 'mirror.example.org' },
      /^warning: NAMESAKE_ALLOW_HTTP has no effect/,
    ],
    [
      'nearly every proxy trusted',
      { NAMESAKE_TRUST_PROXY: '0.0.0.0/1' },
      /^warning: NAMESAKE_TRUST_PROXY: 0\.0\.0\.0\/1 is nearly every address/,
    ],
    [
      'a proxy by its name',
      { NAMESAKE_TRUST_PROXY: 'loopback, proxy.example.org' },
      /^problem: NAMESAKE_TRUST_PROXY: "proxy\.example\.org" is no address/,
    ],
  ])('%s', async (_, environment, pattern) => {
    const wrong = await folder.wrong('configuration', environment);
    expect(wrong).toContainEqual(expect.stringMatching(pattern));
    expect(wrong.join()).not.toContain('hunter2');
  });

  it('a word on files where lists are downloaded', async () => {
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    expect(
      await folder.wrong('configuration', { NAMESAKE_LISTS_ATTESTED: 'all of them are current' }, { overrides }),
    ).toEqual(matching(/^warning: NAMESAKE_LISTS_ATTESTED has no effect/));
  });
});

describe('doctor with several faults at once', () => {
  makeFolders();

  it('finds each, and still examines the rest', async () => {
    await chmod(folder.dataDir, 0o755);
    const environment = { NAMESAKE_PORT: 'web', NAMESAKE_RATE_LIMIT: '0', NAMESAKE_OFFLINE: 'maybe' };
    const overrides = { DATA_DIR: folder.dataDir, LISTS_DIR: folder.listsDir };
    expect(await folder.wrong('configuration', environment, { overrides })).toHaveLength(3);
    expect(await folder.wrong('permissions', environment, { overrides })).toHaveLength(1);
  });
});

describe('doctor finds of the machine', () => {
  shareFolder();
  it('too little memory, one core, an old Node and too many threads', async () => {
    const machine = { node: '20.1.0', memory: 2 ** 29, cores: 1 };
    const environment = { NAMESAKE_SEARCH_THREADS: '8' };
    expect(await folder.wrong('machine', environment, { machine })).toEqual(
      matching(
        /^problem: Node 20\.1\.0 is too old/,
        /^problem: 512 MiB of memory; 20 listings need .*more memory/,
        /^warning: One core/,
        /^warning: NAMESAKE_SEARCH_THREADS is 8/,
      ),
    );
  });

  it('memory that is enough for a load, but not beside searches', async () => {
    expect(await folder.wrong('machine', {}, { machine: { ...LARGE, memory: 900 * 2 ** 20 } })).toEqual(
      matching(/^warning: 900 MiB of memory/),
    );
  });
});

describe('doctor finds of the port', () => {
  shareFolder();
  const WELL = { status: 'ready', demo: false, complete: true, problems: [], loading: null, lists: [] };

  it('that another program has it', async () => {
    await listening(
      createServer((socket) => socket.destroy()),
      folder.port,
    );
    expect(await folder.wrong('port')).toEqual(
      matching(/^problem: 127\.0\.0\.1:\d+ is taken by another program\. .*--port/),
    );
  });

  it('that a service on another data folder has it', async () => {
    await listening(answering({ '/livez': { status: 'ok' }, '/readyz': WELL }), folder.port);
    expect(await folder.wrong('port')).toEqual(matching(/^problem: .* works on another data folder/));
  });

  it('that the host is none of this machine', async () => {
    expect(await folder.wrong('port', { NAMESAKE_HOST: '192.0.2.1' })).toEqual(
      matching(/^problem: The service cannot listen on 192\.0\.2\.1:\d+ \(EADDRNOTAVAIL\)/),
    );
  });

  describe('with a service that runs on the folder', () => {
    afterEach(() => rm(folder.path('service.lock')));
    beforeEach(() => {
      const owner = {
        id: 'a',
        pid: process.pid,
        host: hostname(),
        startedAt: '2026-03-01T00:00:00Z',
        boot: null,
        processStart: null,
      };
      return writeFile(folder.path('service.lock'), JSON.stringify(owner));
    });

    it('that it does not answer', async () => {
      expect(await folder.wrong('port')).toEqual(
        matching(/^warning: The service with process id \d+ runs, and does not answer at .* same --port/),
      );
    });

    it.each([
      ['nothing where all is well', WELL, []],
      [
        'what it says of itself',
        { ...WELL, problems: ['un_sc is old.'] },
        [/^warning: The running service says: un_sc is old\./],
      ],
      [
        'that it is not ready',
        { ...WELL, status: 'storage_unavailable', problems: ['The disk is full.'] },
        [/^problem: .* not ready: storage_unavailable/, /The disk is full/],
      ],
      ['that answers are not complete', { ...WELL, complete: false }, [/^problem: .* answers are not complete/]],
      ['that it searches the sample', { ...WELL, demo: true }, [/^problem: .* only the fictional sample/]],
      ['that it is starting', { ...WELL, status: 'starting' }, [/^warning: .* loads its lists/]],
    ])('%s', async (_, readyz, patterns) => {
      await listening(answering({ '/livez': { status: 'ok' }, '/readyz': readyz }), folder.port);
      expect(await folder.wrong('port')).toEqual(matching(...patterns));
    });
  });
});

describe('doctor finds of the proxy', () => {
  shareFolder();
  it('that the public URL leads nowhere, or elsewhere', async () => {
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${folder.port}` })).toEqual(
      matching(/^warning: http:\/\/127\.0\.0\.1:\d+\/livez cannot be reached from here: ECONNREFUSED\. .* Check DNS/),
    );
    const port = await listening(answering({}));
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${port}` })).toEqual(
      matching(/^warning: .* does not lead to the service: status 404/),
    );
  });

  it('nothing where it leads to the service', async () => {
    const port = await listening(answering({ '/livez': { status: 'ok' } }));
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${port}` })).toEqual([]);
  });

  it('that the proxy passes on a host name that the service does not go by', async () => {
    const misdirecting = createHttpServer((request, response) => {
      response.writeHead(request.url === '/livez' ? 200 : 421, { connection: 'close' }).end('{"status":"ok"}');
    });
    const port = await listening(misdirecting);
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${port}` })).toEqual(
      matching(/^problem: The proxy at .* requests get 421\. \/ Let the proxy pass on the header Host/),
    );
  });

  it('that a proxy with TLS is not trusted, or one is trusted without a public URL', async () => {
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `https://127.0.0.1:${folder.port}` })).toContainEqual(
      expect.stringMatching(/^warning: NAMESAKE_TRUST_PROXY is not set: behind the proxy every caller has its address/),
    );
    expect(await folder.wrong('proxy', { NAMESAKE_TRUST_PROXY: '127.0.0.1' })).toEqual(
      matching(/^warning: NAMESAKE_TRUST_PROXY is set and NAMESAKE_PUBLIC_URL is not/),
    );
  });
});

describe('what doctor found, as text', () => {
  const findings = [
    { check: 'lists', status: 'problem', text: 'One is old.', fix: 'Fetch it.' },
    { check: 'lists', status: 'problem', text: 'Another is old.', fix: 'Fetch it.' },
    { check: 'disk', status: 'ok', text: 'There is room.' },
  ] as const;

  it('is grouped, tells what several have in common once, and sums up', () => {
    expect(findingsText(findings, false)).toBe(
      'disk\n  ok      There is room.\nlists\n  problem One is old.\n  problem Another is old.\n          fix: Fetch it.\n\n2 problems, 0 warnings, 1 ok.\n',
    );
    expect(findingsText(findings, true)).toContain('  ✓ There is room.\nlists\n  ✗ One is old.\n');
  });
});

describe('doctor of single sign-on', () => {
  shareFolder();
  const settings = (issuer: string) => ({
    NAMESAKE_OIDC_ISSUER: issuer,
    NAMESAKE_OIDC_CLIENT_ID: 'namesake',
    NAMESAKE_OIDC_CLIENT_SECRET: 'hunter2 hunter2',
    NAMESAKE_OIDC_ROLES: 'screening=analyst',
    NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${folder.port}`,
  });

  it('asks the provider, and names the redirect address that it must know', async () => {
    const provider = await TestProvider.start({ publicUrl: 'http://127.0.0.1:1' });
    const environment = settings(provider.issuer);
    expect(await folder.wrong('configuration', environment)).toEqual([]);
    const findings = await folder.examine(environment);
    expect(findings.map(({ text }) => text).join('\n')).toContain('/api/v1/session/oidc/callback');
    await provider.stop();
    expect(await folder.wrong('configuration', environment)).toEqual([
      expect.stringMatching(/^warning: .*\(ECONNREFUSED\)/),
    ]);
  });

  it('finds an address where something else answers', async () => {
    const port = await listening(
      answering({ '/.well-known/openid-configuration': { issuer: 'https://other.example' } }),
    );
    const found = await folder.wrong('configuration', settings(`http://127.0.0.1:${port}`));
    expect(found).toEqual([expect.stringContaining('is no OpenID provider')]);
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });
});

describe('doctor of mail', () => {
  shareFolder();

  it('logs in to the mail server, and says why that fails without the password', async () => {
    const server = await MailServer.start();
    const { port } = server;
    const settings = (password: string) => ({
      NAMESAKE_SMTP_URL: `smtp://namesake:${password}@127.0.0.1:${port}?tls=none`,
      NAMESAKE_MAIL_FROM: 'namesake@example.org',
    });
    expect(await folder.wrong('configuration', settings('right'))).toEqual([]);
    expect(await folder.wrong('configuration', settings('mistaken'))).toEqual([
      expect.stringMatching(
        /^warning: No mail can be sent by 127\.0\.0\.1\. .* refused the log-in \(535\)\.(?!.*mistaken)/,
      ),
    ]);
    await server.close();
    expect(await folder.wrong('configuration', settings('right'))).toEqual([
      expect.stringContaining('The connection to the mail server failed (ECONNREFUSED).'),
    ]);
    expect(server.got).toEqual([]);
  });
});
