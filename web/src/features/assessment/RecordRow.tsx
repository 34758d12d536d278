import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { Select } from '../../ui/Field.tsx';
import { type ByColleague, ColleagueNote } from './ColleagueNote.tsx';
import type { Noted } from './notes/noted.ts';
import { QuestionNotes } from './notes/QuestionNotes.tsx';
import { optionsOf } from './optionsOf.ts';
import { QuestionHelp } from './QuestionHelp.tsx';

export type RecordRowFragment = typeof Fragment;

const Fragment = graphql(`
  fragment RecordRow_question on Question {
    id
    question
    type
    options {
      value
      label
    }
    helpText
    citation {
      ...Citation_citation
    }
  }
`);

type Props = {
  question: FragmentType<typeof Fragment>;
  answer: string;
  byColleague: ByColleague;
  noted: Noted;
  onChoose: (answer: string) => void;
};

/** One question of those confirmed together, with the answer that is on record, to be changed in place. */
export function RecordRow({ answer, onChoose, ...props }: Props) {
  const question = readFragment(Fragment, props.question);
  const options = optionsOf(question);
  return (
    <div className="px-4 py-5 sm:px-5">
      <Select label={question.question} value={answer} onChange={event => onChoose(event.target.value)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <ColleagueNote
        {...props.byColleague}
        labelOf={value => options.find(option => option.value === value)?.label ?? value}
      />
      <div className="mt-3">
        <Citation citation={question.citation} />
      </div>
      {question.helpText && <QuestionHelp text={question.helpText} />}
      <QuestionNotes noted={props.noted} questionId={question.id} />
    </div>
  );
}
