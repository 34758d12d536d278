import { systemGuideOf } from '@aicp/compliance/law/systemTypes';
import type { Jurisdiction } from '../../gql/graphql.ts';

type Props = { systemType: string; jurisdiction: Jurisdiction };

/** The usual result for a type of system under the law; the answers of the assessment decide. */
export function TypeNote({ systemType, jurisdiction }: Props) {
  if (!systemType) return null;
  const { usually, warnings, ukRegulators } = systemGuideOf(systemType);
  if (jurisdiction === 'UK' && ukRegulators.length === 0) return null;
  return (
    <div role="note" className="mt-2 rounded-control bg-none-soft px-3 py-2.5 text-xs text-muted">
      {jurisdiction === 'UK' ? (
        <p>
          <span className="font-medium text-ink">Regulators usually concerned: {ukRegulators.join(', ')}.</span> Use the
          Regulator Wizard to find out which ones apply to you.
        </p>
      ) : (
        <>
          {usually && <p className="font-medium text-ink">{usually} Your answers determine the class.</p>}
          <ul className="list-disc space-y-1 pl-4 not-first:mt-1">
            {warnings.map(warning => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
