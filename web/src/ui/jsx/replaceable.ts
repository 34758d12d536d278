import { type ElementType, Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';

type Props = { children?: unknown };

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';
const isBlank = (text: string) => text.trim() === '';

/**
 * Keeps every text replaceable. A browser that translates a page puts elements of its own in the place of texts, and React, which holds on
 * to a text that has siblings, changes and removes the one that is no longer on the page: names, counts and states stay old. The only text
 * of an element is safe, since React then replaces all that is in the element. So adjacent texts become one, and a text beside elements
 * becomes the only one of a span.
 */
export function replaceable(type: ElementType, props: Props): Props {
  const { children } = props;
  if (!Array.isArray(children))
    return type === Fragment && isText(children) ? { ...props, children: inSpan(String(children)) } : props;
  const apart: unknown[] = [...children];
  let first: number | undefined;
  let isAlone = type !== Fragment;
  for (const [at, child] of children.entries()) {
    if (isText(child)) {
      if (first === undefined) first = at;
      else {
        apart[first] = `${apart[first]}${child}`;
        apart[at] = null;
      }
    } else if (!isNothing(child)) {
      first = undefined;
      isAlone = false;
    }
  }
  if (isAlone) return { ...props, children: first === undefined ? null : apart[first] };
  return { ...props, children: apart.map(child => (isText(child) ? inSpan(String(child)) : child)) };
}

/** What is blank is never translated. */
const inSpan = (text: string) => (isBlank(text) ? text : jsx('span', { children: text }));
