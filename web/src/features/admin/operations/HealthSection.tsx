import { useGet } from '../../../client/useGet.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { formatMoment } from '../../../ui/formatDate.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { OperationsSection } from './OperationsSection.tsx';

type Health = {
  ready: boolean;
  dependencies: Record<string, string>;
  worker: 'ok' | 'away' | null;
  version: string;
  commit: string | null;
  startedAt: string;
};
type Answer = { processes: { name: string; health: Health | null }[] };

/** The gateway and every service, as each says itself. */
export function HealthSection() {
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
            { title: 'State' },
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
      {formatMoment(startedAt)}
    </time>,
  ];
}
