import { ENVIRONMENT_NAMES, type Environment, readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { ConfigError } from '../lib/errors/config-error.ts';

/** Settings as far as they can be used, and what is wrong with the others. */
export type GivenSettings = {
  /** Settings that cannot be used have their defaults here. */
  readonly settings: Settings;
  /** A sentence for each setting that cannot be used. */
  readonly faults: readonly string[];
  /** Variables that nobody reads. */
  readonly unknown: readonly string[];
  /** Whether the secret was given in a way that cannot be used, so that nothing can be said of it. */
  readonly isSecretUnknown: boolean;
};

/** Files of secrets: without them the rest of the environment can be read. */
const SECRET_FILES = [
  'NAMESAKE_SECRET_FILE',
  'NAMESAKE_DATABASE_URL_FILE',
  'NAMESAKE_SMTP_URL_FILE',
  'NAMESAKE_OIDC_CLIENT_SECRET_FILE',
];

/**
 * Reads settings as `serve` does, but goes on without those that cannot be used. Overrides are those of the command
 * line.
 */
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

/** Each line of the refusal begins with the setting that it is about. */
const namesIn = (error: unknown): readonly string[] =>
  [...String(error instanceof Error ? error.message : error).matchAll(/^NAMESAKE_([A-Z_]+)/gm)].map(
    ([, name = '']) => name,
  );

/** Settings of single sign-on need each other: one fault is reported once. */
const withOthers = (name: string): readonly string[] =>
  name.startsWith('OIDC_') ? ENVIRONMENT_NAMES.filter((other) => other.startsWith('OIDC_')) : [name];
