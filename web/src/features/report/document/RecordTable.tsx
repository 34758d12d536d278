import type { ReactNode } from 'react';
import type { Item } from './content.ts';

type Props = { columns: readonly string[]; rows: readonly Item[][]; draw: (item: Item) => ReactNode };

/** A table too wide for paper: each row is a separate record, with its first column as heading. */
export function RecordTable({ columns, rows, draw }: Props) {
  const [first = '', ...others] = columns;
  return (
    <ol className="mt-4 border-t border-line">
      {[...rows.entries()].map(([number, row]) => (
        <li key={number} className="border-b border-line py-4">
          <div className="text-sm text-muted print:break-after-avoid">{first}</div>
          <div className="font-semibold break-words print:break-after-avoid">{row[0] && draw(row[0])}</div>
          <dl className="mt-3 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
            {others.map((column, at) => {
              const item = row[at + 1];
              return (
                <div key={column} className="min-w-0 break-words print:break-inside-avoid">
                  <dt className="text-muted">{column}</dt>
                  <dd>{item && draw(item)}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ol>
  );
}
