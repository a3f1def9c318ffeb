import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { closestMember } from '@namesake/contract/closest-member';
import { ConfigError } from '../../lib/errors/config-error.ts';

/** The command line is invalid; the message says how to correct it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Options<Config extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Config; allowPositionals: true; strict: true }>
>['values'];

/**
 * Parses the options of a command. `--help` prints the usage and exits.
 * @throws UsageError naming an unknown option, with the closest known one
 */
export function readOptions<const Config extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Config,
): Options<Config> {
  const { values, texts } = readOptionsAndTexts(args, usage, options);
  const [extra] = texts;
  if (extra !== undefined) throw new UsageError(`"${extra}" is not understood here.`);
  return values;
}

/**
 * Parses the options of a command that also takes texts. `--help` prints the usage and exits.
 * @throws UsageError naming an unknown option, with the closest known one
 */
export function readOptionsAndTexts<const Config extends ParseArgsOptionsConfig>(
  args: readonly string[],
  usage: string,
  options: Config,
): { readonly values: Options<Config>; readonly texts: readonly string[] } {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values, texts: positionals };
  } catch (error) {
    const [, given] = /Unknown option '--?([\w-]+)'/.exec(String(error)) ?? [];
    if (given === undefined) throw new UsageError(error instanceof Error ? error.message : String(error));
    const meant = closestMember(given, Object.keys(options));
    throw new UsageError(`There is no option --${given}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`);
  }
}

/** Reads settings that are options of the command: an invalid one makes the command line invalid. */
export function asUsage<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof ConfigError ? new UsageError(error.message) : error;
  }
}

/**
 * The value of a numeric option, or undefined if it was not given.
 * @throws UsageError when it is not a number in the range
 */
export function readNumber(name: string, text: string | undefined, from: number, to: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < from || value > to)
    throw new UsageError(`--${name} must be a number from ${from} to ${to}.`);
  return value;
}
