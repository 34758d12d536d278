import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { systemPath } from '../../parts/paths.ts';
import { AssessOtherLaw } from '../../parts/system/AssessOtherLaw.tsx';
import { lawNames, otherLaw } from '../../parts/system/laws.ts';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment OtherLaw_system on AiSystem {
    id
    name
    jurisdiction
    latestAssessment {
      id
    }
    results {
      jurisdiction
      openAssessmentId
      latestAssessment {
        id
        riskLevel
        class
        scored
        completedAt
      }
    }
  }
`);

/** The state of a system under the other law; if it is assessed under only one, a link to the other. */
export function OtherLaw(props: { system: FragmentType<typeof Fragment> }) {
  const { id, name, jurisdiction, latestAssessment: own, results } = readFragment(Fragment, props.system);
  const other = results.find(result => result.jurisdiction !== jurisdiction);
  if (!other && !own) return null;
  if (!other) {
    return (
      <div className="mt-4">
        <AssessOtherLaw id={id} name={name} law={otherLaw(jurisdiction)} />
      </div>
    );
  }
  const { latestAssessment: latest, openAssessmentId: open } = other;
  return (
    <section
      aria-labelledby="other-law"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="other-law" className="text-sm font-semibold">
          {latest || open ? 'Also assessed' : 'Also listed'} under {lawNames[other.jurisdiction]}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <SystemRisk latest={latest} law={other.jurisdiction} />
          {latest ? `Last assessed ${formatDay(latest.completedAt)}` : open && 'In progress'}
        </p>
      </div>
      <ButtonLink size="small" to={systemPath(other.jurisdiction, id)}>
        Show {other.jurisdiction} Result
      </ButtonLink>
    </section>
  );
}
