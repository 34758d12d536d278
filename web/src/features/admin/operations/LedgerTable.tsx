import type { ReactNode } from 'react';

type Column = {
  title: string;
  /** Aligns numbers to the right. */
  figures?: boolean;
  /** Hidden in narrow windows. */
  wide?: boolean;
};

type Props = {
  caption: string;
  columns: [Column, ...Column[]];
  /** The cells of each row in the order of the columns; the first names the row. */
  rows: { id: string; cells: ReactNode[] }[];
};

const look = ({ figures, wide }: Column) => `${figures ? 'text-right figures' : ''} ${wide ? 'max-md:hidden' : ''}`;

/** A table with hairline rows under a strong line. */
export function LedgerTable({ caption, columns, rows }: Props) {
  return (
    <table className="w-full border-t border-ink text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-muted">
          {columns.map(column => (
            <th key={column.title} scope="col" className={`py-2.5 pr-3 font-medium last:pr-0 ${look(column)}`}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id} className="border-b border-line align-top">
            {columns.map((column, at) =>
              at === 0 ? (
                <th key={column.title} scope="row" className="py-3 pr-3 font-medium wrap-anywhere">
                  {cells[at]}
                </th>
              ) : (
                <td key={column.title} className={`py-3 pr-3 wrap-break-word text-muted last:pr-0 ${look(column)}`}>
                  {cells[at]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
