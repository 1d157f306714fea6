import { Table } from '../app/Table';
import styles from './CampaignReportScreen.module.css';

export interface CountsTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [key: string, ...cells: string[]])[];
}

/** A number, a sum, a share; what is longer is a sentence, and takes several lines. */
const shortMax = 24;

/** The first column names the row. */
export const CountsTable = ({ label, columns, rows }: CountsTableProps) => (
  <Table label={label} columns={columns}>
    {rows.map(([key, name, ...cells]) => (
      <tr key={key}>
        <th scope="row" className={styles.name}>
          {name}
        </th>
        {cells.map((cell, index) => (
          <td
            key={columns[index + 1]}
            data-label={columns[index + 1]}
            className={cell.length > shortMax ? styles.sentence : styles.number}
          >
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </Table>
);
