import '../../client/withoutEval.ts';
import {
  applicableRegulators,
  type WizardAnswers,
  type WizardQuestion,
  wizardQuestions,
} from '@aicp/compliance/tools/regulatorWizard';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { RegulatorResults } from './RegulatorResults.tsx';

type Answers = Partial<Record<keyof WizardAnswers, string | string[]>>;

/** Five questions, one per step, then the regulators. Answers are kept when moving back and forth. */
export function RegulatorWizard() {
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const question = wizardQuestions[step];
  const count = wizardQuestions.length;

  if (!question) {
    // Every step has been answered by now, with one of its own options.
    return (
      <RegulatorResults results={applicableRegulators(answers as WizardAnswers)} onBack={() => setStep(count - 1)} />
    );
  }
  // An empty selection is an answer too, once a checkbox has been toggled.
  const answered = answers[question.id] !== undefined;
  return (
    <form
      className="rounded-card border border-line bg-surface p-6"
      onSubmit={event => {
        event.preventDefault();
        if (answered) setStep(step + 1);
      }}
    >
      <fieldset key={question.id}>
        <legend className="flex w-full items-start justify-between gap-4">
          <span className="font-serif text-xl font-semibold">{question.question}</span>
          <Tag>
            {step + 1} of {count}
          </Tag>
        </legend>
        <p className="mt-2 text-sm text-muted">{question.helpText}</p>
        <WizardOptions
          question={question}
          answer={answers[question.id]}
          onAnswer={answer => setAnswers({ ...answers, [question.id]: answer })}
        />
      </fieldset>
      <div className="mt-8 flex justify-between gap-4">
        <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button type="submit" look="primary" disabled={!answered}>
          {step === count - 1 ? 'Get Results' : 'Next'}
        </Button>
      </div>
    </form>
  );
}

type Props = {
  question: WizardQuestion;
  answer: string | string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
};

/** Checkboxes if several options may be chosen, otherwise radio buttons. */
function WizardOptions({ question, answer, onAnswer }: Props) {
  const chosen = Array.isArray(answer) ? answer : answer === undefined ? [] : [answer];

  function toggle(value: string) {
    if (!question.multiple) onAnswer(value);
    else onAnswer(chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value]);
  }

  return (
    <div className={`mt-6 grid gap-2 ${question.multiple ? 'sm:grid-cols-2' : ''}`}>
      {question.options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-12 cursor-pointer items-center gap-4 rounded-card border border-line px-4 py-2.5 text-base hover:border-edge
            has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2
            has-focus-visible:outline-focus"
        >
          <input
            type={question.multiple ? 'checkbox' : 'radio'}
            name={question.id}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            className="size-4.5 shrink-0 accent-accent outline-none"
          />
          {label}
        </label>
      ))}
    </div>
  );
}
