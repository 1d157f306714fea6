import type { TriedOut } from '@shopbell/protocol';
import { Table } from '../app/Table';
import { timeOf } from './figures';
import { stepOf } from './steps';

/** All that it said and did, in this order. */
export const StepTable = ({ steps }: Pick<TriedOut, 'steps'>) => (
  <Table label="Steps" columns={['Step', 'Detail', 'Time']}>
    {steps.map(({ name, detail, ms }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be taken twice.
      <tr key={index}>
        <th scope="row">{stepOf(name)}</th>
        <td data-label="Detail" dir="auto">
          {detail}
        </td>
        <td data-label="Time">{ms >= 1 ? timeOf(ms) : '–'}</td>
      </tr>
    ))}
  </Table>
);
