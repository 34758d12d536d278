import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { evictUsedFacts } from '../../parts/account/evictUsedFacts.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { today } from '../../ui/formatDate.ts';
import { toast, toastFailure } from '../../ui/toast.ts';

const AnswerDuty = graphql(`
  mutation AnswerOrganisationDuty($input: AnswerOrganisationDutyInput!) {
    answerOrganisationDuty(input: $input) {
      id
      ...DutySection_duty
    }
  }
`);

type Duty = {
  id: string;
  jurisdiction: Jurisdiction;
  answer?: string | null | undefined;
  reviewOn?: string | null | undefined;
  help: string | null | undefined;
  options: readonly { value: string; label: string }[];
};
type Props = { duty: Duty; suggested: string | undefined; onClose: () => void };

/** Answers an organisation duty, confirms or withdraws the answer, and sets its review date. */
export function DutyForm({ duty, suggested, onClose }: Props) {
  const { id, jurisdiction, help, options } = duty;
  const [answer, setAnswer] = useState(duty.answer ?? suggested ?? '');
  // A past review date is why the answer is now reviewed, so it is not reused.
  const [reviewOn, setReviewOn] = useState(duty.reviewOn && duty.reviewOn > today() ? duty.reviewOn : '');
  const [save, { loading }] = useMutation(AnswerDuty, {
    update: evictUsedFacts,
    onCompleted: () => {
      toast({ title: 'Answer saved' });
      onClose();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void save({ variables: { input: { id, jurisdiction, answer: answer || null, reviewOn: reviewOn || null } } });
  }

  return (
    <form noValidate className="space-y-4" onSubmit={submit}>
      <Select label="Answer" value={answer} onChange={event => setAnswer(event.target.value)} hint={help ?? undefined}>
        <option value="">Not answered</option>
        {options
          .filter(({ value }) => value !== 'unsure')
          .map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
      </Select>
      <Field
        label="Next Review (Optional)"
        type="date"
        value={reviewOn}
        onChange={event => setReviewOn(event.target.value)}
        hint="A year from today if you leave it empty."
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={loading || (!answer && !duty.answer)}>
          {loading ? 'Saving...' : 'Save Answer'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
