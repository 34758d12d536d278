import { isolated } from '@aicp/contracts/isolated';
import { useEffect, useState } from 'react';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import type { SharedDuties } from '../../../parts/links/RoomProof.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { FiledReport } from './asReport.ts';
import { SharedReport } from './SharedReport.tsx';

type Props = { link: OpenedLink; onFailure: (error: unknown) => void };

/** The reports of a link: the first one, and a choice of the others. */
export function SharedReportPage({ link, onFailure }: Props) {
  const [id, setId] = useState(link.reports[0]?.id ?? 0);
  const [report, setReport] = useState<FiledReport>();
  const [duties, setDuties] = useState<SharedDuties | null>(null);
  usePageTitle(report ? `Report on ${isolated(report.system.name)}` : 'Shared Report');

  useEffect(() => {
    let wanted = true;
    setReport(undefined);
    setDuties(null);
    fetchByLink(link, `/api/shared/reports/${id}/json`)
      .then(answer => answer.json())
      .then(
        read => wanted && setReport(read),
        error => wanted && onFailure(error),
      );
    // The report is shown without them when only they cannot be read.
    fetchByLink(link, `/api/shared/duties/${id}`)
      .then(answer => answer.json())
      .then(
        read => wanted && setDuties(read),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [link, id, onFailure]);

  if (!report)
    return (
      <div className="mx-auto max-w-240 space-y-10 px-4 py-12 sm:px-6">
        <Skeleton rows={2} className="h-9" />
        <Skeleton rows={2} className="h-56" />
      </div>
    );
  return (
    <SharedReport key={report.id} link={link} report={report} duties={duties} onChoose={setId} onFailure={onFailure} />
  );
}
