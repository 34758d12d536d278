import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { logRefusal } from '../../parts/account/logRefusal.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { downloadConfirmed } from '../../parts/downloadConfirmed.ts';
import { dutiesPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { formatEuros } from '../../ui/formatMoney.ts';
import { toastFailure } from '../../ui/toast.ts';
import { OrganisationForm } from './OrganisationForm.tsx';
import { LogReaders } from './people/LogReaders.tsx';
import { OnlyApproved } from './people/OnlyApproved.tsx';
import { PeopleList } from './people/PeopleList.tsx';

const Fragment = graphql(`
  fragment OrganisationSection_organisation on Organisation {
    id
    kind
    size
    turnover
    canReadLog
    answers {
      questionId
    }
    ...OrganisationForm_organisation
    ...PeopleList_organisation
    ...OnlyApproved_organisation
    ...LogReaders_organisation
  }
`);

/** Facts about the organisation that are the same for all its systems. Their assessments do not ask for them. */
export function OrganisationSection(props: { organisation: FragmentType<typeof Fragment> }) {
  const organisation = readFragment(Fragment, props.organisation);
  const [editing, setEditing] = useState(false);
  const [exporting, setExporting] = useState<'xlsx' | 'json'>();
  const refused = useRefusal('manage');
  const notOwner = useRefusal('own');
  const { kind, size, turnover, answers, canReadLog } = organisation;
  const session = useSession();
  const role = session.status === 'user' ? session.user.role : null;
  const count = answers.length + [kind, size].filter(Boolean).length;
  const close = () => setEditing(false);

  async function exportAll(format: 'xlsx' | 'json') {
    setExporting(format);
    await downloadConfirmed(`/api/organisation/export?format=${format}`, `organisation.${format}`).catch(error =>
      toastFailure('Error', failureOf(error).message),
    );
    setExporting(undefined);
  }

  return (
    <AccountSection
      id="organisation"
      title="Your organisation"
      text="Answered once and reused in every assessment. Existing reports do not change."
      action={
        !editing && (
          <Button size="small" refused={refused} onClick={() => setEditing(true)}>
            Edit Organisation
          </Button>
        )
      }
    >
      {editing ? (
        <OrganisationForm organisation={organisation} onSaved={close} onCancel={close} />
      ) : (
        <div className="divide-y divide-line">
          <AccountRow label="Kind, size and other facts">
            {count === 0 ? 'None recorded yet' : `${count} ${count === 1 ? 'answer' : 'answers'} recorded`}
          </AccountRow>
          <AccountRow label="Worldwide annual turnover">
            {typeof turnover === 'number' ? formatEuros(turnover) : 'Not given'}
          </AccountRow>
          <PeopleList organisation={organisation} />
          <OnlyApproved organisation={organisation} />
          <LogReaders organisation={organisation} />
          <AccountRow
            label="Duties"
            action={
              <ButtonLink size="small" to={dutiesPath}>
                Open Duties
              </ButtonLink>
            }
          >
            AI literacy, policies and complaints: answered and proved once for all of your systems.
          </AccountRow>
          <AccountRow
            label="Provisioning"
            action={
              notOwner ? (
                <Button size="small" refused={notOwner}>
                  Set Up Provisioning
                </Button>
              ) : (
                <ButtonLink size="small" to="/organisation/provisioning">
                  Set Up Provisioning
                </ButtonLink>
              )
            }
          >
            Provision and deprovision members via SCIM.
          </AccountRow>
          <AccountRow
            label="Log"
            action={
              !canReadLog ? (
                <Button size="small" refused={logRefusal(role)}>
                  Open Log
                </Button>
              ) : (
                <ButtonLink size="small" to="/organisation/log">
                  Open Log
                </ButtonLink>
              )
            }
          >
            The record of everything members did in this organisation. Read, download and verify it.
          </AccountRow>
          <AccountRow
            label="All data"
            action={
              notOwner ? (
                <Button size="small" refused={notOwner}>
                  Download Workbook
                </Button>
              ) : (
                <div className="flex flex-wrap gap-2">
                  <Button size="small" disabled={!!exporting} onClick={() => exportAll('xlsx')}>
                    {exporting === 'xlsx' ? 'Preparing...' : 'Download Workbook'}
                  </Button>
                  <Button size="small" disabled={!!exporting} onClick={() => exportAll('json')}>
                    {exporting === 'json' ? 'Preparing...' : 'Download JSON'}
                  </Button>
                </div>
              )
            }
          >
            The whole organisation in one file: systems with their facts, assessments, answers, actions and evidence.
          </AccountRow>
          <AccountRow
            label="Single sign-on"
            action={
              notOwner ? (
                <Button size="small" refused={notOwner}>
                  Set Up Sign-On
                </Button>
              ) : (
                <ButtonLink size="small" to="/organisation/sign-in">
                  Set Up Sign-On
                </ButtonLink>
              )
            }
          >
            Members sign in at your identity provider.
          </AccountRow>
        </div>
      )}
    </AccountSection>
  );
}
