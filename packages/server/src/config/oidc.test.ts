import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsAsGiven } from '../doctor/settings-as-given.ts';
import { readEnvironment } from './environment.ts';
import { resolveSettings } from './settings.ts';

const GIVEN = {
  OIDC_ISSUER: 'https://login.example.com/tenant',
  OIDC_CLIENT_ID: 'namesake',
  OIDC_CLIENT_SECRET: 'hunter2 hunter2',
  OIDC_ROLES: 'screening=analyst',
  PUBLIC_URL: 'https://namesake.example.com',
};

const read = (changes: Readonly<Record<string, string | undefined>> = {}) =>
  resolveSettings(Object.fromEntries(Object.entries({ ...GIVEN, ...changes }).filter(([, value]) => value))).oidc;

const refusal = (changes: Readonly<Record<string, string | undefined>>): string => {
  try {
    return `accepted: ${JSON.stringify(read(changes))}`;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('settings of single sign-on', () => {
  it('are none by default', () => {
    expect(resolveSettings({}).oidc).toBeNull();
  });

  it('have defaults for what most providers share', () => {
    expect(read()).toMatchObject({
      clientId: 'namesake',
      scopes: ['openid', 'profile', 'email'],
      groupsClaim: 'groups',
      roles: [{ group: 'screening', role: 'analyst' }],
      name: 'single sign-on',
      plainHttp: false,
    });
  });

  it('take groups whose names contain spaces and equals signs', () => {
    expect(read({ OIDC_ROLES: ' CN=Name Screening,OU=Groups = manager;it = admin; ' })?.roles).toEqual([
      { group: 'CN=Name Screening,OU=Groups', role: 'manager' },
      { group: 'it', role: 'admin' },
    ]);
  });

  it.each([
    ['OIDC_CLIENT_ID', 'NAMESAKE_OIDC_ISSUER: needs NAMESAKE_OIDC_CLIENT_ID too.'],
    ['OIDC_CLIENT_SECRET', 'NAMESAKE_OIDC_ISSUER: needs NAMESAKE_OIDC_CLIENT_SECRET too.'],
    ['OIDC_ROLES', 'NAMESAKE_OIDC_ISSUER: needs NAMESAKE_OIDC_ROLES too.'],
    ['PUBLIC_URL', 'NAMESAKE_OIDC_ISSUER: needs NAMESAKE_PUBLIC_URL too.'],
  ])('are refused without %s', (name, text) => {
    expect(refusal({ [name]: undefined })).toBe(text);
  });

  it('are refused without an issuer, each by its name', () => {
    expect(refusal({ OIDC_ISSUER: undefined }).split('\n')).toEqual([
      'NAMESAKE_OIDC_CLIENT_ID: needs NAMESAKE_OIDC_ISSUER too.',
      'NAMESAKE_OIDC_CLIENT_SECRET: needs NAMESAKE_OIDC_ISSUER too.',
      'NAMESAKE_OIDC_ROLES: needs NAMESAKE_OIDC_ISSUER too.',
    ]);
  });

  it.each([
    ['OIDC_ROLES', 'screening=boss'],
    ['OIDC_ROLES', '=admin'],
    ['OIDC_ROLES', ';'],
    ['OIDC_SCOPES', 'profile email'],
    ['OIDC_ISSUER', 'login.example.com'],
    ['OIDC_NAME', 'x'.repeat(61)],
  ])('are refused by name when they cannot be used: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^NAMESAKE_${name}: must `));
  });

  it('refuse plain http but on this machine, and from hosts that are allowed by name', () => {
    expect(refusal({ OIDC_ISSUER: 'http://login.example.com' })).toContain('NAMESAKE_ALLOW_HTTP=login.example.com');
    expect(read({ OIDC_ISSUER: 'http://127.0.0.1:9000' })).toMatchObject({ plainHttp: true });
    const allowed = { OIDC_ISSUER: 'http://login.example.com', ALLOW_HTTP: 'login.example.com' };
    expect(read(allowed)).toMatchObject({ plainHttp: true });
  });

  it('take the secret from a file, and never repeat it', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-oidc-'));
    const path = join(dir, 'secret');
    await writeFile(path, `${GIVEN.OIDC_CLIENT_SECRET}\n`);
    const { environment } = readEnvironment({ NAMESAKE_OIDC_CLIENT_SECRET_FILE: path });
    expect(environment).toEqual({ OIDC_CLIENT_SECRET: GIVEN.OIDC_CLIENT_SECRET });
    expect(refusal({ OIDC_CLIENT_ID: undefined, OIDC_ROLES: 'x' })).not.toContain('hunter2');
    await rm(dir, { recursive: true });
  });

  it('that do not fit are told once by the doctor, who goes on without them', () => {
    const environment = Object.fromEntries(Object.entries(GIVEN).map(([name, value]) => [`NAMESAKE_${name}`, value]));
    const { settings, faults } = settingsAsGiven({ ...environment, NAMESAKE_PUBLIC_URL: '' }, {});
    expect(faults).toEqual(['NAMESAKE_OIDC_ISSUER: needs NAMESAKE_PUBLIC_URL too.']);
    expect(settings.oidc).toBeNull();
  });

  it('in a file that is missing are reported by the doctor', () => {
    const { faults } = settingsAsGiven({ NAMESAKE_OIDC_CLIENT_SECRET_FILE: '/nowhere/secret' }, {});
    expect(faults).toEqual([expect.stringContaining('NAMESAKE_OIDC_CLIENT_SECRET_FILE names a file')]);
  });
});
