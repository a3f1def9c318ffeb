/** Where metrics are read: outside the API. */
export const METRICS_PATH = '/metrics';
