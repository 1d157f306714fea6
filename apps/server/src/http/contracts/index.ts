export { describeContracts } from './contractRoutes';
