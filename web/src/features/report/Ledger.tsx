import type { ReactNode } from 'react';

type Props = {
  title: string;
  margin: string;
  /** The number of the first item, where a list goes on. */
  start?: number;
  children: ReactNode;
};

/**
 * A numbered list of the report. On paper it is set as a table, whose headings come again on every page; screen readers
 * hear a list in either case.
 */
export function Ledger({ title, margin, start, children }: Props) {
  return (
    <div className="print:mt-3 print:table print:w-full">
      <div
        aria-hidden="true"
        className="hidden text-xs font-medium text-muted print:table-header-group print:break-inside-avoid"
      >
        <div className="table-row print:break-inside-avoid">
          <span className="table-cell w-10 border-b border-line pb-1.5">No.</span>
          <span className="table-cell border-b border-line pb-1.5">{title}</span>
          <span className="table-cell w-64 border-b border-line pb-1.5">{margin}</span>
        </div>
      </div>
      <ol start={start} className="divide-y divide-line print:table-row-group">
        {children}
      </ol>
    </div>
  );
}
