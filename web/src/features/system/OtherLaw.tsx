import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { systemPath } from '../../parts/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { RiskBadge } from '../../ui/RiskBadge.tsx';

const Fragment = graphql(`
  fragment OtherLaw_system on AiSystem {
    id
    jurisdiction
    results {
      jurisdiction
      latestAssessment {
        id
        riskLevel
        scored
        completedAt
      }
    }
  }
`);

const NAMES = { EU: 'the EU AI Act', UK: 'the UK framework' };

/** How a system that is assessed under both laws stands under the other one. */
export function OtherLaw(props: { system: FragmentType<typeof Fragment> }) {
  const { id, jurisdiction, results } = readFragment(Fragment, props.system);
  const other = results.find(result => result.jurisdiction !== jurisdiction);
  if (!other) return null;
  const { latestAssessment: latest } = other;
  return (
    <section
      aria-labelledby="other-law"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="other-law" className="text-sm font-semibold">
          Also assessed under {NAMES[other.jurisdiction]}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <RiskBadge level={latest?.riskLevel} scored={latest?.scored} />
          {latest ? `Last assessed ${formatDay(latest.completedAt)}` : 'In progress'}
        </p>
      </div>
      <ButtonLink size="small" to={systemPath(other.jurisdiction, id)}>
        Show {other.jurisdiction} result
      </ButtonLink>
    </section>
  );
}
