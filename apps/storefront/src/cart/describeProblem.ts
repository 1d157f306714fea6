import type { CartProblem } from './cart';

export function describeProblem(problem: CartProblem): string {
  switch (problem.code) {
    case 'missing-items':
      return 'Required parameter missing or invalid: items';
    case 'bad-quantity':
      return 'Quantity must be a whole number, 1 or more.';
    case 'unknown-variant':
      return 'Cannot find variant';
    case 'not-in-cart':
      return 'no valid id or line parameter';
    case 'details-too-long':
      return 'The note and the attributes are too long to keep.';
    case 'sold-out':
      return `The product '${problem.title}' is already sold out.`;
    case 'not-enough-stock':
      return `You can only add ${problem.stock} ${problem.title} to the cart.`;
    default:
      return unreachable(problem);
  }
}

function unreachable(problem: never): never {
  throw new Error(`Unknown cart problem: ${JSON.stringify(problem)}`);
}
