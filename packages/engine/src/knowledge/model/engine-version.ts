/**
 * Version of the engine: that of the release in which a result may last have changed, by code, lexicon or the Unicode
 * tables of the platform. After a release, the first such change sets it to the next one.
 */
export const ENGINE_VERSION = '1.1.0';
