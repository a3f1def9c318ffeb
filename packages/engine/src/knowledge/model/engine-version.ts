/** Version of the engine: whatever can change a score changes it (code, Unicode tables of the platform, lexicon). */
export const ENGINE_VERSION = '0.14.0';
