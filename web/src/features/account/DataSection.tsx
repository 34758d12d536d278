import { isolated } from '@aicp/contracts/isolated';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { downloadConfirmed } from '../../parts/downloadConfirmed.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const Organisation = graphql(`
  fragment DataSection_organisation on Organisation {
    id
    name
    role
    members {
      id
      role
    }
  }
`);

const Fragment = graphql(`
  fragment DataSection_user on User {
    id
    twoFactor {
      enabled
      recoveryCodesLeft
    }
    signInMeans {
      password
    }
  }
`);

type Props = {
  user: FragmentType<typeof Fragment>;
  organisation: FragmentType<typeof Organisation> | undefined;
};

export function DataSection(props: Props) {
  const organisation = readFragment(Organisation, props.organisation);
  const others = organisation?.members.length && organisation.members.length > 1 ? organisation : undefined;
  const { twoFactor, signInMeans } = readFragment(Fragment, props.user);
  const [exporting, setExporting] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function exportData() {
    setExporting(true);
    await downloadConfirmed('/api/user/export', 'ai-compliance-data.zip').catch(error =>
      toastFailure('Error', failureOf(error).message),
    );
    setExporting(false);
  }

  return (
    <>
      <AccountSection id="data" title="My data" text="Export or delete your data.">
        <div className="divide-y divide-line">
          <AccountRow
            label="Export"
            action={
              <Button size="small" disabled={exporting} onClick={exportData}>
                {exporting ? 'Preparing...' : 'Export My Data'}
              </Button>
            }
          >
            All the data held about you, as JSON files in one ZIP file.
          </AccountRow>
          <AccountRow
            label="Delete account"
            action={
              <Button size="small" look="towardsDanger" onClick={() => setDeleting(true)}>
                Delete My Account
              </Button>
            }
          >
            {others
              ? `Permanently deletes your account. Everything that you created in ${isolated(others.name)} stays there.`
              : 'Permanently deletes your account and all its data.'}
          </AccountRow>
        </div>
      </AccountSection>
      <DeleteAccountDialog
        organisation={others?.name}
        withPassword={signInMeans.password}
        withCode={twoFactor.enabled}
        open={deleting}
        onOpenChange={setDeleting}
      />
    </>
  );
}
