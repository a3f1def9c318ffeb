/** The configuration cannot be used. The message says what is wrong and how to fix it, and never contains a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
