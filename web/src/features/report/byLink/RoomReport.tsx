import { useEffect, useState } from 'react';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import type { ShownReport } from '../../../parts/links/RoomContents.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { originInRoom } from '../verdict/origin.tsx';
import type { FiledReport } from './asReport.ts';
import { SharedReport } from './SharedReport.tsx';

type Props = {
  link: OpenedLink;
  shown: ShownReport;
  openAt?: string | undefined;
  onBack: () => void;
  onFailure: (error: unknown) => void;
};

/** A report of an audit room, on screen. */
export function RoomReport({ link, shown, openAt, onBack, onFailure }: Props) {
  const { id } = shown;
  const [report, setReport] = useState<FiledReport>();
  useEffect(() => {
    window.scrollTo(0, 0);
    fetchByLink(link, `/api/shared/reports/${id}/json`)
      .then(answer => answer.json())
      .then(setReport, onFailure);
  }, [link, id, onFailure]);
  useEffect(() => {
    const section = report && openAt ? document.getElementById(openAt) : null;
    const fold = section?.querySelector('details');
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView();
    fold.querySelector('summary')?.focus({ preventScroll: true });
  }, [report, openAt]);
  if (!report)
    return (
      <div className="mx-auto max-w-240 px-4 py-12 sm:px-6">
        <Skeleton rows={2} className="h-56" />
      </div>
    );
  return (
    <SharedReport
      link={link}
      report={report}
      origin={originInRoom(shown)}
      duties={shown.proof ?? null}
      onChoose={() => {}}
      onBack={onBack}
      onFailure={onFailure}
    />
  );
}
