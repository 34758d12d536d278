import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../../client/failure.ts';
import { useGet } from '../../../client/useGet.ts';
import { useKept } from '../../../client/useKept.ts';
import { graphql } from '../../../gql/gql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { formatLocalTime } from '../../../ui/formatDate.ts';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { MailSection } from './MailSection.tsx';
import { OperationsSection } from './OperationsSection.tsx';
import { QueueSection } from './QueueSection.tsx';

/** The state of the running product. Each section loads its own data, so that an unavailable service does not hide the others. */
export function OperationsPage() {
  usePageTitle('Operations');
  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <Link to="/admin" className="inline-flex min-h-6 items-center text-sm font-medium text-accent hover:underline">
        Administration
      </Link>
      <h1 className="mt-2 font-serif text-2xl font-semibold">Operations</h1>
      <HealthSection />
      <QueueSection />
      <MailSection />
      <WebhookSection />
    </div>
  );
}

type Health = {
  ready: boolean;
  dependencies: Record<string, string>;
  worker: 'ok' | 'away' | null;
  version: string;
  commit: string | null;
  startedAt: string;
};
type Answer = { processes: { name: string; health: Health | null }[] };

/** The health of the gateway and of every service, as each reports it. */
function HealthSection() {
  const { data, failure, reload } = useGet<Answer>('/api/admin/health');
  return (
    <OperationsSection
      title="Services"
      text="The state of each process and its dependencies."
      failure={failure?.message}
      onReload={reload}
    >
      {data && (
        <LedgerTable
          caption="Services"
          columns={[
            { title: 'Service' },
            { title: 'Status' },
            { title: 'Depends on', wide: true },
            { title: 'Worker', wide: true },
            { title: 'Version' },
            { title: 'Running since', wide: true },
          ]}
          rows={data.processes.map(({ name, health }) => ({ id: name, cells: [name, ...cellsOf(health)] }))}
        />
      )}
    </OperationsSection>
  );
}

function cellsOf(health: Health | null) {
  if (!health) return [<Badge key="state" tone="high" word="Away" />, '', '', '', ''];
  const { ready, dependencies, worker, version, commit, startedAt } = health;
  return [
    ready ? <Badge key="state" tone="low" word="Ready" /> : <Badge key="state" tone="medium" word="Not ready" />,
    Object.entries(dependencies)
      .map(([name, state]) => `${name}: ${state}`)
      .join(', '),
    worker ?? 'Separate, or none',
    commit ? `${version} (${commit.slice(0, 9)})` : version,
    <time key="since" dateTime={startedAt}>
      {formatLocalTime(startedAt)}
    </time>,
  ];
}

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

/** The payment provider's webhook events, and whether each is processed. */
function WebhookSection() {
  const { data, error, refetch } = useQuery(webhookLogQuery, useKept(webhookLogQuery));
  return (
    <OperationsSection
      title="Webhooks"
      text="The latest 200 events from the payment provider, without their contents. Kept for 30 days."
      failure={error && failureOf(error).message}
      onReload={() => refetch().catch(() => {})}
    >
      {data &&
        (data.webhookLog.length === 0 ? (
          <p className="text-sm text-muted">No events received yet. The first event arrives with the first payment.</p>
        ) : (
          <LedgerTable
            caption="Webhooks"
            columns={[
              { title: 'Event' },
              { title: 'Id', wide: true },
              { title: 'Mode' },
              { title: 'Status' },
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
                  {formatLocalTime(receivedAt)}
                </time>,
              ],
            }))}
          />
        ))}
    </OperationsSection>
  );
}
