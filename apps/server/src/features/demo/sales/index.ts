export { writeSales } from './writeSales';
