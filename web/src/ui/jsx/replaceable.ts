import { changesTextDirection, isolated } from '@aicp/contracts/isolated';
import { type ElementType, Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = { children?: unknown; dir?: string };

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';
/** The product speaks English: what runs from right to left was typed by people. */
const isTyped = (child: unknown): child is string => typeof child === 'string' && changesTextDirection(child);
/** Elements whose texts hold no other elements. */
const PLAIN: ReadonlySet<ElementType> = new Set(['option', 'text', 'tspan', 'textarea', 'title']);

/**
 * Keeps every text replaceable. A browser that translates a page puts elements of its own in the place of texts, and React, which holds on
 * to a text that has siblings, changes and removes the one that is no longer on the page: names, counts and states stay old. The only text
 * of an element is safe, since React then replaces all that is in the element. So adjacent texts become one, and a text next to elements
 * becomes the only one of a span.
 *
 * A text from right to left is isolated, unless the element gives a direction: it turns nothing around it.
 */
export function replaceable(type: ElementType, props: Props): Props {
  const { children } = props;
  if (!Array.isArray(children)) return isText(children) ? withText(type, props, children) : props;
  const isolate = PLAIN.has(type) ? isolated : (text: string) => text;
  const apart: unknown[] = [...children];
  let first: number | undefined;
  let isAlone = type !== Fragment;
  for (const [at, child] of children.entries()) {
    if (isTyped(child) && !PLAIN.has(type) && !props.dir) {
      first = undefined;
      isAlone = false;
    } else if (isText(child)) {
      const text = isolate(String(child));
      apart[at] = text;
      if (first === undefined) first = at;
      else {
        apart[first] = `${apart[first]}${text}`;
        apart[at] = null;
      }
    } else if (!isNothing(child)) {
      first = undefined;
      isAlone = false;
    }
  }
  if (isAlone) return { ...props, children: first === undefined ? null : apart[first] };
  return { ...props, children: apart.map(child => (isText(child) ? inElement(String(child)) : child)) };
}

/** The only text of a component of ours is left to the element that it is put into. */
function withText(type: ElementType, props: Props, text: string | number): Props {
  if (type === Fragment) return { ...props, children: inElement(String(text)) };
  if (!isTyped(text) || props.dir || typeof type === 'function') return props;
  return { ...props, children: PLAIN.has(type) ? isolated(text) : inElement(text) };
}

/** What is blank is never translated. */
function inElement(text: string): unknown {
  if (text.trim() === '') return text;
  return jsx(isTyped(text) ? 'bdi' : 'span', { children: text });
}
