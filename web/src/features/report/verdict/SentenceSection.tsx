import { Section } from '../Section.tsx';

type Props = { id: string; title: string; intro?: string; sentences: readonly string[] };

/** A section of plain sentences; none where there are none. */
export function SentenceSection({ id, title, intro, sentences }: Props) {
  if (sentences.length === 0) return null;
  return (
    <Section id={id} title={title} intro={intro}>
      <ul className="mt-4 max-w-170 list-disc space-y-2 pl-5 text-base marker:text-faint print:text-sm">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}
