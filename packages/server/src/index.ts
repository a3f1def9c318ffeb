export { readEnvironment } from './config/environment.ts';
export { loadKeys } from './config/secret.ts';
export { resolveSettings, type Settings } from './config/settings.ts';
export { VERSION } from './config/version.ts';
export { type RunningService, type ServiceOptions, startService } from './start-service.ts';
