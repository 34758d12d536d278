import { MAX_LABEL_LENGTH, MAX_MESSAGE_LENGTH, MAX_OWN_QUESTIONS, MAX_QUESTION_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { OptionalEmailField } from '../../parts/emailField.ts';
import { LINK_DAYS, Passcode } from '../../parts/links/linkFields.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';

const Fragment = graphql(`
  fragment AskSupplierForm_question on SupplierQuestion {
    key
    text
    isOnRecord
    citation {
      label
    }
  }
`);

const CreateRequest = graphql(`
  mutation CreateRequest($input: CreateLinkInput!) {
    createLink(input: $input) {
      url
      link {
        id
        email
        ...LinkRows_link
      }
    }
  }
`);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);
const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest, `Use at most ${longest} characters`));
const few = z.refine<string>(
  own => linesOf(own).length <= MAX_OWN_QUESTIONS,
  `Add at most ${MAX_OWN_QUESTIONS} questions`,
);
const brief = z.refine<string>(
  own => linesOf(own).every(line => line.length <= MAX_QUESTION_LENGTH),
  `Use at most ${MAX_QUESTION_LENGTH} characters for each question`,
);
const NewRequest = z.object({
  questions: z.array(z.string()),
  own: z.string().check(few, brief),
  label: text(MAX_LABEL_LENGTH),
  email: OptionalEmailField,
  message: text(MAX_MESSAGE_LENGTH),
  expiresInDays: z.coerce.number(),
  passcode: Passcode,
});

type Props = {
  systemId: string;
  questions: readonly FragmentType<typeof Fragment>[];
  onMade: (url: string, email: string) => void;
  close: () => void;
};

/** The questions, the supplier, the expiry date and the passcode of a request. Facts already recorded are not asked unless ticked. */
export function AskSupplierForm({ systemId, onMade, close, ...props }: Props) {
  const questions = readFragment(Fragment, props.questions);
  const { register, handleSubmit, formState, watch, setError } = useForm({
    resolver: standardSchemaResolver(NewRequest),
    defaultValues: {
      questions: questions.filter(({ isOnRecord }) => !isOnRecord).map(({ key }) => key),
      own: '',
      label: '',
      email: '',
      message: '',
      expiresInDays: 30,
      passcode: '',
    },
  });
  const [create, { loading, error }] = useMutation(CreateRequest, {
    update: cache => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'links' });
      cache.gc();
    },
    onCompleted: ({ createLink }) => onMade(createLink.url, createLink.link.email ?? ''),
    onError: () => {},
  });
  const { errors } = formState;
  const chosen = watch('questions').length;

  function submit({
    questions: keys,
    own,
    label,
    email,
    message,
    expiresInDays,
    passcode,
  }: z.output<typeof NewRequest>) {
    if (keys.length === 0 && linesOf(own).length === 0)
      return setError('own', { message: 'Choose a question or write your own' });
    const request = { questions: keys, own: linesOf(own) };
    const about = { label: label || null, email: email || null, message: message || null, passcode: passcode || null };
    return create({ variables: { input: { kind: 'request', things: [systemId], expiresInDays, ...about, request } } });
  }

  return (
    <form noValidate className="space-y-5" onSubmit={handleSubmit(submit)}>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">
          Questions <span className="figures font-normal text-muted">({chosen} chosen)</span>
        </legend>
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-edge px-3">
          {questions.map(({ key, text: question, citation, isOnRecord }) => (
            <li key={key}>
              <label className="flex items-start gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  value={key}
                  className="mt-0.5 size-4.5 shrink-0 accent-accent"
                  {...register('questions')}
                />
                <span className="min-w-0">
                  {question}
                  {(citation || isOnRecord) && (
                    <span className="block text-xs text-muted">
                      {[citation?.label, isOnRecord && 'recorded already'].filter(Boolean).join(' · ')}
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <TextArea
        label="Your Own Questions (Optional)"
        hint={`One per line, up to ${MAX_OWN_QUESTIONS}.`}
        error={errors.own?.message}
        {...register('own')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Supplier (Optional)"
          hint="Visible to the supplier."
          autoComplete="off"
          error={errors.label?.message}
          {...register('label')}
        />
        <Select label="Expires After" {...register('expiresInDays')}>
          {LINK_DAYS.map(days => (
            <option key={days} value={days}>
              {days} days
            </option>
          ))}
        </Select>
      </div>
      <Field
        label="Email Address (Optional)"
        type="email"
        hint="We email the link, and a reminder three days before it expires. Without an address, send the link yourself."
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextArea label="Message (Optional)" rows={2} error={errors.message?.message} {...register('message')} />
      <Field
        label="Passcode (Optional)"
        hint="Send the passcode separately from the link."
        autoComplete="off"
        spellCheck={false}
        error={errors.passcode?.message}
        {...register('passcode')}
      />
      <FormFailure message={error && failureOf(error).message} />
      <div className="flex justify-end gap-3 pt-1">
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" look="primary" disabled={loading}>
          {loading ? 'Creating the link...' : 'Create Link'}
        </Button>
      </div>
    </form>
  );
}
