import { useMutation, useQuery } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import type { Named } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const policyQuery = graphql(`
  query PolicyText($id: ID!) {
    policy(id: $id) {
      id
      latest {
        number
        text
        evidenceId
      }
      approved {
        number
        text
        evidenceId
      }
      readCount
      unreadCount
      readBy(first: 100) {
        member {
          id
          username
          fullName
        }
        at
      }
      unreadBy(first: 100) {
        id
        username
        fullName
      }
    }
  }
`);
const AddVersion = graphql(`
  mutation AddPolicyVersion($id: ID!, $text: String!) {
    updatePolicy(id: $id, input: { text: $text }) {
      id
      ...PolicySection_policy
    }
  }
`);

type Version = { number: number; text?: string | null | undefined; evidenceId?: string | null | undefined };

/** The newest text of a policy, the approved text if it differs, its readers, and a form for a new version. */
export function PolicyText({ id, refused }: { id: string; refused: string | undefined }) {
  const { data, error, refetch } = useQuery(policyQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState(false);
  const again = () => void refetch().catch(() => {});
  const [add, { loading }] = useMutation(AddVersion, {
    onCompleted: () => {
      toast({ title: 'Version added' });
      setEditing(false);
      again();
    },
    onError: failed => toastFailure('Error', failureOf(failed).message),
  });
  if (error && !data) {
    return (
      <div role="alert" className="space-y-3 border-t border-line px-5 py-4 text-sm sm:px-6">
        <p className="text-high">{failureOf(error).message}</p>
        <Button size="small" onClick={again}>
          Try Again
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="border-t border-line px-5 py-4 sm:px-6">
        <Skeleton rows={2} className="h-6" />
      </div>
    );
  }
  const { latest, approved, readBy, unreadBy, unreadCount } = data.policy;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '');
    void add({ variables: { id, text } });
  }

  return (
    <div className="space-y-4 border-t border-line px-5 py-4 text-sm sm:px-6">
      {editing ? (
        <form noValidate className="space-y-4" onSubmit={submit}>
          <TextArea
            label="Text"
            name="text"
            rows={12}
            maxLength={50_000}
            defaultValue={latest.text ?? ''}
            hint="Saving adds a version that must be approved and read again."
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" look="primary" disabled={loading}>
              {loading ? 'Saving...' : 'Save Version'}
            </Button>
            <Button onClick={() => setEditing(false)}>Cancel</Button>
          </div>
        </form>
      ) : (
        <>
          {approved && approved.number < latest.number && <Text version={approved} name="In force" />}
          <Text version={latest} name={latest.number === approved?.number ? 'In force' : 'Waiting for approval'} />
          <Button size="small" refused={refused} onClick={() => setEditing(true)}>
            New Version
          </Button>
        </>
      )}
      {readBy.length > 0 && (
        <p className="wrap-anywhere text-muted">
          Read by: {readBy.map(({ member, at }, index) => entry(member, index, ` (${formatDay(at)})`))}
        </p>
      )}
      {unreadBy.length > 0 && (
        <p className="wrap-anywhere text-muted">
          Not read by: {unreadBy.map((person, index) => entry(person, index))}
          {unreadCount > unreadBy.length && ` and ${unreadCount - unreadBy.length} more`}
        </p>
      )}
    </div>
  );
}

const entry = (person: Named & { id: string }, index: number, after = '') => (
  <span key={person.id}>
    {index > 0 && ', '}
    <PersonName person={person} />
    {after}
  </span>
);

function Text({ version: { number, text, evidenceId }, name }: { version: Version; name: string }) {
  return (
    <div className="space-y-2">
      <p className="font-medium">
        Version {number}: {name.toLowerCase()}
      </p>
      {text === null || text === undefined ? (
        <a href={`/api/evidence/${evidenceId}/file`} className="underline underline-offset-4 hover:no-underline">
          Open the file<span className="sr-only"> of version {number}</span>
        </a>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
    </div>
  );
}
