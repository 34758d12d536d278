import { useMutation, useQuery } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { evictUsedFacts } from '../../parts/account/evictUsedFacts.ts';
import { parseTurnover } from '../../parts/account/parseTurnover.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { OrganisationQuestion } from './OrganisationQuestion.tsx';
import { answersOf, inputFor } from './organisationAnswers.ts';

const Fragment = graphql(`
  fragment OrganisationForm_organisation on Organisation {
    id
    kind
    size
    turnover
    answers {
      questionId
      answer
    }
  }
`);

const Questions = graphql(`
  query OrganisationQuestions {
    eu: questions(jurisdiction: EU) {
      id
      group
      options {
        value
      }
      ...OrganisationQuestion_question
    }
    uk: questions(jurisdiction: UK) {
      id
      group
      options {
        value
      }
      ...OrganisationQuestion_question
    }
  }
`);

const UpdateOrganisation = graphql(`
  mutation UpdateOrganisation($input: UpdateOrganisationInput!) {
    updateOrganisation(input: $input) {
      id
      ...OrganisationForm_organisation
    }
  }
`);

type Props = { organisation: FragmentType<typeof Fragment>; onSaved: () => void; onCancel: () => void };

/** Every question that is asked once for all systems, with its recorded answer. */
export function OrganisationForm({ onSaved, onCancel, ...props }: Props) {
  const organisation = readFragment(Fragment, props.organisation);
  const { data, error } = useQuery(Questions);
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const [typed, setTyped] = useState<string>();
  const [update, { loading }] = useMutation(UpdateOrganisation, {
    update: evictUsedFacts,
    onCompleted: () => {
      toast({ title: 'Organisation saved' });
      onSaved();
    },
    onError: error => toastFailure('Error', failureOf(error).message),
  });
  const groups = [
    { title: 'EU AI Act', questions: (data?.eu ?? []).filter(({ group }) => group === 'organisation') },
    { title: 'UK framework', questions: (data?.uk ?? []).filter(({ group }) => group === 'organisation') },
  ].filter(({ questions }) => questions.length > 0);
  const all = groups.flatMap(({ questions }) => questions);
  const stored = answersOf(organisation, all);
  const turnover = typed === undefined ? (organisation.turnover ?? null) : parseTurnover(typed);
  const isChanged = Object.keys(changed).length > 0 || typed !== undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (turnover !== undefined) update({ variables: { input: { ...inputFor(changed, all), turnover } } });
  }

  if (error) {
    return (
      <p role="alert" className="px-5 py-5 text-sm text-high sm:px-6">
        {failureOf(error).message}
      </p>
    );
  }
  if (!data) {
    return (
      <div className="px-5 py-5 sm:px-6">
        <Skeleton rows={4} className="h-11" />
      </div>
    );
  }
  return (
    <form noValidate className="space-y-8 px-5 py-5 sm:px-6" onSubmit={submit}>
      <Field
        label="Worldwide annual turnover in euros (optional)"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? organisation.turnover?.toLocaleString('en-GB') ?? ''}
        onChange={event => setTyped(event.target.value)}
        error={turnover === undefined ? 'Enter an amount in whole euros, for example 12,000,000' : undefined}
        hint="Turnover of the whole group in the preceding financial year. Maximum fines depend on it (Art. 99)."
      />
      {groups.map(({ title, questions }) => (
        <fieldset key={title} className="space-y-5">
          <legend className="mb-4 text-sm font-semibold">{title}</legend>
          {questions.map(question => (
            <OrganisationQuestion
              key={question.id}
              question={question}
              stored={stored[question.id] ?? ''}
              answer={changed[question.id] ?? stored[question.id] ?? ''}
              onChoose={answer => setChanged(before => ({ ...before, [question.id]: answer }))}
            />
          ))}
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={loading || !isChanged}>
          {loading ? 'Saving...' : 'Save Organisation'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
