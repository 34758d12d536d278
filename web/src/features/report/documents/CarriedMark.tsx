import { formatDay } from '../../../ui/formatDate.ts';

type Props = { document: { approvedForDate?: string | null | undefined; checkedAgainst?: string | null | undefined } };

/** The report for which a carried-over version was approved, and whether it has been checked against this one. */
export function CarriedMark({ document: { approvedForDate, checkedAgainst } }: Props) {
  if (!approvedForDate) return null;
  return (
    <span className={checkedAgainst ? 'text-muted' : 'text-medium'}>
      {' '}
      Approved for the report of {formatDay(approvedForDate)},{' '}
      {checkedAgainst ? 'checked against this newer report.' : 'not yet checked against the newer report.'}
    </span>
  );
}
