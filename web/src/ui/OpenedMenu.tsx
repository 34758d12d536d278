import { DropdownMenu as Radix } from 'radix-ui';
import { dots, type MenuProps, triggerClasses } from './menuTrigger.tsx';

/** A menu's list, open at first, and from then on its button. */
export function OpenedMenu({ label, items, className, children }: MenuProps) {
  return (
    // Not modal: stopping the page from scrolling would need a style sheet that the content security policy refuses.
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
              className={`flex min-h-9 max-w-60 pointer-coarse:min-h-11 cursor-default flex-col justify-center rounded-control px-3 py-1.5 text-sm outline-none
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
