import { Shape, type Tone } from '../../ui/Shape.tsx';

type Props = { title: string; tone: Tone; texts: readonly string[]; none: string; isOpen: boolean };

const inks = { high: 'text-high', low: 'text-low', medium: 'text-medium', none: 'text-none', critical: 'text-high' };

/** Gaps that were opened or closed. An empty list cannot be unfolded and has no colour. */
export function ChangedGaps({ title, tone, texts, none, isOpen }: Props) {
  const shown = texts.length === 0 ? 'none' : tone;
  const heading = (
    <>
      <span className={inks[shown]}>
        <Shape tone={shown} />
      </span>
      {title} ({texts.length})
    </>
  );
  if (texts.length === 0)
    return (
      <div>
        <h3 className="flex items-center gap-2 text-sm font-semibold print:break-after-avoid">{heading}</h3>
        <p className="mt-1 text-sm text-muted">{none}</p>
      </div>
    );
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer text-sm font-semibold print:break-after-avoid">
        <h3 className="inline-flex items-center gap-2">{heading}</h3>
      </summary>
      <ul className="mt-2 max-w-170 list-disc space-y-1.5 pl-5 text-sm marker:text-faint">
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
