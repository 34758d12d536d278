import { namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ReportTitle_report on Report {
    jurisdiction
    system {
      id
      name
      systemType
      description
    }
    assessment {
      id
      completedAt
    }
  }
`);

/** The facts about the system that the report shows, besides its name, its description and its law. */
const STATED = namesIn(systemFields, 'report').filter(
  name => name !== 'name' && name !== 'description' && name !== 'jurisdiction',
);

/** The title block: the system, the law and the date. */
export function ReportTitle(props: { report: FragmentType<typeof Fragment> }) {
  const { system, assessment, jurisdiction } = readFragment(Fragment, props.report);
  const facts = [
    ['Jurisdiction', jurisdiction === 'UK' ? 'United Kingdom (UK)' : 'European Union (EU)'],
    ...STATED.map(name => [systemFields[name].label, system[name] ?? 'Not stated']),
    ['Completed', formatDay(assessment.completedAt)],
  ];
  return (
    <header>
      <p className="text-sm text-muted">
        {jurisdiction === 'UK'
          ? "Compliance report under the UK's five principles"
          : 'Compliance report under the EU AI Act'}
      </p>
      <h1
        className={`mt-2 font-serif font-semibold wrap-anywhere ${system.name.length > 80 ? 'text-xl sm:text-2xl' : 'text-2xl sm:text-3xl'}`}
      >
        {system.name}
      </h1>
      {system.description && <p className="mt-2 max-w-170 text-sm wrap-anywhere text-muted">{system.description}</p>}
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 border-y border-line py-2 sm:grid-cols-[repeat(3,auto)] print:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-xs text-muted">{term}</dt>
            <dd className="mt-0.5 text-sm font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
