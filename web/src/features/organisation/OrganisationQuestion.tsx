import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Select } from '../../ui/Field.tsx';

const Fragment = graphql(`
  fragment OrganisationQuestion_question on Question {
    id
    question
    options {
      value
      label
    }
  }
`);

type Props = {
  question: FragmentType<typeof Fragment>;
  /** The recorded answer; '' for none. */
  stored: string;
  answer: string;
  onChoose: (answer: string) => void;
};

/** One question about the organisation, answered from a list. An answer can be changed, but not removed. */
export function OrganisationQuestion({ stored, answer, onChoose, ...props }: Props) {
  const { question, options } = readFragment(Fragment, props.question);
  return (
    <Select label={question} value={answer} onChange={event => onChoose(event.target.value)}>
      {!stored && <option value="">Not answered</option>}
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
