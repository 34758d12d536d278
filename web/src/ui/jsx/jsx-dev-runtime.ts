import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-dev-runtime';
import { replaceable } from './replaceable.ts';

export { Fragment } from 'react';

/** The counterpart of jsx-runtime.ts for `npm run dev`. */
export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  ...at: [object, object]
) {
  const made = replaceable(type, props);
  return react.jsxDEV(type, made, key, isStatic && Array.isArray(made.children), ...at);
}
