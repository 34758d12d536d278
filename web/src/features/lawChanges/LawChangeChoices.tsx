import { isolated } from '@aicp/contracts/isolated';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useStartAssessment } from '../../parts/system/useStartAssessment.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

const Accept = graphql(`
  mutation AcceptLawChange($id: ID!) {
    acceptLawChange(id: $id) {
      id
      system {
        id
        jurisdiction
        latestAssessment {
          id
          riskLevel
          scored
          completedAt
        }
      }
    }
  }
`);

const Keep = graphql(`
  mutation KeepLawChange($input: KeepLawChangeInput!) {
    keepLawChange(input: $input) {
      id
      reason
    }
  }
`);

/** The limit of the service. */
const MAX_REASON_LENGTH = 2_000;

type Props = {
  id: string;
  system: { id: string; name: string };
  jurisdiction: Jurisdiction;
  canAccept: boolean;
  onDecided: () => void;
};

/** Accepts the new result, answers new questions, or keeps the result with a reason. */
export function LawChangeChoices({ id, system, jurisdiction, canAccept, onDecided }: Props) {
  const refused = useRefusal('work');
  const [keeping, setKeeping] = useState(false);
  const [reason, setReason] = useState('');
  const { start, loading: starting } = useStartAssessment({ id: system.id, jurisdiction });
  const onError = (error: unknown) => toastFailure('Error', failureOf(error).message);
  const [accept, { loading: accepting }] = useMutation(Accept, {
    variables: { id },
    onCompleted: () => {
      toast({ title: 'Accepted', text: `${isolated(system.name)} has a new report from the same answers.` });
      onDecided();
    },
    onError,
  });
  const [keep, { loading }] = useMutation(Keep, {
    variables: { input: { id, reason } },
    onCompleted: () => {
      toast({ title: 'Result kept', text: system.name });
      onDecided();
    },
    onError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void keep();
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {canAccept && (
          <Button size="small" look="primary" refused={refused} disabled={accepting} onClick={() => void accept()}>
            {accepting ? 'Accepting...' : 'Accept'}
          </Button>
        )}
        <Button size="small" refused={refused} disabled={starting} onClick={start}>
          {starting ? 'Starting...' : canAccept ? 'Reassess' : 'Answer the New Questions'}
        </Button>
        <Button
          size="small"
          look="quiet"
          refused={refused}
          aria-expanded={keeping}
          onClick={() => setKeeping(!keeping)}
        >
          Keep the Result
        </Button>
      </div>
      {keeping && (
        <form onSubmit={submit} className="mt-4 grid gap-3">
          <TextArea
            label="Reason for keeping this result"
            hint="Recorded with your name and the date, including in the organisation's log."
            value={reason}
            required
            maxLength={MAX_REASON_LENGTH}
            onChange={event => setReason(event.target.value)}
          />
          <div>
            <Button size="small" type="submit" disabled={loading || !reason.trim()}>
              {loading ? 'Saving...' : 'Keep for This Reason'}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
