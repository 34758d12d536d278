import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { formatMoment } from '../../../ui/formatDate.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { OperationsSection } from './OperationsSection.tsx';

const webhookLogQuery = graphql(`
  query WebhookLog {
    webhookLog {
      id
      type
      mode
      receivedAt
      handledAt
    }
  }
`);

/** What the payment provider sent us, and whether it is dealt with. */
export function WebhookSection() {
  const { data, error, refetch } = useQuery(webhookLogQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <OperationsSection
      title="Webhooks"
      text="Events received from the payment provider: the latest 200, without their contents. Kept for 30 days."
      failure={error && failureOf(error).message}
      onReload={() => refetch().catch(() => {})}
    >
      {data &&
        (data.webhookLog.length === 0 ? (
          <p className="text-sm text-muted">None received yet. The first one arrives with the first payment.</p>
        ) : (
          <LedgerTable
            caption="Webhooks"
            columns={[
              { title: 'Event' },
              { title: 'Id', wide: true },
              { title: 'Mode' },
              { title: 'State' },
              { title: 'Received' },
            ]}
            rows={data.webhookLog.map(({ id, type, mode, receivedAt, handledAt }) => ({
              id,
              cells: [
                type,
                id,
                mode,
                handledAt ? 'Handled' : 'Waiting',
                <time key="when" dateTime={receivedAt}>
                  {formatMoment(receivedAt)}
                </time>,
              ],
            }))}
          />
        ))}
    </OperationsSection>
  );
}
