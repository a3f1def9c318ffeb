import manifest from '../../package.json' with { type: 'json' };

/** Version of the service. */
export const VERSION: string = manifest.version;
