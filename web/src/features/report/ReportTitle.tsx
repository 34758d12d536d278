import { longDate } from '@aicp/compliance/law/calendar';
import { namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDay } from '../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment ReportTitle_report on Report {
    jurisdiction
    bankVersion
    lawAsOf
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

/** What the report says of the system besides its name, its description and its law. */
const STATED = namesIn(systemFields, 'report').filter(
  name => name !== 'name' && name !== 'description' && name !== 'jurisdiction',
);

/** The title block, like a deed's: what was assessed, under which law, when, by which questions. */
export function ReportTitle(props: { report: FragmentType<typeof Fragment> }) {
  const { system, assessment, jurisdiction, bankVersion, lawAsOf } = readFragment(Fragment, props.report);
  const facts = [
    ['Jurisdiction', jurisdiction === 'UK' ? 'United Kingdom (UK)' : 'European Union (EU)'],
    ...STATED.map(name => [systemFields[name].label, system[name] ?? 'Not stated']),
    ['Completed', formatDay(assessment.completedAt)],
    ['Question bank', bankVersion],
    ['Law as of', longDate(lawAsOf)],
  ];
  return (
    <header>
      <p className="text-sm text-muted">
        {jurisdiction === 'UK'
          ? "Compliance report under the UK's five principles"
          : 'Compliance report under the EU AI Act'}
      </p>
      <h1
        className={`mt-2 font-serif font-semibold wrap-anywhere ${system.name.length > 80 ? 'text-xl sm:text-2xl' : 'text-3xl'}`}
      >
        {system.name}
      </h1>
      {system.description && <p className="mt-3 max-w-170 text-base wrap-anywhere text-muted">{system.description}</p>}
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-[repeat(5,auto)] print:grid-cols-5">
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
