export const MODEL_HASH = 'sha256:none';
export const UNKNOWN_WEIGHT = 240;
export const MODEL_WEIGHTS = ``;
