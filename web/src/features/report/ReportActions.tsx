import { isolated } from '@aicp/contracts/isolated';
import { Suspense, useState } from 'react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { supplierPath } from '../../parts/paths.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { useMembers } from '../../parts/people/useMembers.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { copied } from '../../ui/siteData.ts';
import { toast, toastFailure } from '../../ui/toast.ts';
import { ArrowMenu } from './DownloadMenu.tsx';
import { ReportFiles } from './ReportFiles.tsx';

const ShareOutside = lazyComponent(() => import('./ShareOutside.tsx').then(module => module.ShareOutside));

const NOT_APPROVED = 'Your organisation shares only approved reports, and this one is not approved yet.';

type Props = {
  id: string;
  jurisdiction: Jurisdiction;
  system: { id: string; name: string };
  isArchived: boolean;
  isApproved: boolean;
  /** Actions without an owner. */
  unassigned: number;
  /** The number of questions for the supplier; null if no duty applies. */
  requests: number | null;
};

/** The next steps with a report: assign its actions, ask the supplier, download or share it. */
export function ReportActions({ id, jurisdiction, system, isArchived, isApproved, unassigned, requests }: Props) {
  const { onlyApproved } = useMembers(useIsShared());
  const gated = onlyApproved && !isApproved ? NOT_APPROVED : undefined;
  const refused = useRefusal('share');
  const [sharing, setSharing] = useState(false);
  const address = `${window.location.origin}${window.location.pathname}`;

  function download() {
    window.open(`${address}?print`, '_blank');
    toast({ title: 'PDF Generated', text: 'Choose "Save as PDF" in the print dialog.' });
  }

  async function share() {
    if (navigator.share) {
      // Closing the share dialog is not a failure.
      const isOver = await navigator.share({ title: `Report on ${isolated(system.name)}`, url: address }).then(
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
    <div className="no-print mt-5 flex flex-wrap items-center gap-3">
      {unassigned > 0 && !isArchived && (
        <Button size="small" onClick={goToUnassigned}>
          Assign {unassigned} {unassigned === 1 ? 'Action' : 'Actions'}
        </Button>
      )}
      {requests !== null && !isArchived && (
        <ButtonLink size="small" to={supplierPath(jurisdiction, system.id)}>
          Ask the Supplier{requests > 0 && ` (${requests})`}
        </ButtonLink>
      )}
      <span className="flex items-center gap-1">
        <Button size="small" look="primary" onClick={download}>
          Download PDF
        </Button>
        <ReportFiles id={id} />
      </span>
      <span className="flex items-center gap-1">
        <Button size="small" refused={gated} onClick={share}>
          Share
        </Button>
        <ArrowMenu
          label="For recipients without an account"
          items={[{ label: 'Share externally', refused: gated ?? refused, onSelect: () => setSharing(true) }]}
        />
      </span>
      {sharing && (
        <Suspense>
          <ShareOutside reportId={id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Moves the focus to the first action without an owner. */
function goToUnassigned() {
  const owners = document.querySelectorAll<HTMLSelectElement>('#actions select[data-owner]');
  const first = [...owners].find(({ value, disabled }) => value === '' && !disabled) ?? owners[0];
  first?.focus({ preventScroll: true });
  document.getElementById('actions')?.scrollIntoView({ block: 'start' });
}
