export { readEnvironment } from './config/environment.ts';
export { loadKeys } from './config/secret.ts';
export { resolveSettings, type Settings } from './config/settings.ts';
export { type RunningService, type ServiceOptions, startService } from './start-service.ts';
export { VERSION } from './version.ts';
