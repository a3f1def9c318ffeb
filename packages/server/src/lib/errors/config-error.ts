/** The configuration cannot be used. The message says what is wrong and what to do; it never holds a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
