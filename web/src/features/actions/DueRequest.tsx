import { longDate } from '@aicp/compliance/law/calendar';
import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { actionsQuery } from './actionsQuery.ts';

const Fragment = graphql(`
  fragment DueRequest_action on ActionItem {
    id
    state
    lawDue
    pendingDue
    dueReason
    dueRequest {
      askedBy {
        id
        username
        fullName
      }
      agreedBy {
        id
        username
        fullName
      }
    }
  }
`);

const Decide = graphql(`
  mutation DecideDueDate($input: DecideDueDateInput!) {
    decideDueDate(input: $input) {
      id
      ...ActionRow_action
      ...ActionDetails_action
    }
  }
`);

const OWN = 'You requested this due date. Another member of the organisation must agree.';

/** A due date later than the legal date: requested, agreed or decided alone, with its reason. */
export function DueRequest(props: { action: FragmentType<typeof Fragment> }) {
  const { id, state, lawDue, pendingDue, dueReason, dueRequest } = readFragment(Fragment, props.action);
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const mayNot = useRefusal('approve');
  const [decide, { loading }] = useMutation(Decide, {
    refetchQueries: [actionsQuery],
    onError: error => toastFailure('Not saved', failureOf(error).message),
  });
  if (!dueRequest) return null;
  const { askedBy, agreedBy } = dueRequest;
  const not = askedBy.id === me ? OWN : mayNot;
  const answer = (agree: boolean) => decide({ variables: { input: { id, agree } } });
  return (
    <section aria-labelledby="later-due-date" className="rounded-card border border-line p-4">
      <h3 id="later-due-date" className="font-semibold">
        {pendingDue ? `Requested due date: ${longDate(pendingDue)}` : 'Due date later than the legal date'}
      </h3>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{dueReason}</p>
      <p className="mt-1 text-muted">
        {agreedBy?.id === askedBy.id ? (
          <>
            Decided alone by <PersonName person={askedBy} />, the only member at that time.
          </>
        ) : (
          <>
            Requested by <PersonName person={askedBy} />
            {agreedBy && (
              <>
                , agreed by <PersonName person={agreedBy} />
              </>
            )}
            .
          </>
        )}
        {pendingDue && lawDue && ` Until another member agrees, ${longDate(lawDue)} applies.`}
      </p>
      {pendingDue && state !== 'closed' && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" look="primary" refused={not} disabled={loading} onClick={() => answer(true)}>
            Agree
          </Button>
          <Button size="small" refused={not} disabled={loading} onClick={() => answer(false)}>
            Decline
          </Button>
        </div>
      )}
    </section>
  );
}
