/** Path of the metrics, outside the API. */
export const METRICS_PATH = '/metrics';
