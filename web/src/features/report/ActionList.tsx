import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { ActionItems } from './ActionItems.tsx';
import { Ledger } from './Ledger.tsx';
import { NumberedItem } from './NumberedItem.tsx';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment ActionList_report on Report {
    actions {
      questionId
      text
      appliesFrom
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

export function ActionList(props: { report: FragmentType<typeof Fragment> }) {
  const { actions } = readFragment(Fragment, props.report);
  return (
    <Section title="Recommended Actions">
      {actions.length === 0 ? (
        <p className="mt-4 text-base text-muted">No action is needed now. Review the assessment once a year.</p>
      ) : (
        <Ledger title="Action" margin="Source">
          {actions.map(({ questionId, text, citation, appliesFrom, items }, index) => (
            <NumberedItem
              key={questionId}
              number={index + 1}
              text={text}
              margin={
                <>
                  <Citation citation={citation} appliesFrom={appliesFrom} />
                  <ActionItems items={items} />
                </>
              }
            />
          ))}
        </Ledger>
      )}
    </Section>
  );
}
