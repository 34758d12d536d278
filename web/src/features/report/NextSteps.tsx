import { Section } from './Section.tsx';

const steps = [
  'Give every recommended action an owner and a date, earliest due date first.',
  'Keep evidence of what is in place with this report: policies, test results, logs and training records.',
  'Have the classification and the critical gaps confirmed by a qualified adviser.',
  'Reassess from the dashboard when the actions are done, and whenever the system, its use or the law changes.',
];

export function NextSteps() {
  return (
    <Section title="Next Steps">
      <ol className="mt-4 max-w-170 list-decimal space-y-2 pl-5 text-base print:break-inside-avoid print:text-sm marker:text-faint">
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}
