export { asksForPerson } from './asksForPerson';
