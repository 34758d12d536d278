import { Section } from '../Section.tsx';
import { FoldedSection } from './FoldedSection.tsx';

type Props = { id: string; title: string; intro?: string; sentences: readonly string[]; isFolded?: boolean };

/** A section of plain sentences; empty if there are none. */
export function SentenceSection({ id, title, intro, sentences, isFolded = false }: Props) {
  if (sentences.length === 0) return null;
  const list = (
    <ul className="mt-3 max-w-170 list-disc space-y-1.5 pl-5 text-sm marker:text-faint">
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
  return isFolded ? (
    <FoldedSection id={id} title={title} note={String(sentences.length)}>
      {list}
    </FoldedSection>
  ) : (
    <Section id={id} title={title} intro={intro}>
      {list}
    </Section>
  );
}
