import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { evictRecord } from '../../client/systemCopies.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { toastFailure } from '../../ui/toast.ts';

const Fragment = graphql(`
  fragment ProposalRow_proposal on SupplierProposal {
    number
    value
    sentAt
    state
    decidedAt
    decidedBy {
      id
      username
      fullName
    }
  }
`);

const Decide = graphql(`
  mutation DecideProposal($input: DecideProposalInput!) {
    decideProposal(input: $input) {
      id
      ...RequestCard_request
    }
  }
`);

type Props = {
  systemId: string;
  assessmentId: string | null;
  requestId: string;
  proposal: FragmentType<typeof Fragment>;
  question: string;
  /** The fact that an accepted answer is stored in. */
  fact: string | null;
};

/** A supplier's answer: as sent, and whether it was accepted. */
export function ProposalRow({ systemId, assessmentId, requestId, question, fact: place, ...props }: Props) {
  const { number, value, sentAt, state, decidedAt, decidedBy } = readFragment(Fragment, props.proposal);
  const refused = useRefusal('work');
  const [decide, { loading }] = useMutation(Decide, {
    update: cache => {
      evictRecord(cache, systemId);
      if (assessmentId) cache.evict({ id: `Assessment:${assessmentId}`, fieldName: 'supplierAnswers' });
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const settle = (accept: boolean) => void decide({ variables: { input: { requestId, number, accept } } });
  return (
    <div className="mt-2 text-sm">
      <p
        className={`whitespace-pre-line wrap-anywhere ${state === 'open' || state === 'accepted' ? '' : 'text-muted'}`}
      >
        {value}
      </p>
      {state === 'open' && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button size="small" look="primary" refused={refused} disabled={loading} onClick={() => settle(true)}>
            {place ? 'Accept as Fact' : 'Accept'}
            <span className="sr-only">: {question}</span>
          </Button>
          <Button size="small" refused={refused} disabled={loading} onClick={() => settle(false)}>
            Decline<span className="sr-only">: {question}</span>
          </Button>
          {place && <span className="text-xs text-muted">It replaces “{place}” in the facts.</span>}
        </div>
      )}
      {state === 'replaced' && (
        <p className="mt-1 text-xs text-muted">Sent on {formatDay(sentAt)}; the supplier has replaced it since.</p>
      )}
      {(state === 'accepted' || state === 'declined') && decidedAt && (
        <p className="mt-1 text-xs text-muted">
          {state === 'accepted' ? 'Accepted' : 'Declined'} by <PersonName person={decidedBy} former="a former member" />{' '}
          on {formatDay(decidedAt)}
          {state === 'accepted' && place ? ', as a fact' : ''}
        </p>
      )}
    </div>
  );
}
