import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { AccountRow } from '../../parts/account/AccountRow.tsx';
import { AccountSection } from '../../parts/account/AccountSection.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatLocalTime } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { listInstead } from './accountCache.ts';

const Fragment = graphql(`
  fragment SessionsSection_session on Session {
    id
    device
    address
    lastSeenAt
    current
  }
`);

const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      id
      ...SessionsSection_session
    }
  }
`);

const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      id
      ...SessionsSection_session
    }
  }
`);

const onError = (error: unknown) => toastFailure('Error', failureOf(error).message);

export function SessionsSection(props: { sessions: readonly FragmentType<typeof Fragment>[] }) {
  const sessions = readFragment(Fragment, props.sessions);
  const [end, ending] = useMutation(EndSession, {
    update: (cache, { data }) => data && listInstead(cache, 'sessions', data.endSession),
    onError,
  });
  const [endOthers, endingOthers] = useMutation(EndOtherSessions, {
    update: (cache, { data }) => data && listInstead(cache, 'sessions', data.endOtherSessions),
    onError,
  });
  const busy = ending.loading || endingOthers.loading;

  return (
    <AccountSection
      id="sessions"
      title="Sessions"
      text="Devices on which you are signed in. If you do not recognise a session, end it and change your password."
      action={
        sessions.length > 1 && (
          <Button size="small" disabled={busy} onClick={() => endOthers()}>
            End All Others
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {sessions.map(session => (
          <li key={session.id}>
            <AccountRow
              label={
                <span id={`session-${session.id}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {session.device} {session.current && <Tag>This session</Tag>}
                </span>
              }
              action={
                !session.current && (
                  <Button
                    size="small"
                    disabled={busy}
                    aria-describedby={`session-${session.id}`}
                    onClick={() => end({ variables: { id: session.id } })}
                  >
                    End
                  </Button>
                )
              }
            >
              <span className="figures">
                {session.address} · last seen{' '}
                <time dateTime={session.lastSeenAt}>{formatLocalTime(session.lastSeenAt)}</time>
              </span>
            </AccountRow>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
