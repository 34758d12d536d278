import { GlossaryText } from '../../ui/GlossaryText.tsx';

/** The help of a question, to be opened: what counts, what does not, and the example stand on lines of their own. */
export function QuestionHelp({ text }: { text: string }) {
  return (
    <details className="mt-4 text-sm text-muted">
      <summary className="w-fit cursor-pointer rounded-control font-medium hover:text-ink">What this means</summary>
      <p className="mt-2 border-l-2 border-line pl-4 whitespace-pre-line">
        <GlossaryText text={text.replaceAll(/ (?=Does not count: |Example: )/g, '\n')} />
      </p>
    </details>
  );
}
