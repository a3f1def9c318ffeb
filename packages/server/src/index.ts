export { type RunningService, type ServiceOptions, startService } from './app/start-service.ts';
export { readEnvironment } from './config/environment.ts';
export { loadKeys } from './config/secret.ts';
export { resolveSettings, type Settings } from './config/settings.ts';
export { VERSION } from './config/version.ts';
