import { ENVIRONMENT_NAMES, type Environment, readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { ConfigError } from '../lib/errors/config-error.ts';

/** Valid settings, and what is wrong with the others. */
export type GivenSettings = {
  /** Invalid settings have their defaults here. */
  readonly settings: Settings;
  /** A sentence for each invalid setting. */
  readonly faults: readonly string[];
  /** Unknown variables. */
  readonly unknown: readonly string[];
  /** Whether the secret was given in an invalid way, so that it cannot be checked. */
  readonly isSecretUnknown: boolean;
};

/** Files of secrets: the rest of the environment can be read without them. */
const SECRET_FILES = [
  'NAMESAKE_SECRET_FILE',
  'NAMESAKE_DATABASE_URL_FILE',
  'NAMESAKE_SMTP_URL_FILE',
  'NAMESAKE_OIDC_CLIENT_SECRET_FILE',
];

/** Reads settings as `serve` does, but continues without invalid ones. Overrides come from the command line. */
export function settingsAsGiven(source: NodeJS.ProcessEnv, overrides: Environment): GivenSettings {
  const { environment, unknown, fault } = readable(source);
  const given = Object.entries({ ...environment, ...definedOf(overrides) });
  const faults = fault === undefined ? [] : [fault];
  const dropped = new Set<string>();
  for (;;) {
    const rest: Environment = Object.fromEntries(given.filter(([name]) => !dropped.has(name)));
    try {
      const settings = resolveSettings(rest);
      return { settings, faults, unknown, isSecretUnknown: fault !== undefined || dropped.has('SECRET') };
    } catch (error) {
      const names = namesIn(error);
      if (!(error instanceof ConfigError) || names.every((name) => dropped.has(name))) throw error;
      faults.push(...error.message.split('\n'));
      for (const name of names.flatMap(withOthers)) dropped.add(name);
    }
  }
}

function readable(source: NodeJS.ProcessEnv): ReturnType<typeof readEnvironment> & { readonly fault?: string } {
  try {
    return readEnvironment(source);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const rest = Object.entries(source).filter(([name]) => !SECRET_FILES.includes(name));
    return { ...readEnvironment(Object.fromEntries(rest)), fault: error.message };
  }
}

const definedOf = (overrides: Environment): Environment =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));

/** Each line of the error begins with the name of its setting. */
const namesIn = (error: unknown): readonly string[] =>
  [...String(error instanceof Error ? error.message : error).matchAll(/^NAMESAKE_([A-Z_]+)/gm)].map(
    ([, name = '']) => name,
  );

/** Single sign-on settings depend on each other: one fault is reported once. */
const withOthers = (name: string): readonly string[] =>
  name.startsWith('OIDC_') ? ENVIRONMENT_NAMES.filter((other) => other.startsWith('OIDC_')) : [name];
