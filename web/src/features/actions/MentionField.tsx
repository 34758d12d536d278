import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { PersonName } from '../../parts/people/PersonName.tsx';
import type { Member } from '../../parts/people/personName.ts';
import { TextArea } from '../../ui/Field.tsx';
import { isCalled, nameBefore } from './mentions.ts';

const MAX_SHOWN = 6;

type Props = {
  label: string;
  value: string;
  maxLength: number;
  /** The members who can be mentioned. */
  members: readonly Member[];
  onChange: (value: string) => void;
};

/** A text field with mentions: after @ it suggests names, for the arrow keys and Enter, or the pointer. */
export function MentionField({ label, value, maxLength, members, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const [cursor, setCursor] = useState<number>();
  const [at, setAt] = useState(0);
  const name = cursor === undefined ? null : nameBefore(value, cursor);
  const offered = name ? members.filter(member => isCalled(member, name.begun)).slice(0, MAX_SHOWN) : [];
  const marked = offered[Math.min(at, offered.length - 1)];
  const isOpen = offered.length > 0;
  const close = () => setCursor(undefined);
  const idOf = (member: Member) => `${list}-${member.id}`;

  function choose({ username }: Member) {
    if (!name || cursor === undefined) return;
    const before = `${value.slice(0, name.at)}${username} `;
    onChange(before + value.slice(cursor));
    close();
    // Runs after the text is rendered.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
    });
  }

  function follow(event: KeyboardEvent) {
    if (!isOpen || !marked || event.shiftKey || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const takes = event.key === 'Enter' || event.key === 'Tab';
    if (!step && !takes) return;
    event.preventDefault();
    if (step) setAt((offered.indexOf(marked) + step + offered.length) % offered.length);
    else choose(marked);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={open => open || close()}>
      <Popover.Anchor>
        <TextArea
          ref={field}
          label={label}
          rows={2}
          value={value}
          maxLength={maxLength}
          aria-autocomplete={members.length > 0 ? 'list' : undefined}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen && marked ? idOf(marked) : undefined}
          onKeyDown={follow}
          onBlur={close}
          onChange={({ target }) => {
            onChange(target.value);
            setCursor(target.selectionStart);
            setAt(0);
          }}
        />
      </Popover.Anchor>
      <Popover.Content
        id={list}
        role="listbox"
        aria-label="People to mention"
        side="bottom"
        align="start"
        sideOffset={4}
        onOpenAutoFocus={event => event.preventDefault()}
        onCloseAutoFocus={event => event.preventDefault()}
        className="z-30 min-w-40 rounded-card border border-line bg-raised p-1 shadow-float outline-none"
      >
        {offered.map(member => (
          // The keys stay with the text field, which marks the selected name.
          <div
            key={member.id}
            id={idOf(member)}
            role="option"
            aria-selected={member === marked}
            tabIndex={-1}
            onPointerDown={event => {
              event.preventDefault();
              choose(member);
            }}
            className="flex min-h-9 max-w-60 cursor-default items-center truncate rounded-control px-3 text-sm aria-selected:bg-none-soft"
          >
            <PersonName person={member} />
            {member.fullName && <span className="ml-2 text-muted">@{member.username}</span>}
          </div>
        ))}
      </Popover.Content>
      <span aria-live="polite" className="sr-only">
        {isOpen &&
          `${offered.length} ${offered.length === 1 ? 'person' : 'people'} to mention; choose with the arrow keys`}
      </span>
    </Popover.Root>
  );
}
