/** So many wait for a connection already that one more would wait in vain (D17). */
export class DatabaseOverloaded extends Error {
  constructor() {
    super('Too many wait for the database');
  }
}
