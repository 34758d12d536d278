import type { ElementType, Key } from 'react';
import * as react from 'react/jsx-runtime';
import { replaceable } from './replaceable.ts';

export { Fragment } from 'react';

/** The functions that the build calls for JSX elements: with at most one child (`jsx`) and with several (`jsxs`). */
export const jsx = (type: ElementType, props: object, key?: Key) => react.jsx(type, replaceable(type, props), key);
export const jsxs = (type: ElementType, props: object, key?: Key) => react.jsxs(type, replaceable(type, props), key);
