import { isolated } from '@aicp/contracts/isolated';
import { useEffect, useState } from 'react';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import type { FiledReport } from './asReport.ts';
import { SharedReport } from './SharedReport.tsx';

type Props = { link: OpenedLink; id: number; onBack: () => void; onFailure: (error: unknown) => void };

/** A report of an audit room, on screen. */
export function RoomReport({ link, id, onBack, onFailure }: Props) {
  const [report, setReport] = useState<FiledReport>();
  usePageTitle(report ? `Report on ${isolated(report.system.name)}` : 'Shared Report');
  useEffect(() => {
    window.scrollTo(0, 0);
    fetchByLink(link, `/api/shared/reports/${id}/json`)
      .then(answer => answer.json())
      .then(setReport, onFailure);
  }, [link, id, onFailure]);
  if (!report)
    return (
      <div className="mx-auto max-w-240 px-4 py-12 sm:px-6">
        <Skeleton rows={2} className="h-56" />
      </div>
    );
  return <SharedReport link={link} report={report} onChoose={() => {}} onBack={onBack} onFailure={onFailure} />;
}
