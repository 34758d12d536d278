import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { ActionItems } from '../ActionItems.tsx';
import { Ledger } from '../Ledger.tsx';
import { NumberedItem } from '../NumberedItem.tsx';
import { Section } from '../Section.tsx';

const Fragment = graphql(`
  fragment ActionSection_report on Report {
    actions {
      questionId
      text
      appliesFrom
      goodPractice
      citation {
        ...Citation_citation
      }
      items(first: 1) {
        id
        ...ActionItems_item
      }
    }
  }
`);

/** What to do: what law asks for, then good practice. */
export function ActionSection({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const { actions } = readFragment(Fragment, props.report);
  const required = actions.filter(({ goodPractice }) => !goodPractice);
  const voluntary = actions.filter(({ goodPractice }) => goodPractice);
  const list = (some: typeof actions, start: number) => (
    <Ledger title="Action" margin="Source" start={start}>
      {some.map(({ questionId, text, citation, appliesFrom, items }, index) => (
        <NumberedItem
          key={`${questionId} ${text}`}
          number={start + index}
          text={text}
          margin={
            <>
              <Citation citation={citation} appliesFrom={appliesFrom} on={day} />
              <ActionItems items={items} />
            </>
          }
        />
      ))}
    </Ledger>
  );
  return (
    <Section id="actions" title="Recommended Actions">
      {actions.length === 0 && (
        <p className="mt-4 text-base text-muted">No action is needed. Review the assessment once a year.</p>
      )}
      {required.length > 0 && list(required, 1)}
      {voluntary.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-semibold print:break-after-avoid">
            Good practice, not required ({voluntary.length})
          </h3>
          {list(voluntary, required.length + 1)}
        </>
      )}
    </Section>
  );
}
