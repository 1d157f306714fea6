import type { ConditionCase } from '@shopbell/protocol';
import type { Variables } from './FlowState';
import { fillIn } from './fillIn';

/** Whether a case of a condition holds. Words are compared whatever their case, numbers as numbers. */
export function isTrue({ variable, operator, value }: ConditionCase, variables: Variables): boolean {
  const own = Object.hasOwn(variables, variable) ? (variables[variable] ?? '') : '';
  const [left, right] = [own, fillIn(value, variables)].map((text) => text.trim().toLowerCase()) as [
    string,
    string,
  ];
  switch (operator) {
    case 'equals':
      return left === right;
    case 'not-equals':
      return left !== right;
    case 'contains':
      return left.includes(right);
    case 'greater':
      return left !== '' && Number(left) > Number(right);
    case 'less':
      return left !== '' && Number(left) < Number(right);
    case 'is-set':
      return left !== '';
    default:
      return left === '';
  }
}
