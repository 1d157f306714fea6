/** Closes a switch over a union: a new member without a case is a type error, and at run time an exception. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
