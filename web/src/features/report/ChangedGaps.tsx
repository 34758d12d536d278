import { Shape, type Tone } from '../../ui/Shape.tsx';

type Props = { title: string; tone: Tone; texts: readonly string[]; none: string };

const inks = { high: 'text-high', low: 'text-low', medium: 'text-medium', none: 'text-none', critical: 'text-high' };

/** Gaps that came or went. */
export function ChangedGaps({ title, tone, texts, none }: Props) {
  return (
    <div>
      <h3 className="flex items-center gap-2 text-sm font-semibold print:break-after-avoid">
        <span className={inks[tone]}>
          <Shape tone={tone} />
        </span>
        {title} ({texts.length})
      </h3>
      {texts.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{none}</p>
      ) : (
        <ul className="mt-2 max-w-170 list-disc space-y-1.5 pl-5 text-sm marker:text-faint">
          {texts.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
