import { endedBySafeguards, practicesMet, SAFEGUARDS_END_IT } from '@aicp/compliance/scoring/safeguards';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { capitalise } from '../../../ui/capitalise.ts';
import { Shape } from '../../../ui/Shape.tsx';

const Fragment = graphql(`
  fragment ProhibitedBand_report on Report {
    class {
      id
    }
    findings {
      questionId
      text
      dutyId
    }
    actions {
      questionId
      text
    }
    duties {
      id
      status
      from
      citation {
        ...Citation_citation
      }
    }
  }
`);

/** Removes what the title already says. */
const practiceIn = (gap: string) => capitalise(gap.replace(/^Prohibited practice: /, ''));

/** A practice that Article 5 prohibits, shown above everything else. */
export function ProhibitedBand(props: { report: FragmentType<typeof Fragment>; day: string }) {
  const { class: found, findings, actions, duties } = readFragment(Fragment, props.report);
  if (found?.id !== 'prohibited') return null;
  const met = practicesMet(duties);
  const curable = endedBySafeguards(met, { gaps: findings, actions });
  const practices = duties.filter(({ id }) => met.includes(id));
  const isCurable = curable.length === met.length;
  return (
    <section
      aria-labelledby="prohibited"
      className="mb-8 rounded-card bg-critical-soft p-5 text-critical sm:p-6 print:break-inside-avoid"
    >
      <h2 id="prohibited" className="flex items-center gap-3 font-serif text-xl font-semibold">
        <Shape tone="critical" size={18} />
        {isCurable ? 'Prohibited while safeguards are missing' : 'Prohibited practice: it must stop'}
      </h2>
      <ul className="mt-3 space-y-3">
        {practices.map(({ id, from, citation }) => (
          <li key={id}>
            <p className="max-w-170 text-base font-medium">
              {practiceIn(findings.find(({ dutyId }) => dutyId === id)?.text ?? '')}
            </p>
            <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
              <Citation citation={citation} appliesFrom={from} on={props.day} />
            </p>
            {curable.includes(id) && <p className="mt-1.5 max-w-170 text-sm">{SAFEGUARDS_END_IT}</p>}
          </li>
        ))}
      </ul>
      {!isCurable && (
        <p className="mt-3 max-w-170 text-sm">
          Nothing else in this report makes {curable.length > 0 ? 'the others' : 'it'} lawful.
        </p>
      )}
    </section>
  );
}
