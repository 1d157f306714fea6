export { collectProcessMetrics, createMetrics, type Metrics } from './createMetrics';
