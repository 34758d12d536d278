import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: ReactNode };

type Props = {
  label: string;
  tabs: [Tab, ...Tab[]];
  /** Set if the page controls the chosen tab; otherwise the first tab is chosen at the start. */
  chosen?: string;
  onChoose?: (value: string) => void;
};

export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  return (
    <Radix.Root
      {...(chosen === undefined ? { defaultValue: tabs[0].value } : { value: chosen })}
      {...(onChoose && { onValueChange: onChoose })}
    >
      <Radix.List aria-label={label} className="flex flex-wrap border-b border-line">
        {tabs.map(({ value, label }) => (
          <Radix.Trigger
            key={value}
            value={value}
            className="-mb-px flex-1 basis-36 border-b-2 border-transparent px-4 py-3 text-sm font-medium text-muted hover:text-ink
              data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ value, content }) => (
        <Radix.Content key={value} value={value} className="pt-6">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
