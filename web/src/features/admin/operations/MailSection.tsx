import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { useKept } from '../../../client/useKept.ts';
import { graphql } from '../../../gql/gql.ts';
import type { MailState } from '../../../gql/graphql.ts';
import { Select } from '../../../ui/Field.tsx';
import { formatLocalTime } from '../../../ui/formatDate.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { OperationsSection } from './OperationsSection.tsx';

const mailLogQuery = graphql(`
  query MailLog($state: MailState) {
    mailLog(state: $state) {
      id
      template
      userId
      state
      attempts
      error
      createdAt
      updatedAt
    }
  }
`);

const words: Record<MailState, string> = {
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Will be retried',
  dead: 'Failed',
  uncertain: 'Uncertain',
};
const states = Object.keys(words) as MailState[];

/** The delivery status of emails; never their content. */
export function MailSection() {
  const [state, setState] = useState<MailState>();
  const variables = { state: state ?? null };
  const { data, error, refetch } = useQuery(mailLogQuery, {
    variables,
    ...useKept(mailLogQuery, variables),
  });
  return (
    <OperationsSection
      title="Emails"
      text="The latest 200 emails, without contents or addresses. Kept for 30 days."
      failure={error && failureOf(error).message}
      action={
        <Select
          label="Status"
          value={state ?? ''}
          onChange={({ target }) => setState(states.find(one => one === target.value))}
        >
          <option value="">All</option>
          {states.map(one => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      }
      onReload={() => refetch().catch(() => {})}
    >
      {data &&
        (data.mailLog.length === 0 ? (
          <p className="text-sm text-muted">{state ? 'No email has this status.' : 'No email has been sent yet.'}</p>
        ) : (
          <LedgerTable
            caption="Emails"
            columns={[
              { title: 'Email' },
              { title: 'User', figures: true },
              { title: 'Status' },
              { title: 'Attempts', figures: true, wide: true },
              { title: 'Error', wide: true },
              { title: 'Last change' },
            ]}
            rows={data.mailLog.map(mail => ({
              id: mail.id,
              cells: [
                mail.template,
                mail.userId,
                words[mail.state],
                mail.attempts,
                mail.error,
                <time key="when" dateTime={mail.updatedAt}>
                  {formatLocalTime(mail.updatedAt)}
                </time>,
              ],
            }))}
          />
        ))}
    </OperationsSection>
  );
}
