import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';

const Fragment = graphql(`
  fragment RolesAndScores_report on Report {
    jurisdiction
    scored
    supervisors
    roles {
      id
      label
      why
    }
    scores {
      inForce {
        text
      }
      later {
        text
      }
    }
  }
`);

/** The reasons for the organisation's roles, its supervisors, and the parts of the score. */
export function RolesAndScores(props: { report: FragmentType<typeof Fragment> }) {
  const { jurisdiction, scored, supervisors, roles, scores } = readFragment(Fragment, props.report);
  return (
    <ul className="mt-4 max-w-170 space-y-1.5 text-sm">
      {roles.map(({ id, label, why }) => (
        <li key={id}>
          <strong className="font-semibold">{label}.</strong> {why}
        </li>
      ))}
      {jurisdiction === 'EU' && supervisors.length > 0 && <li>Supervised by: {supervisors.join(', ')}.</li>}
      {scored && scores && [scores.inForce.text, scores.later.text].map(text => <li key={text}>{text}</li>)}
    </ul>
  );
}
