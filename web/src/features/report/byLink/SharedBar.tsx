import { isolated } from '@aicp/contracts/isolated';
import { useState } from 'react';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { productName } from '../../../ui/productName.ts';

type Props = {
  link: OpenedLink;
  /** The id of the report that is shown. */
  id: number;
  /** The name of the file. */
  name: string;
  onChoose: (id: number) => void;
  onBack?: (() => void) | undefined;
  onFailure: (error: unknown) => void;
};

/** The sender, the recipient and the expiry date of the link, with its actions. */
export function SharedBar({ link, id, name, onChoose, onBack, onFailure }: Props) {
  const [preparing, setPreparing] = useState(false);
  const { organisation, label, createdAt, expiresAt, reports } = link;

  async function download() {
    setPreparing(true);
    try {
      saveFile(`${name}.pdf`, await (await fetchByLink(link, `/api/shared/reports/${id}/pdf`)).blob());
    } catch (error) {
      onFailure(error);
    } finally {
      setPreparing(false);
    }
  }

  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="mx-auto flex max-w-240 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-xs font-medium tracking-wide text-muted">{productName}</p>
          <p className="mt-1 text-sm font-medium wrap-anywhere">
            Shared by {organisation}
            {label && (onBack ? ` · ${isolated(label)}` : ` for ${isolated(label)}`)}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            Report as of {formatDay(createdAt)}. You can read it here until {formatDay(expiresAt)}.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {onBack && (
            <Button size="small" onClick={onBack}>
              Back to the Room
            </Button>
          )}
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
          <Button size="small" look="primary" disabled={preparing} onClick={download}>
            {preparing ? 'Preparing...' : 'Download PDF'}
          </Button>
        </div>
        {reports.length > 1 && !onBack && (
          <div className="basis-full">
            <Select label="Report" value={id} onChange={event => onChoose(Number(event.currentTarget.value))}>
              {reports.map(report => (
                <option key={report.id} value={report.id}>
                  {report.system}, {report.jurisdiction}, {formatDay(report.completedAt)}
                </option>
              ))}
            </Select>
          </div>
        )}
      </div>
    </header>
  );
}
