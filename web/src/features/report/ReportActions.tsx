import { isolated } from '@aicp/contracts/isolated';
import { Suspense, useState } from 'react';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { useMembers } from '../../parts/people/useMembers.ts';
import { Button } from '../../ui/Button.tsx';
import { copied } from '../../ui/siteData.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { ReportFiles } from './ReportFiles.tsx';

const ShareOutside = lazyComponent(() => import('./ShareOutside.tsx').then(module => module.ShareOutside));

const NOT_APPROVED = 'Your organisation shares only approved reports, and this one is not approved yet.';

type Props = { id: string; systemName: string; isApproved: boolean };

/** The report as a file and on paper, and the report passed on. */
export function ReportActions({ id, systemName, isApproved }: Props) {
  const { onlyApproved } = useMembers(useIsShared());
  const gated = onlyApproved && !isApproved;
  const refused = useRefusal('share');
  const [sharing, setSharing] = useState(false);
  const address = `${window.location.origin}${window.location.pathname}`;

  function download() {
    window.open(`${address}?print`, '_blank');
    toast({ title: 'PDF Generated', text: 'Choose "Save as PDF" in the print dialog.' });
  }

  async function share() {
    if (navigator.share) {
      // Closing the share sheet is a change of mind, not a failure.
      const isOver = await navigator.share({ title: `Report on ${isolated(systemName)}`, url: address }).then(
        () => true,
        error => error instanceof Error && error.name === 'AbortError',
      );
      if (isOver) return;
    }
    if (await copied(address))
      toast({ title: 'Link Copied', text: 'You must be signed in to this account to open it.' });
    else toastFailure('Error', 'The link could not be copied. Copy it from the address bar.');
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ReportFiles id={id} />
      <Button size="small" refused={gated ? NOT_APPROVED : undefined} onClick={share}>
        Share
      </Button>
      <Button size="small" refused={gated ? NOT_APPROVED : refused} onClick={() => setSharing(true)}>
        Link for Outsiders
      </Button>
      <Button size="small" look="primary" onClick={download}>
        Download PDF
      </Button>
      {sharing && (
        <Suspense>
          <ShareOutside reportId={id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}
