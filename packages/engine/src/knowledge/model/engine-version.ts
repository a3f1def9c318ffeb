/**
 * Version of the engine: the release in which a result may last have changed because of code, lexicon or the platform's
 * Unicode tables. After a release, the first such change sets it to the next release.
 */
export const ENGINE_VERSION = '1.1.0';
