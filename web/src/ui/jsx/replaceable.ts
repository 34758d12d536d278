import { changesTextDirection, isolated } from '@aicp/contracts/isolated';
import { type ElementType, Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = { children?: unknown; dir?: string };

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';
/** The product's own texts are English, so right-to-left text was typed by users. */
const isTyped = (child: unknown): child is string => typeof child === 'string' && changesTextDirection(child);
/** Elements whose text cannot contain other elements. */
const PLAIN: ReadonlySet<ElementType> = new Set(['option', 'text', 'tspan', 'textarea', 'title']);

/**
 * Keeps every text replaceable by a translation. A browser that translates a page replaces texts with its own elements. React keeps a
 * reference to a text that has siblings, and would update one that is no longer on the page. Names, counts and states would then stay
 * old. The only text of an element is safe, because React replaces the element's whole content. So adjacent texts are joined, and a text
 * next to elements is wrapped in a span.
 *
 * Right-to-left text is isolated, unless the element gives a direction, so that it does not reorder the text around it.
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

/** The only text of our own component is left to the element that the component renders. */
function withText(type: ElementType, props: Props, text: string | number): Props {
  if (type === Fragment) return { ...props, children: inElement(String(text)) };
  if (!isTyped(text) || props.dir || typeof type === 'function') return props;
  return { ...props, children: PLAIN.has(type) ? isolated(text) : inElement(text) };
}

/** Blank text is never translated. */
function inElement(text: string): unknown {
  if (text.trim() === '') return text;
  return jsx(isTyped(text) ? 'bdi' : 'span', { children: text });
}
