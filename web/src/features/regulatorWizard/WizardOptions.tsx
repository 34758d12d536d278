import type { WizardQuestion } from '@aicp/compliance/tools/regulatorWizard';

type Props = {
  question: WizardQuestion;
  answer: string | string[] | undefined;
  onAnswer: (answer: string | string[]) => void;
};

/** Boxes where several may be ticked, else one of a few. */
export function WizardOptions({ question, answer, onAnswer }: Props) {
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
