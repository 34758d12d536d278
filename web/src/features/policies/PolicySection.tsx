import { longDate } from '@aicp/compliance/law/calendar';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { askForName } from '../../parts/people/askForName.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatDay, today } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { PolicyText } from './PolicyText.tsx';

const Fragment = graphql(`
  fragment PolicySection_policy on Policy {
    id
    title
    owner {
      id
      username
      fullName
    }
    reviewOn
    duties
    latest {
      number
      writtenBy {
        id
        username
        fullName
      }
      writtenAt
      approvedBy {
        id
        username
        fullName
      }
      approvedAt
    }
    approved {
      number
    }
    readCount
    unreadCount
    youReadAt
  }
`);

const Approve = graphql(`
  mutation ApprovePolicy($id: ID!, $number: Int!) {
    approvePolicy(id: $id, input: { number: $number }) {
      id
      ...PolicySection_policy
    }
  }
`);
const Confirm = graphql(`
  mutation ConfirmPolicyRead($id: ID!, $number: Int!) {
    confirmPolicyRead(id: $id, input: { number: $number }) {
      id
      ...PolicySection_policy
    }
  }
`);
const Remove = graphql(`
  mutation RemovePolicy($id: ID!) {
    removePolicy(id: $id)
  }
`);

type Props = {
  policy: FragmentType<typeof Fragment>;
  /** The duties of the organisation. */
  duties: readonly { id: string; title: string; jurisdiction: Jurisdiction }[];
  refused: string | undefined;
  onRemoved: () => void;
};

/** One policy: whether its newest version is approved, its review date, and how many members have read it. */
export function PolicySection({ duties, refused, onRemoved, ...props }: Props) {
  const policy = readFragment(Fragment, props.policy);
  const { id, title, owner, reviewOn, latest, approved, readCount, unreadCount, youReadAt } = policy;
  const serves = duties.filter(duty => policy.duties.includes(duty.id));
  const mayNotApprove = useRefusal('approve');
  const [shown, setShown] = useState(false);
  const [editing, setEditing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const onError = (error: Error) => toastFailure('Error', failureOf(error).message);
  const [approve, approving] = useMutation(Approve, { onError });
  const [confirm, confirming] = useMutation(Confirm, { onError });
  const [remove, removal] = useMutation(Remove, { onError, onCompleted: onRemoved });
  const named = <span className="sr-only"> {title}</span>;
  return (
    <article aria-labelledby={`policy-${id}`} className="rounded-card border border-line bg-surface">
      <header className="px-5 py-4 sm:px-6">
        <h3 id={`policy-${id}`} dir="auto" className="text-base font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <Tag>{latest.approvedAt ? 'Approved' : 'Waiting for approval'}</Tag>
          <span className="wrap-anywhere">
            Owner: {owner ? <PersonName person={owner} /> : <span>unassigned</span>}
          </span>
          {reviewOn && (
            <span>
              {reviewOn < today() ? 'Review overdue since' : 'Review date'} {longDate(reviewOn)}
            </span>
          )}
        </p>
        <div className="mt-3 space-y-1 text-sm text-muted">
          <p className="wrap-anywhere">
            Version {latest.number} written by <PersonName person={latest.writtenBy} /> on {formatDay(latest.writtenAt)}
            {latest.approvedAt && (
              <>
                , approved by <PersonName person={latest.approvedBy} /> on {formatDay(latest.approvedAt)}
              </>
            )}
            .
          </p>
          {serves.length > 0 && <p>Duties: {serves.map(duty => `${duty.title} (${duty.jurisdiction})`).join(', ')}</p>}
          {approved && (
            <p>
              {approved.number < latest.number && `Version ${approved.number} stays in force until then. `}
              Version {approved.number} has been read by {readCount} of {readCount + unreadCount} members.
              {youReadAt && ` You confirmed it on ${formatDay(youReadAt)}.`}
            </p>
          )}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {approved && !youReadAt && (
            <Button
              size="small"
              look="primary"
              disabled={confirming.loading}
              onClick={() => confirm({ variables: { id, number: approved.number } })}
            >
              I Have Read It
              {named}
            </Button>
          )}
          {!latest.approvedAt && (
            <Button
              size="small"
              refused={mayNotApprove}
              disabled={approving.loading}
              onClick={async () => {
                await askForName();
                await approve({ variables: { id, number: latest.number } });
              }}
            >
              Approve
              {named}
            </Button>
          )}
          <Button size="small" onClick={() => setShown(!shown)} aria-expanded={shown}>
            {shown ? 'Hide Text' : 'Read'}
            {named}
          </Button>
          <Button size="small" refused={refused} onClick={() => setEditing(true)}>
            Edit
            {named}
          </Button>
          <Button size="small" refused={refused} onClick={() => setRemoving(true)}>
            Remove
            {named}
          </Button>
        </div>
        {editing && <PolicyForm policy={policy} onSaved={() => setEditing(false)} onCancel={() => setEditing(false)} />}
      </header>
      {shown && <PolicyText id={id} refused={refused} />}
      {removing && (
        <ConfirmDialog
          title="Remove This Policy?"
          name={title}
          text="Its versions and members’ confirmations are deleted. This cannot be undone."
          action="Remove Policy"
          doing="Removing..."
          loading={removal.loading}
          onConfirm={() => void remove({ variables: { id } })}
          onClose={() => setRemoving(false)}
        />
      )}
    </article>
  );
}
