import type { ActionsQuery, Jurisdiction } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useStartAssessment } from '../../parts/system/useStartAssessment.ts';
import { Button } from '../../ui/Button.tsx';

/** Where actions are done, only an assessment can say so. */
export function DoneLines({ done }: { done: ActionsQuery['doneActions'] }) {
  return done.map(
    ({ system, jurisdiction, count }) =>
      system && (
        <DoneLine key={`${system.id} ${jurisdiction}`} system={system} jurisdiction={jurisdiction} count={count} />
      ),
  );
}

type Props = { system: { id: string; name: string }; jurisdiction: Jurisdiction; count: number };

function DoneLine({ system, jurisdiction, count }: Props) {
  const refused = useRefusal('work');
  const { start, loading } = useStartAssessment({ id: system.id, jurisdiction });
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span className="wrap-anywhere">
        {system.name} ({jurisdiction}):{' '}
        {count === 1
          ? '1 action done, reassess this question.'
          : `${count} actions done, reassess these ${count} questions.`}
      </span>
      <Button size="small" refused={refused} disabled={loading} onClick={start}>
        {loading ? 'Starting...' : 'Reassess'}
        <span className="sr-only"> {system.name}</span>
      </Button>
    </p>
  );
}
