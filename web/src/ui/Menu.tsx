import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';

type Item = {
  label: string;
  onSelect: () => void;
  /** A second, smaller line. */
  hint?: string;
  danger?: boolean;
  /** Why it cannot be chosen: it stays in the list, with its reason, and does nothing. */
  refused?: string | undefined;
};
type Props = { label: string; items: Item[]; className?: string; children?: ReactNode };

/**
 * A button that opens a short list of things to do. The list's machinery is made when it is first opened: in a long table
 * every row has one, and hardly any is used.
 */
export function Menu(props: Props) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <OpenedMenu {...props} />;
  const { label, className, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setWanted(true)}
      className={triggerClasses(className)}
    >
      {children ?? dots}
    </button>
  );
}

const triggerClasses = (more = '') =>
  `grid size-8 shrink-0 place-items-center rounded-control text-muted hover:bg-none-soft hover:text-ink
    data-[state=open]:bg-none-soft data-[state=open]:text-ink ${more}`;

const dots = (
  <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className="size-4">
    <circle cx="8" cy="3" r="1.4" />
    <circle cx="8" cy="8" r="1.4" />
    <circle cx="8" cy="13" r="1.4" />
  </svg>
);

function OpenedMenu({ label, items, className, children }: Props) {
  return (
    // Not modal: holding the page still would take a style sheet that the content security policy refuses.
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger aria-label={label} className={triggerClasses(className)}>
        {children ?? dots}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 min-w-40 rounded-card border border-line bg-raised p-1 shadow-float data-[state=open]:animate-[rise_150ms]"
        >
          {items.map(({ label, hint, onSelect, danger, refused }) => (
            <Radix.Item
              key={label}
              aria-disabled={!!refused}
              onSelect={event => (refused ? event.preventDefault() : onSelect())}
              className={`flex min-h-9 max-w-60 cursor-default flex-col justify-center rounded-control px-3 py-1.5 text-sm outline-none
                select-none data-highlighted:bg-none-soft ${refused ? 'text-muted' : danger ? 'text-high' : ''}`}
            >
              {label}
              {(refused ?? hint) && <span className="text-xs text-muted">{refused ?? hint}</span>}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
